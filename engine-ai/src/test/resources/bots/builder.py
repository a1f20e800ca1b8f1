#!/usr/bin/env python3
"""Builds if it can, attacks otherwise, and leaves everything else to chance."""
import json
import random
import sys

LIKED = ["build", "attack", "reroll"]


def answer(message):
    if message["type"] == "hello":
        return {"ready": True}
    for liked in LIKED:
        for option in message["options"]:
            if option["notation"].startswith(liked):
                return {"notation": option["notation"]}
    chance = random.Random(message["seed"])
    return {"option": chance.choice(message["options"])["option"]}


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "end":
        break
    print(json.dumps(answer(message)), flush=True)
