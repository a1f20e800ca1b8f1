package io.github.casemate.expansions.monuments;

class MonumentsForTwoConformance extends MonumentsConformance {

    MonumentsForTwoConformance() {
        super(2);
    }
}
