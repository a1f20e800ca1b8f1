package io.github.casemate.fire.words;

import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.CharSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** Elements, buildings and cards, seen closely: buildings level by level, from the ground up. */
final class PlanPicture {

    private final Realm realm;

    PlanPicture(Realm realm) {
        this.realm = realm;
    }

    /** An element, a card or a building by its name or a part of it, the shortest name first. */
    Option<Block> of(String name, int width) {
        String wanted = name.strip().toLowerCase(Locale.ROOT);
        Array<String> names = Element.ALL
                .map(Element::label)
                .appendAll(realm.catalog().cards().map(FireCard::name))
                .appendAll(realm.catalog().buildings().map(Blueprint::name));
        return names.find(one -> one.toLowerCase(Locale.ROOT).equals(wanted))
                .orElse(() -> wanted.isEmpty()
                        ? Option.none()
                        : names.filter(one -> one.toLowerCase(Locale.ROOT).contains(wanted))
                                .sortBy(String::length)
                                .headOption())
                .map(found -> named(found, width));
    }

    private Block named(String name, int width) {
        Option<Element> element = Element.ALL.find(one -> one.label().equals(name));
        if (element.isDefined()) {
            return element(element.get(), width);
        }
        Option<FireCard> card = realm.catalog().cards().find(one -> one.name().equals(name));
        Option<Blueprint> building = card.isDefined()
                ? card.flatMap(FireCard::building)
                        .flatMap(id ->
                                realm.catalog().buildings().find(one -> one.id().equals(id)))
                : realm.catalog().buildings().find(one -> one.name().equals(name));
        String source = card.map(FireCard::source)
                .getOrElse(() -> building.map(Blueprint::source).getOrElse(""));
        Block picture = RunningText.wrapped(name, width, 0, Style.BOLD);
        if (card.isDefined()) {
            picture = picture.above(wrapped(CardText.about(card.get(), true), width));
        } else {
            picture = picture.above(wrapped("A building without a card and without points.", width));
        }
        if (building.isDefined()) {
            Blueprint plan = building.get();
            picture = picture.above(wrapped("Site: " + CardText.site(plan.rule()) + ".", width))
                    .above(levels(plan, width))
                    .above(wrapped(
                            "# is any of H, C, T and F; BBB a Bridge, RR a Roof. It may be turned and mirrored.",
                            width));
        }
        return picture.above(RunningText.wrapped(CardText.source(source), width, 0, Style.FAINT));
    }

    private static Block wrapped(String text, int width) {
        return RunningText.wrapped(text, width, 2, Style.PLAIN);
    }

    /** The levels of a building, and the ground. */
    static Block levels(Blueprint plan, int width) {
        Array<Block> parts = plan.levels()
                .zipWithIndex((rows, level) -> titled("level " + (level + 1), rows.map(PlanPicture::spaced)))
                .append(titled("ground", plan.ground().map(PlanPicture::spaced)));
        return Block.flow(parts, 3, width - 2).indented(2);
    }

    private static String spaced(String row) {
        return CharSeq.of(row).mkString(" ");
    }

    private static Block titled(String title, Seq<String> rows) {
        return Block.of(StyledText.of(title, Style.FAINT)).above(Block.of(rows.toJavaArray(String[]::new)));
    }

    private static Block element(Element element, int width) {
        Array<Block> turns = Shape.of(element).map(shape -> Block.of(rows(shape).toJavaArray(String[]::new)));
        String about = switch (element) {
            case BRIDGE -> "Three cells in a row; the middle (o) needs nothing below it.";
            case ROOF -> "Two cells; nothing may stand on it, and it is not a road.";
            case HOOK -> "Three cells of a square of four.";
            case CHIMNEY -> "One cell.";
            case TWO -> "Two cells in a row.";
            case FOUR -> "Four cells in a row.";
        };
        return RunningText.wrapped(element.label() + " (" + element.letter() + ")", width, 0, Style.BOLD)
                .above(wrapped(about + " One level high; it may be turned.", width))
                .above(Block.flow(turns, 4, width - 2).indented(2));
    }

    /** An element as it lies, seen from above. */
    static Array<String> rows(Shape shape) {
        int left = Array.range(0, shape.size()).map(shape::dx).min().get();
        int width = Array.range(0, shape.size()).map(shape::dx).max().get() - left + 1;
        int height = Array.range(0, shape.size()).map(shape::dy).max().get() + 1;
        char[][] rows = new char[height][];
        for (int y = 0; y < height; y++) {
            rows[y] = ".".repeat(width).toCharArray();
        }
        for (int part = 0; part < shape.size(); part++) {
            rows[shape.dy(part)][shape.dx(part) - left] =
                    shape.isOpening(part) ? 'o' : shape.element().letter();
        }
        return Array.of(rows).map(row -> spaced(new String(row)));
    }

    /** The forms of an original building as they would lie, with numbers from one: the letters of its bricks. */
    static Block forms(Array<BuildingForm> forms, Seq<Integer> wanted, int width) {
        Array<Block> parts = Array.empty();
        for (int number : wanted) {
            BuildingForm form = forms.get(number);
            Array<Block> levels = Array.range(0, form.levels())
                    .map(level -> Block.of(level(form, level).toJavaArray(String[]::new)));
            Block both = levels.tail().foldLeft(levels.head(), (left, right) -> left.beside(right, 2));
            parts = parts.append(
                    Block.of(StyledText.of("form " + (number + 1), Style.BOLD)).above(both));
        }
        return Block.flow(parts, 4, width - 2).indented(2);
    }

    private static Array<String> level(BuildingForm form, int level) {
        char[][] rows = new char[form.height()][];
        for (int y = 0; y < rows.length; y++) {
            rows[y] = ".".repeat(form.width()).toCharArray();
        }
        for (Brick brick : form.originals().filter(one -> one.level() == level + 1)) {
            PlaceText.cells(brick)
                    .forEach(cell -> rows[cell[1]][cell[0]] = brick.element().letter());
        }
        return Array.of(rows).map(String::new);
    }
}
