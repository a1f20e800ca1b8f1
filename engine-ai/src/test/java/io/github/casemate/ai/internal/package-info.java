@NullMarked
package io.github.casemate.ai.internal;

import org.jspecify.annotations.NullMarked;
