package io.github.casemate.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.fog.FogRules;
import io.github.casemate.fog.IslandOfFogPack;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.kernel.Match;
import io.github.casemate.pack.Names;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What is shown above and below a board, whoever looks. */
class ViewpointTest {

    @Test
    void inTheTitlePlayersHaveTheColoursThatTheyHaveOnTheBoard() {
        var played = new PackedGame<>(new IslandOfFogPack(), AgendaGame.of(new FogRules(FogRuleset.standard(4))));
        Names names = Names.of("Ada", "Bob", "Cleo", "Dan");
        var viewpoint = new Viewpoint<>(played, names, Option.none());
        StyledText title =
                viewpoint.title(Recording.of(played, Match.of(played.game(), 1)).last());
        var drawing = played.told(names).drawing();
        for (int seat = 0; seat < 4; seat++) {
            String name = names.names().get(seat);
            var written = title.pieces().find(piece -> piece.text().equals(name));
            assertThat(written.get().style())
                    .isEqualTo(drawing.player(played.players().get(seat)));
        }
        assertThat(Array.ofAll(played.players()).map(drawing::player).distinct())
                .hasSize(4);
    }
}
