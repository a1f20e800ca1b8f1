package io.github.casemate.app;

import io.github.casemate.ai.Bots;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.Seats;
import io.github.casemate.pack.BoxItem;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.ShippedDocument;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Iterator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * What can be typed, for help and completion: it depends on the game, and is looked up only when needed. Commands name
 * one of the kinds below; this is what makes it for the game that was chosen.
 */
final class Suggestions implements CommandLine.IFactory {

    private final CommandLine.IFactory others = CommandLine.defaultFactory();
    private final GamePack<?, ?, ?, ?> pack;

    Suggestions(GamePack<?, ?, ?, ?> pack) {
        this.pack = pack;
    }

    @Override
    @SuppressWarnings("TypeParameterUnusedInFormals") // So says the interface.
    public <K> K create(Class<K> type) throws Exception {
        Object made = made(type);
        return made == null ? others.create(type) : type.cast(made);
    }

    private @Nullable Object made(Class<?> type) {
        if (type == BotNames.class) {
            return new BotNames(this::bots);
        } else if (type == SeatNames.class) {
            return new SeatNames(() -> bots().prepend(Seats.PERSON));
        } else if (type == SetNames.class) {
            return new SetNames(() -> pack.box().map(BoxItem::set).distinct());
        } else if (type == KindNames.class) {
            return new KindNames(() -> pack.box().map(BoxItem::kind).distinct());
        } else if (type == DocumentNames.class) {
            return new DocumentNames(() -> pack.documents().map(ShippedDocument::name));
        }
        return null;
    }

    private Seq<String> bots() {
        PackedGame<?, ?, ?, ?> standard = PackedGame.of(pack, Settings.standard(pack.settings()));
        return Bots.of(standard.game()).all().map(kind -> kind.name());
    }

    /** Names that are looked up when somebody wants to read them; "none" if there are none. */
    abstract static class LateNames implements Iterable<String> {

        private final Supplier<Seq<String>> names;

        LateNames(Supplier<Seq<String>> names) {
            this.names = names;
        }

        @Override
        public Iterator<String> iterator() {
            Seq<String> there = names.get();
            return (there.isEmpty() ? Array.of("none") : there).iterator();
        }
    }

    /** The bots. */
    static final class BotNames extends LateNames {
        BotNames(Supplier<Seq<String>> names) {
            super(names);
        }
    }

    /** The bots, and the word for a person. */
    static final class SeatNames extends LateNames {
        SeatNames(Supplier<Seq<String>> names) {
            super(names);
        }
    }

    /** What the things in the box belong to. */
    static final class SetNames extends LateNames {
        SetNames(Supplier<Seq<String>> names) {
            super(names);
        }
    }

    /** The kinds of things in the box. */
    static final class KindNames extends LateNames {
        KindNames(Supplier<Seq<String>> names) {
            super(names);
        }
    }

    /** The documents that can be changed. */
    static final class DocumentNames extends LateNames {
        DocumentNames(Supplier<Seq<String>> names) {
            super(names);
        }
    }
}
