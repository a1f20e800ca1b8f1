@NullMarked
package io.github.casemate.text;

import org.jspecify.annotations.NullMarked;
