package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Each law is seen to fail on a game that breaks it. */
class LawsBiteTest {

    static Stream<Class<?>> brokenGames() {
        return Arrays.stream(BrokenGames.class.getDeclaredClasses())
                .filter(fixture -> fixture.isAnnotationPresent(BrokenGames.Breaks.class));
    }

    @ParameterizedTest
    @MethodSource("brokenGames")
    void aBrokenGameFailsTheLawItBreaks(Class<?> fixture) {
        assertThat(failures(fixture, lawBrokenBy(fixture))).hasSize(1);
    }

    @Test
    void everyLawHasAGameThatBreaksIt() {
        Set<String> laws = Arrays.stream(GameConformance.class.getMethods())
                .filter(method -> method.isAnnotationPresent(Property.class))
                .map(Method::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> broken =
                brokenGames().map(LawsBiteTest::lawBrokenBy).collect(Collectors.toCollection(TreeSet::new));
        assertThat(broken).isEqualTo(laws);
    }

    @Test
    void aFailureIsTheShortestGameAsTextThatPlaysItAgain() {
        String message = failures(BrokenGames.RefusesToHold.class, "everyLegalActionIsAccepted")
                .flatMap(event -> event.getPayload(TestExecutionResult.class).stream())
                .flatMap(result -> result.getThrowable().stream())
                .map(Throwable::getMessage)
                .findFirst()
                .orElseThrow();
        // Holding is first legal after a roll that is not a one: no player has chosen anything yet.
        assertThat(message)
                .contains("the legal action HOLD is refused")
                .containsPattern("play\\(\"new game\", -?\\d+L\\)");
        List<String> rolls =
                message.lines().filter(line -> line.contains("chance: Die")).toList();
        assertThat(rolls.subList(0, rolls.size() - 1)).allMatch(roll -> roll.contains("face=1"));
        assertThat(rolls.get(rolls.size() - 1)).doesNotContain("face=1");
    }

    private static String lawBrokenBy(Class<?> fixture) {
        return fixture.getAnnotation(BrokenGames.Breaks.class).value();
    }

    private static Stream<Event> failures(Class<?> fixture, String law) {
        return EngineTestKit.engine("jqwik")
                .configurationParameter("jqwik.tries.default", "100")
                .configurationParameter("jqwik.database", "target/jqwik-broken-database")
                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                .selectors(selectMethod(fixture, law, Playthrough.class.getName()))
                .execute()
                .testEvents()
                .failed()
                .stream();
    }
}
