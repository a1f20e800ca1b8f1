/**
 * The server of the guide "Serve": matches of any pack for several people, over HTTP. Readers copy {@link
 * com.example.serve.MatchServer} with what it needs; everything else here attacks it. Nothing in it knows a game.
 */
@NullMarked
package com.example.serve;

import org.jspecify.annotations.NullMarked;
