/** Somebody else's game. */
module com.example.nim {
    requires transitive io.github.casemate.core;

    exports com.example.nim;
}
