/** A program that plays Island Siege. If you do not use modules, delete this file. */
module com.example.starter {
    requires io.github.casemate.ai; // brings the core and Vavr

    exports com.example.starter;
}
