package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.action.FogAction.CombatRoll;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.event.CombatEvents.CombatDiceRolled;
import io.github.casemate.fog.event.CombatEvents.FightDecided;
import io.github.casemate.fog.event.CombatEvents.UnitAdvanced;
import io.github.casemate.fog.event.CombatEvents.UnitDestroyed;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.Fight;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * CBT: a fight. Both sides roll three dice; then the attacker may roll some again, then the defender, who has seen it all
 * (RUL-13); then the higher total wins.
 */
public final class Combat {

    static final List<Step<FogTable>> STEPS = List.of(
            new RollForCombat(true),
            new RollForCombat(false),
            new OfferSecondRoll(true),
            new OfferSecondRoll(false),
            new DecideFight());

    private Combat() {}

    /**
     * {@return CBT-2: what an attacker adds}
     *
     * @param unit the attacking unit
     */
    public static int attackBonus(int unit) {
        return UnitCode.isElite(unit) ? 2 : 1;
    }

    /**
     * {@return CBT-3, RUL-12: what a defender adds}
     *
     * @param table the table
     * @param space the index of the space on which it stands
     */
    public static int defenceBonus(FogTable table, int space) {
        int shelter = isBuilding(table, space) ? 2 : table.ground(space).shelter();
        return shelter + (UnitCode.isElite(table.unit(space)) ? 1 : 0);
    }

    /** RUL-12: the lighthouse counts as a building even if nobody owns it. */
    private static boolean isBuilding(FogTable table, int space) {
        return table.building(space) != BuildingCode.NONE || table.ground(space) == Ground.LIGHTHOUSE;
    }

    private static Fight fight(FogTable table) {
        return table.fight().getOrElseThrow(() -> new IllegalStateException("nobody fights"));
    }

    private static int unit(FogTable table, boolean attacking) {
        Fight fight = fight(table);
        return table.unit((attacking ? fight.attacker() : fight.defender()).index());
    }

    /**
     * CBT-1: one side rolls three dice.
     *
     * @param attacking whether it is the attacker
     */
    public record RollForCombat(boolean attacking) implements ChanceStep<FogTable> {

        @Override
        public Distribution<Action> odds(FogTable table) {
            return CombatDice.odds(3);
        }

        @Override
        public void answer(Play<FogTable> play, Action outcome) {
            play.emit(new CombatDiceRolled(attacking, ((CombatRoll) outcome).dice()));
        }
    }

    /**
     * CBT-4: a stack may roll one of its dice again, or up to two if it has three figures.
     *
     * @param attacking whether it is the attacker
     */
    public record OfferSecondRoll(boolean attacking) implements FogQuestion {

        @Override
        public Wanted wanted() {
            return new Wanted("CBT-4", "which dice to roll again, or none");
        }

        @Override
        public PlayerId asked(FogTable table) {
            return PlayerId.of(UnitCode.owner(unit(table, attacking)));
        }

        @Override
        public Seq<Action> options(FogTable table) {
            int figures = UnitCode.figures(unit(table, attacking));
            boolean allowed = attacking || !table.board().plays(FogVariant.ATTACKERS_REROLL);
            return figures > 1 && allowed ? CombatDice.again(fight(table).dice(attacking), figures) : Array.empty();
        }

        @Override
        public void answer(Play<FogTable> play, Action answer) {
            if (answer instanceof RollAgain again) {
                play.then(new SecondRoll(attacking, again.dice()));
            }
        }
    }

    /**
     * RUL-13: the dice that were taken up are rolled, and stand.
     *
     * @param attacking whether the attacker rolls
     * @param taken the dice that were taken up
     */
    public record SecondRoll(boolean attacking, int taken) implements ChanceStep<FogTable> {

        @Override
        public Distribution<Action> odds(FogTable table) {
            return CombatDice.odds(taken < 10 ? 1 : 2);
        }

        @Override
        public void answer(Play<FogTable> play, Action outcome) {
            int kept = CombatDice.without(fight(play.table()).dice(attacking), taken);
            play.emit(new CombatDiceRolled(attacking, CombatDice.joined(kept, ((CombatRoll) outcome).dice())));
        }
    }

    /** CBT-1: the totals are compared. CBT-5, RUL-14: who destroys a unit on a building moves there. */
    public record DecideFight() implements AutoStep<FogTable> {

        @Override
        public void take(Play<FogTable> play) {
            FogTable table = play.table();
            Fight fight = fight(table);
            FogSpace target = fight.defender();
            int attack = CombatDice.sum(fight.attack()) + attackBonus(unit(table, true));
            int defence = CombatDice.sum(fight.defence()) + defenceBonus(table, target.index());
            play.emit(new FightDecided(attack, defence));
            if (attack > defence) {
                play.emit(new UnitDestroyed(target));
                if (isBuilding(table, target.index())) {
                    play.emit(new UnitAdvanced(fight.attacker(), target));
                }
            } else if (attack < defence) {
                play.emit(new UnitDestroyed(fight.attacker()));
            }
        }
    }
}
