package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Somebody else's messages hold our values, written by their own Jackson. */
class JacksonModuleTest {

    /** What a server may send to a client. */
    public record Message(String table, Option<GameView<Table>> view, Seq<Event<Table>> events, Seq<Action> options) {}

    private static final IslandSiege GAME =
            IslandSiege.of(Ruleset.secondEdition(3).with("captains"));
    private static final JsonMapper MAPPER = Siege.json(GAME).mapper();

    @Test
    void aMessageComesThroughAsItWas() throws JsonProcessingException {
        PlayerId me = PlayerId.of(0);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(GAME, 5L);
        Message sent = new Message("blue", Option.some(match.view(me)), match.eventsSince(0, me), match.legalActions());
        String text = MAPPER.writeValueAsString(sent);
        assertThat(text).contains("{\"kind\":\"base:pass-card\",\"card\":\"");
        assertThat(MAPPER.readValue(text, Message.class)).isEqualTo(sent);
    }

    @Test
    void aStateComesThroughAsItWas() throws JsonProcessingException {
        GameState<Table> state = Match.of(GAME, 5L).state();
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(state), GameState.class))
                .isEqualTo(state);
    }

    @Test
    void whatWeRefuseJacksonRefuses() {
        assertThatThrownBy(() -> MAPPER.readValue("{\"kind\":\"base:attack\",\"fort\":\"nowhere\"}", Action.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("fort: there is no card 'nowhere'")
                .hasCauseInstanceOf(DocumentException.class);
    }
}
