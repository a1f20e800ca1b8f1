package io.github.casemate.expansions.ghost;

class GhostAloneConformance extends GhostConformance {

    GhostAloneConformance() {
        super(Haunted.RULESET);
    }
}
