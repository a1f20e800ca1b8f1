/** A game that nobody here knows: on the agenda, with a board from a document and no line of JSON. */
@org.jspecify.annotations.NullMarked
package io.github.casemate.json.race;
