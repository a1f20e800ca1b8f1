package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.expansions.ramparts.RampartsModule;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.testkit.modules.NamedModules;
import io.vavr.collection.Seq;
import io.vavr.match.annotation.Unapply;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The finished jars as named modules: the expansions are found on the module path too. */
class ExpansionsModuleIT {

    private static final String EXPANSIONS = "io.github.casemate.expansions";

    @Test
    void theModulePathFindsTheFiveModules() throws Exception {
        Path[] jars = NamedModules.jarsOf(RampartsModule.class, RuleModule.class, Seq.class, Unapply.class)
                .toArray(Path[]::new);
        Configuration configuration = ModuleLayer.boot()
                .configuration()
                .resolveAndBind(ModuleFinder.of(jars), ModuleFinder.of(), Set.of(EXPANSIONS));
        ModuleLayer layer = ModuleLayer.boot().defineModulesWithOneLoader(configuration, null);

        assertThat(layer.findModule(EXPANSIONS).orElseThrow().getDescriptor().isAutomatic())
                .isFalse();
        Class<?> service = layer.findLoader(EXPANSIONS).loadClass(RuleModule.class.getName());
        List<Object> ids = ServiceLoader.load(layer, service).stream()
                .map(provider -> idOf(service, provider.get()))
                .toList();
        assertThat(ids).containsExactlyInAnyOrder("ramparts", "coquina", "captains", "monuments", "ghost-captain");
    }

    private static Object idOf(Class<?> service, Object module) {
        try {
            return service.getMethod("id").invoke(module);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
