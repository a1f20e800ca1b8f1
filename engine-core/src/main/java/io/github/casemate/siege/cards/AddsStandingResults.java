package io.github.casemate.siege.cards;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.quantity.AddedResults;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-6: each attack of the owner adds results of a face.
 *
 * @param face the face
 * @param results how many
 */
public record AddsStandingResults(Face face, int results) implements Modifier<AddedResults> {

    @Override
    public Class<AddedResults> about() {
        return AddedResults.class;
    }

    @Override
    public int modify(int number, AddedResults asked, Source source, Table table) {
        return source.isOf(asked.attack().attacker()) && asked.face() == face ? number + results : number;
    }
}
