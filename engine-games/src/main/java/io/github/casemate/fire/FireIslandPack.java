package io.github.casemate.fire;
