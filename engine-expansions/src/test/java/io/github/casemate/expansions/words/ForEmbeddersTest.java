package io.github.casemate.expansions.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** What those who embed the library reach with one call, and what they are told when they slip. */
class ForEmbeddersTest {

    private static final SceneGame GAME = Scene.of(Ruleset.secondEdition(2).with("captains"))
            .player(1, side -> side.hand("raven", "bribery"))
            .actionOf(1);

    @Test
    void aHandIsAListOfCardsAsFarAsTheViewerKnowsThem() {
        assertThat(IslandSiege.hand(GAME.view(1), PlayerId.of(0)).map(Card::name))
                .containsExactly("Raven", "Bribery");
        assertThat(IslandSiege.hand(GAME.view(2), PlayerId.of(0))).isEmpty();
    }

    @Test
    void whoeverDoesNotPlayIsToldWhoDoes() {
        PlayerId nobody = PlayerId.of(6);
        String message = "P7 does not play; there are P1, P2";

        assertThatIllegalArgumentException()
                .isThrownBy(() -> IslandSiege.hand(GAME.view(1), nobody))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.table().player(nobody))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.game().view(GAME.state(), nobody))
                .withMessage(message);
    }

    @Test
    void cardsAreFoundByNameAndUnknownOnesHaveNeighbours() {
        assertThat(GAME.game().card("bribery")).isEqualTo(GAME.game().card("Bribery"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.game().card("Ravem"))
                .withMessage("there is no card 'Ravem' in this game (Did you mean 'Raven'?)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BaseCards.card("cove-outpst"))
                .withMessage("there is no base card 'cove-outpst' (Did you mean 'cove-outpost'?)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.table().fort(GAME.game().card("Cove Outpost")))
                .withMessage("there is no fort Cove Outpost on the table");
    }
}
