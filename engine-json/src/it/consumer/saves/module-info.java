module com.example.saves {
    requires io.github.casemate.json;
}
