package io.github.casemate.expansions.monuments;

class MonumentsForFourConformance extends MonumentsConformance {

    MonumentsForFourConformance() {
        super(4);
    }
}
