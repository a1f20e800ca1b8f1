package io.github.casemate.app;

import io.github.casemate.app.play.UserError;
import io.github.casemate.json.SettingsJson;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Changed cards in a file. */
final class CardFile {

    private CardFile() {}

    /** The rules with the cards of these files instead of the shipped ones. */
    static Ruleset read(Ruleset rules, Iterable<Path> files) {
        SettingsJson json = SettingsJson.of(new IslandSiegePack());
        Ruleset changed = rules;
        for (Path file : files) {
            try {
                changed = changed.with(json.readDocument(file, Catalog.class));
            } catch (DocumentException bad) {
                throw new UserError("These are not cards: " + bad.getMessage(), bad);
            } catch (NoSuchFileException missing) {
                throw new UserError("There is no file " + Excerpt.of(file) + ".", missing);
            } catch (IOException broken) {
                throw new UserError("The file " + Excerpt.of(file) + " cannot be read.", broken);
            }
        }
        return changed;
    }
}
