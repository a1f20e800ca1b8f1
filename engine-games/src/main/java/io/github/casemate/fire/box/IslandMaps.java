package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/**
 * The islands that come with the game. The rulebook prints its map as a picture that is lost; it says in words that there
 * are 24 territories, a volcano in a lake, rivers and four corner oceans. The rest is our reconstruction.
 */
public final class IslandMaps {

    /** The island of the standard game: 24 territories on 35 by 29 cells. */
    public static final IslandMap STANDARD = new IslandMap(
            "fire-island",
            Array.of(
                    "111111AAAA~BBBBBB~CCCCCC~DDDD222222",
                    "11111AAAAA~BBBBBB~CCCCCC~DDDDD22222",
                    "1111AAAAAA~BBBBBB~CCCCCC~DDDDDD2222",
                    "1111AAAAAA~BBBBBB~CCCCCC~DDDDDD2222",
                    "1111AAAAAA~BBBBBB~CCCCCC~DDDDDD2222",
                    "1111~~~~~~~~~~~~~~~~~~~~~~~~~~~2222",
                    "11EEE~FFFFF~GGGGG~HHHHH~IIIII~JJJ22",
                    "1EEEE~FFFFF~GGGGG~HHHHH~IIIII~JJJJ2",
                    "EEEEE~FFFFF~GGGGG~HHHHH~IIIII~JJJJJ",
                    "EEEEE~FFFFF~GGGGG~HHHHH~IIIII~JJJJJ",
                    "EEEEE~FFFFF~GGGGG~HHHHH~IIIII~JJJJJ",
                    "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
                    "KKKKKK~LLLLLL~*******~MMMMMM~NNNNNN",
                    "KKKKKK~LLLLLL~*******~MMMMMM~NNNNNN",
                    "KKKKKK~LLLLLL~***^***~MMMMMM~NNNNNN",
                    "KKKKKK~LLLLLL~*******~MMMMMM~NNNNNN",
                    "KKKKKK~LLLLLL~*******~MMMMMM~NNNNNN",
                    "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
                    "OOOOO~PPPPP~QQQQQ~RRRRR~SSSSS~TTTTT",
                    "OOOOO~PPPPP~QQQQQ~RRRRR~SSSSS~TTTTT",
                    "OOOOO~PPPPP~QQQQQ~RRRRR~SSSSS~TTTTT",
                    "3OOOO~PPPPP~QQQQQ~RRRRR~SSSSS~TTTT4",
                    "33OOO~PPPPP~QQQQQ~RRRRR~SSSSS~TTT44",
                    "3333~~~~~~~~~~~~~~~~~~~~~~~~~~~4444",
                    "3333UUUUUU~VVVVVV~WWWWWW~XXXXXX4444",
                    "3333UUUUUU~VVVVVV~WWWWWW~XXXXXX4444",
                    "3333UUUUUU~VVVVVV~WWWWWW~XXXXXX4444",
                    "33333UUUUU~VVVVVV~WWWWWW~XXXXX44444",
                    "333333UUUU~VVVVVV~WWWWWW~XXXX444444"),
            mountain(15, 19, 13, 15, Array.of(new MountainCell(16, 14, 2), new MountainCell(18, 14, 2))),
            "reconstructed; printed: 24 territories, a volcano in a lake, rivers and four corner oceans");

    /** A smaller island of ours: 12 territories on 27 by 18 cells, so that neighbours meet sooner. */
    public static final IslandMap SMALL = new IslandMap(
            "little-fire-island",
            Array.of(
                    "1111AAAAA~BBBBBBB~CCCCC2222",
                    "111AAAAAA~BBBBBBB~CCCCCC222",
                    "11AAAAAAA~BBBBBBB~CCCCCCC22",
                    "1AAAAAAAA~BBBBBBB~CCCCCCCC2",
                    "AAAAAAAAA~BBBBBBB~CCCCCCCCC",
                    "~~~~~~~~~~~~~~~~~~~~~~~~~~~",
                    "DDDDD~EEEEE~*****~FFFF~GGGG",
                    "DDDDD~EEEEE~*****~FFFF~GGGG",
                    "DDDDD~EEEEE~**^**~FFFF~GGGG",
                    "DDDDD~EEEEE~*****~FFFF~GGGG",
                    "DDDDD~EEEEE~*****~FFFF~GGGG",
                    "~~~~~~~~~~~~~~~~~~~~~~~~~~~",
                    "HHHHH~IIIII~JJJJ~KKKKK~LLLL",
                    "HHHHH~IIIII~JJJJ~KKKKK~LLLL",
                    "HHHHH~IIIII~JJJJ~KKKKK~LLLL",
                    "3HHHH~IIIII~JJJJ~KKKKK~LLLL",
                    "33HHH~IIIII~JJJJ~KKKKK~LLL4",
                    "333HH~IIIII~JJJJ~KKKKK~LL44"),
            mountain(13, 15, 7, 9, Array.of(new MountainCell(14, 7, 2))),
            "made for this project, after the reconstructed island");

    private IslandMaps() {}

    /** A block of cells of height 1 around a crater in its middle, some of them higher. */
    private static Array<MountainCell> mountain(int west, int east, int north, int south, Array<MountainCell> higher) {
        Array<MountainCell> cells = Array.empty();
        for (int y = north; y <= south; y++) {
            for (int x = west; x <= east; x++) {
                MountainCell low = new MountainCell(x, y, 1);
                boolean crater = 2 * x == west + east && 2 * y == north + south;
                if (!crater) {
                    cells = cells.append(higher.find(cell -> cell.x() == low.x() && cell.y() == low.y())
                            .getOrElse(low));
                }
            }
        }
        return cells;
    }
}
