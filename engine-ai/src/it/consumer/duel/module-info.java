module com.example.duel {
    requires io.github.casemate.ai;

    provides io.github.casemate.ai.BotProvider with
            com.example.duel.Last;
}
