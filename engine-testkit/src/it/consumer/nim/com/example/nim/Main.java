package com.example.nim;

import io.github.casemate.kernel.Match;

/** Plays a match and says what the kernel is to this program. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        Module kernel = Match.class.getModule();
        System.out.println("named: " + kernel.isNamed());
        System.out.println("name: " + kernel.getName());
        System.out.println("automatic: " + kernel.getDescriptor().isAutomatic());

        var match = Match.of(new Nim(10), 1L);
        while (!match.isOver()) {
            int spare = (match.state().stones() - 1) % 4;
            match = match.play(new Nim.Take(spare == 0 ? 1 : spare));
        }
        System.out.println("log: " + match.log().map(Nim.Take::stones).mkString(" "));
        System.out.println("won by: " + match.result().get().winners().mkString());
    }
}
