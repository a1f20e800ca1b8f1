package io.github.casemate.fog.action;

import io.github.casemate.agenda.Action;

/** An answer on the Island of Fog. */
public sealed interface FogAction extends Action
        permits FogChoice,
                PlayerBegins,
                DrawTile,
                LayTile,
                PointArrow,
                ActivateUnit,
                HeadFor,
                StopAt,
                ExploreFrom,
                AttackTowards,
                RollAgain,
                CombatRoll {}
