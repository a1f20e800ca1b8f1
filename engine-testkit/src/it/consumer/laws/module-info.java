/** The tests of somebody else's game. Open, since test engines work by reflection. */
open module com.example.laws {
    requires com.example.nim;
    requires io.github.casemate.testkit;
    requires org.junit.platform.launcher;
}
