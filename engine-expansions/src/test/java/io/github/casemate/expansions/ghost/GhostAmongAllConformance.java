package io.github.casemate.expansions.ghost;

class GhostAmongAllConformance extends GhostConformance {

    GhostAmongAllConformance() {
        super(Haunted.RULESET.with("captains", "coquina", "monuments", "ramparts"));
    }
}
