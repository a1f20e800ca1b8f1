package io.github.casemate.siege;

import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.event.AbilityUsed;
import io.github.casemate.siege.event.ActionPhaseBegan;
import io.github.casemate.siege.event.AttackEnded;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.event.BuildingBuilt;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.event.CardGiven;
import io.github.casemate.siege.event.CardPassed;
import io.github.casemate.siege.event.CardRemoved;
import io.github.casemate.siege.event.CardReturned;
import io.github.casemate.siege.event.CardSetAside;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.event.CardTookEffect;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.CardsKept;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.ColonistsMoved;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.ColonizeEnded;
import io.github.casemate.siege.event.ColorChosen;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.event.DicePickedUp;
import io.github.casemate.siege.event.DiceRolled;
import io.github.casemate.siege.event.DiceTaken;
import io.github.casemate.siege.event.FleetReturned;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.event.FortBuilt;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.event.OpenWatersEntered;
import io.github.casemate.siege.event.Passed;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.RerollGained;
import io.github.casemate.siege.event.RerollsUsedUp;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.siege.event.ResultsCounted;
import io.github.casemate.siege.event.RollingEnded;
import io.github.casemate.siege.event.ShipBuilt;
import io.github.casemate.siege.event.StartDetermined;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.event.StoneLost;
import io.github.casemate.siege.event.StonePlaced;
import io.github.casemate.siege.event.StonesPicked;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.rules.ActionPhase;
import io.github.casemate.siege.rules.BeginTurn;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.rules.ChoosePass;
import io.github.casemate.siege.rules.ChooseWave;
import io.github.casemate.siege.rules.Colonize;
import io.github.casemate.siege.rules.CountResults;
import io.github.casemate.siege.rules.Deal;
import io.github.casemate.siege.rules.DealHand;
import io.github.casemate.siege.rules.Destruction;
import io.github.casemate.siege.rules.DetermineStart;
import io.github.casemate.siege.rules.Discard;
import io.github.casemate.siege.rules.DiscardAtRandom;
import io.github.casemate.siege.rules.DiscardOne;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.rules.DrawAction;
import io.github.casemate.siege.rules.EndAttack;
import io.github.casemate.siege.rules.EndBuild;
import io.github.casemate.siege.rules.EndColonize;
import io.github.casemate.siege.rules.EndRolling;
import io.github.casemate.siege.rules.EndTurn;
import io.github.casemate.siege.rules.Evacuate;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.FirstTurn;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.GiveOne;
import io.github.casemate.siege.rules.ImperialBoard;
import io.github.casemate.siege.rules.KeepCards;
import io.github.casemate.siege.rules.Leadership;
import io.github.casemate.siege.rules.OfferRerolls;
import io.github.casemate.siege.rules.PassCards;
import io.github.casemate.siege.rules.Reinforce;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.rules.ReturnToHand;
import io.github.casemate.siege.rules.RollDice;
import io.github.casemate.siege.rules.ScoreBuild;
import io.github.casemate.siege.rules.SecondWave;
import io.github.casemate.siege.rules.SetUp;
import io.github.casemate.siege.rules.SettleFort;
import io.github.casemate.siege.rules.SettleTarget;
import io.github.casemate.siege.rules.StartColonists;
import io.github.casemate.siege.rules.TakeDice;
import io.github.casemate.siege.rules.VictoryPhase;
import io.github.casemate.siege.spi.Answered;
import io.github.casemate.siege.spi.Delegated;
import io.vavr.collection.Array;

/** The record types of the rules that may occur in a file. Those of the cards are listed with the cards. */
final class BaseTypes {

    static final Array<Class<?>> ALL = Array.of(
            // actions
            Attack.class,
            AttackOpenWaters.class,
            BuildBuilding.class,
            BuildFort.class,
            BuildShip.class,
            ChooseCard.class,
            ChooseColor.class,
            ChooseOpponent.class,
            ChooseReinforce.class,
            ChooseSecondWave.class,
            DealCards.class,
            Decline.class,
            DiceFall.class,
            DiscardCard.class,
            DrawCards.class,
            EndLeadership.class,
            FellStones.class,
            GiveCard.class,
            KeepDice.class,
            LeaveEmpty.class,
            Pass.class,
            PassCard.class,
            PickCard.class,
            PlaceStone.class,
            RepairSpace.class,
            RerollDice.class,
            SendHome.class,
            Settle.class,
            Shelter.class,
            SinkShip.class,
            StartWith.class,
            UseCard.class,
            // events
            AbilityUsed.class,
            ActionPhaseBegan.class,
            AttackEnded.class,
            BuildEnded.class,
            BuildingBuilt.class,
            CardDestroyed.class,
            CardDiscarded.class,
            CardGiven.class,
            CardPassed.class,
            CardRemoved.class,
            CardReturned.class,
            CardSetAside.class,
            CardTaken.class,
            CardTookEffect.class,
            CardsDrawn.class,
            CardsKept.class,
            CoinsScored.class,
            ColonistsMoved.class,
            ColonistsSettled.class,
            ColonistsWentHome.class,
            ColonizeEnded.class,
            ColorChosen.class,
            DeckRefilled.class,
            DicePickedUp.class,
            DiceRolled.class,
            DiceTaken.class,
            FleetReturned.class,
            FleetSent.class,
            FortAttacked.class,
            FortBuilt.class,
            GameEnded.class,
            HandSeen.class,
            LeadershipSpent.class,
            OpenWatersEntered.class,
            Passed.class,
            Reinforced.class,
            RerollGained.class,
            RerollsUsedUp.class,
            ResultsAdded.class,
            ResultsCounted.class,
            RollingEnded.class,
            ShipBuilt.class,
            StartDetermined.class,
            StoneBrought.class,
            StoneFell.class,
            StoneLost.class,
            StonePlaced.class,
            StonesPicked.class,
            TurnBegan.class,
            // steps of the rules
            ActionPhase.class,
            BeginTurn.class,
            ChooseAction.class,
            ChooseAttackColor.class,
            ChoosePass.class,
            ChooseWave.class,
            Colonize.class,
            CountResults.class,
            Deal.class,
            DealHand.class,
            Destruction.class,
            DetermineStart.class,
            Discard.class,
            DiscardAtRandom.class,
            DiscardOne.class,
            Draw.class,
            DrawAction.class,
            EndAttack.class,
            EndBuild.class,
            EndColonize.class,
            EndRolling.class,
            EndTurn.class,
            Evacuate.class,
            FillSpace.class,
            FirstTurn.class,
            FirstWave.class,
            GiveOne.class,
            ImperialBoard.class,
            KeepCards.class,
            Leadership.class,
            OfferRerolls.class,
            PassCards.class,
            Reinforce.class,
            RepairFort.class,
            Rerolling.class,
            ReturnToHand.class,
            RollDice.class,
            ScoreBuild.class,
            SecondWave.class,
            SetUp.class,
            SettleFort.class,
            SettleTarget.class,
            StartColonists.class,
            TakeDice.class,
            VictoryPhase.class,
            // steps for replacements
            Answered.class,
            Delegated.class);

    private BaseTypes() {}
}
