package io.github.casemate.expansions.monuments;

class MonumentsForThreeConformance extends MonumentsConformance {

    MonumentsForThreeConformance() {
        super(3);
    }
}
