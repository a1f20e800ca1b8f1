package io.github.casemate.fog.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.BuildingKind;
import io.github.casemate.fog.table.Defeat;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.kernel.PlayerId;

/** What happens to buildings and to those who lose them. */
public interface BuildingEvents {

    /**
     * BLD-1, LGT-1: the activated unit has built on its lot, or claimed the lighthouse.
     *
     * @param player whose building it is
     * @param space where it stands
     * @param building what it is
     */
    record FogBuilt(PlayerId player, FogSpace space, BuildingKind building) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.with(table.pieces().withBuilding(space.index(), building.ownedBy(player.index())))
                    .finishing(false);
        }
    }

    /**
     * BLD-2: the activated unit has turned the building over.
     *
     * @param space where it stands
     * @param building what it is now
     */
    record BuildingSwapped(FogSpace space, BuildingKind building) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            int owner = BuildingCode.owner(table.building(space.index()));
            return table.with(table.pieces().withBuilding(space.index(), building.ownedBy(owner)))
                    .finishing(false);
        }
    }

    /**
     * RUL-3: a building of the set-up begins as a factory; only in a variant.
     *
     * @param space where it stands
     */
    record FactorySetUp(FogSpace space) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            int owner = BuildingCode.owner(table.building(space.index()));
            return table.with(table.pieces().withBuilding(space.index(), BuildingKind.FACTORY.ownedBy(owner)));
        }
    }

    /**
     * CON-1, CON-3: a building has changed hands, because a unit held it or its owner was defeated.
     *
     * @param player whose building it is now
     * @param space where it stands
     * @param building what it is now
     */
    record BuildingConquered(PlayerId player, FogSpace space, BuildingKind building) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            FogTable next = table.with(table.pieces().withBuilding(space.index(), building.ownedBy(player.index())));
            int unit = table.unit(space.index());
            boolean held = unit != UnitCode.NONE && UnitCode.owner(unit) == player.index();
            return held ? next.settling(space.index()) : next;
        }
    }

    /**
     * RUL-24: a building is gone, because its new owner had no token for it.
     *
     * @param space the lot, which is empty now
     */
    record BuildingRemoved(FogSpace space) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            FogTable next = table.with(table.pieces().withBuilding(space.index(), BuildingCode.NONE));
            return table.unit(space.index()) == UnitCode.NONE ? next : next.settling(space.index());
        }
    }

    /**
     * CON-3: a player has lost the own base, and with it all units and coins.
     *
     * @param player who is defeated
     * @param by whose unit took the base
     */
    record PlayerDefeated(PlayerId player, PlayerId by) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.defeating(Defeat.of(table, player, by));
        }
    }
}
