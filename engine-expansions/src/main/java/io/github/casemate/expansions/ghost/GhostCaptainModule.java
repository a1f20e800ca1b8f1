package io.github.casemate.expansions.ghost;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The solo rules of the second edition: the Ghost Captain plays the second seat. */
public final class GhostCaptainModule implements RuleModule {

    /** What rulesets call the module. */
    public static final String ID = "ghost-captain";

    /** The module as {@link java.util.ServiceLoader} makes it. */
    public GhostCaptainModule() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Seq<Ability> rules() {
        return Array.of(
                new SetsUpAlone(),
                new DrawsOneByOne(),
                new KeepsRow(),
                new DecidesForGhost(),
                new NeverLooks(),
                new RollsFourDice(),
                new TurnsGhostDown(),
                new TurnsGhostUp());
    }

    @Override
    public Table layOut(Table table) {
        return table.withSlice(GhostCaptain.KEY, GhostCaptain.BEGINNING);
    }

    @Override
    public Seq<Problem> validate(Table table) {
        Array<Card> row = GhostCaptain.on(table).row();
        return StepChecks.that(
                        row.forAll(table.main()::owns) && row.toSet().size() == row.size(),
                        "slices.ghost-captain.row",
                        "the row must be made of different cards of the main deck")
                .toArray();
    }

    @Override
    public int extraSeats() {
        return 1;
    }

    @Override
    public String seatName() {
        return "Ghost Captain";
    }

    @Override
    public Option<String> objection(int edition, int players, Seq<String> modules) {
        return Option.when(
                edition != 2 || players != 1,
                "SET-8: the Ghost Captain plays against one person, in the second edition");
    }

    @Override
    public ModuleWords words() {
        return GhostWords.ALL;
    }

    @Override
    public Seq<String> victories(Seq<String> usual) {
        return GhostWords.VICTORIES;
    }

    @Override
    public Seq<Class<?>> types() {
        return Array.of(
                GhostCaptain.class,
                TurnGhost.class,
                GhostTurned.class,
                RowLaid.class,
                SetUpAlone.class,
                PassToGhost.class,
                DrawOneByOne.class,
                LayRow.class,
                GhostAction.class,
                ClaimVictory.class,
                Forgo.class,
                TurnUp.class,
                SetsUpAlone.class,
                DrawsOneByOne.class,
                KeepsRow.class,
                DecidesForGhost.class,
                NeverLooks.class,
                RollsFourDice.class,
                TurnsGhostDown.class,
                TurnsGhostUp.class);
    }
}
