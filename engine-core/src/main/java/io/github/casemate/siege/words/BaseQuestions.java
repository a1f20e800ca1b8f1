package io.github.casemate.siege.words;

import static io.github.casemate.siege.phrasing.PieceWords.space;

import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.rules.ChoosePass;
import io.github.casemate.siege.rules.ChooseWave;
import io.github.casemate.siege.rules.DiscardOne;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.GiveOne;
import io.github.casemate.siege.rules.Leadership;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.rules.SecondWave;
import io.github.casemate.siege.rules.SettleFort;

/** What each question of the rules asks, in words, and which rules are behind it. */
final class BaseQuestions {

    static final ModuleWords ALL = ModuleWords.NONE
            .question(ChooseAction.class, "What do you do?", "ACT-1", "DRW-1", "FRT-1", "BLD-1", "SHP-1", "ATK-1")
            .question(ChoosePass.class, "Which card do you pass to your left neighbour?", "SET-5")
            .question(GiveOne.class, "Which of the cards just drawn do you give away, and to whom?", "DRW-1")
            .question(DiscardOne.class, "Which of the cards just drawn do you discard?", "RUL-52")
            .question(
                    SettleFort.class,
                    (q, say) -> "How many colonists settle in " + q.fort().name() + "?",
                    "COL-3")
            .question(
                    FillSpace.class,
                    (q, say) -> q.card().name() + ": which stone goes on " + space(q.space()) + "?",
                    "FRT-2",
                    "FRT-4")
            .fort(FillSpace.class, FillSpace::card)
            .question(
                    RepairFort.class,
                    (q, say) -> q.building().name() + " brings a "
                            + q.building().repair().map(PieceWords::color).getOrElse("new") + " stone: which space of "
                            + q.fort().name() + " does it fill?",
                    "BLD-3",
                    "RUL-5")
            .fort(RepairFort.class, RepairFort::fort)
            .question(Rerolling.class, "Which dice do you roll again?", "ATK-3", "ATK-14")
            .question(Leadership.class, "How do you use Leadership?", "ATK-4", "ATK-5")
            .question(ChooseAttackColor.class, "Which colour do you attack?", "ATK-6", "RUL-37", "DEF-1", "DEF-2")
            .question(FirstWave.class, "First wave: which stones fall?", "ATK-7", "DEF-1", "DEF-2", "RUL-1")
            .question(ChooseWave.class, "Do you reinforce, or send a second wave?", "ATK-8", "ATK-9", "ATK-10")
            .question(SecondWave.class, "Second wave: which stones fall?", "ATK-10", "RUL-43");

    private BaseQuestions() {}
}
