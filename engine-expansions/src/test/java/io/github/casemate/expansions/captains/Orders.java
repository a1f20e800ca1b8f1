package io.github.casemate.expansions.captains;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.permission.Destroy;
import io.github.casemate.siege.permission.LoseColonist;
import io.github.casemate.siege.quantity.LeadershipPrice;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.UnaryOperator;

/** Words for tests of captain cards: the first player attacks. */
final class Orders {

    static final Ruleset TWO = Ruleset.secondEdition(2).with("captains");
    static final Ruleset THREE = Ruleset.secondEdition(3).with("captains");

    static final PlayerId FIRST = PlayerId.of(0);
    static final PlayerId SECOND = PlayerId.of(1);
    static final PlayerId THIRD = PlayerId.of(2);

    /** As a fort would do that makes Leadership dear. */
    record DearLeadership(int more) implements Modifier<LeadershipPrice> {
        @Override
        public Class<LeadershipPrice> about() {
            return LeadershipPrice.class;
        }

        @Override
        public int modify(int number, LeadershipPrice asked, Source source, Table table) {
            return number + more;
        }
    }

    /** As a card would do that keeps its owner's colonists in their places. */
    record KeepsColonists() implements Restriction<LoseColonist> {
        @Override
        public Class<LoseColonist> about() {
            return LoseColonist.class;
        }

        @Override
        public boolean forbids(LoseColonist permission, Source source, Table table) {
            return true;
        }

        @Override
        public Rejection reason(LoseColonist permission) {
            return Rejection.of("colonists-stay", "The colonists stay.");
        }
    }

    /** As a card would do that protects others. */
    record KeepsCards() implements Restriction<Destroy> {
        @Override
        public Class<Destroy> about() {
            return Destroy.class;
        }

        @Override
        public boolean forbids(Destroy permission, Source source, Table table) {
            return true;
        }

        @Override
        public Rejection reason(Destroy permission) {
            return Rejection.of("card-protected", "The card cannot be destroyed.");
        }
    }

    private Orders() {}

    /** A scene for two in which the first player holds captain cards. */
    static Scene holding(String... captains) {
        return Scene.of(TWO).player(1, side -> side.hand(captains));
    }

    static UnaryOperator<Table> rule(Ability ability) {
        return table -> table.withAbilities(table.abilities().plusRules(Array.of(ability)));
    }

    static PlayCaptain order(SceneGame play, String id) {
        return new PlayCaptain(play.card(id));
    }

    static SceneGame plays(SceneGame play, String id) {
        return play.does(order(play, id));
    }

    /** The first player attacks Open Waters and keeps the dice. */
    static SceneGame openWaters(Scene scene, Face... faces) {
        return scene.actionOf(1).does(new AttackOpenWaters()).rolls(faces).does(new KeepDice());
    }

    /** The captain cards that may be played now. */
    static Seq<String> playable(SceneGame play) {
        return play.options(PlayCaptain.class).map(option -> option.card().id());
    }

    static Seq<String> captains(SceneGame play, int number) {
        return play.hand(CaptainsModule.DECK, number);
    }

    static Seq<String> captainDiscards(SceneGame play) {
        return play.discardPile(CaptainsModule.DECK);
    }

    /** What a player knows of another hand of captain cards. */
    static Pile seen(SceneGame play, int viewer, int holder) {
        return play.view(viewer).table().deck(CaptainsModule.DECK).hand(PlayerId.of(holder - 1));
    }

    /** What a player knows of another hand of the main deck. */
    static Pile seenMain(SceneGame play, int viewer, int holder) {
        return play.view(viewer).table().main().hand(PlayerId.of(holder - 1));
    }

    static Pile pile(SceneGame play, String... ids) {
        return Pile.of(CardSet.ofAll(Array.of(ids).map(play::card)));
    }

    static Pile hidden(int cards) {
        return new Pile(CardSet.NONE, cards);
    }
}
