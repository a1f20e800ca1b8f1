/**
 * JSON for Island Siege: {@link io.github.casemate.json.SiegeJson} for what is sent, {@link
 * io.github.casemate.json.SavedMatch} for what is stored, {@link io.github.casemate.json.CatalogJson} for cards. Input
 * is either a value that the rules allow or a {@link io.github.casemate.json.document.DocumentException}.
 */
@NullMarked
package io.github.casemate.json;

import org.jspecify.annotations.NullMarked;
