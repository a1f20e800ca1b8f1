/**
 * JSON for the games of any pack: {@link io.github.casemate.json.GameJson} for what is sent, {@link
 * io.github.casemate.json.SavedMatch} for what is stored, {@link io.github.casemate.json.Transcript} for one player,
 * {@link io.github.casemate.json.SettingsJson} for cards and other settings in files, and {@link
 * io.github.casemate.json.AnyMatch} for programs that know no game. Input is either a value that the rules allow or a
 * {@link io.github.casemate.json.document.DocumentException}. Nothing here knows a game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.json;

import org.jspecify.annotations.NullMarked;
