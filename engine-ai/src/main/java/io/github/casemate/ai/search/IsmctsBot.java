package io.github.casemate.ai.search;

import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Grows the trees of one player, on as many threads as the settings say. */
final class IsmctsBot<S, A, E, V> implements SearchBot<V, A> {

    private final Ismcts<S, A, E, V> settings;
    private List<Tree<S, A, E, V>> trees = List.of();
    private @Nullable PlayerId seat;

    IsmctsBot(Ismcts<S, A, E, V> settings) {
        this.settings = settings;
    }

    @Override
    public Analysis<A> analyse(Decision<V, A> decision) {
        Seq<A> kept = decision.legal().size() == 1
                ? decision.legal()
                : settings.pruning.keep(
                        settings.game.determinize(decision.view(), decision.random()), decision.legal());
        if (kept.size() == 1) {
            return new Analysis<>(
                    0,
                    decision.legal()
                            .map(action -> new Analysis.Choice<>(action, action.equals(kept.head()) ? 1 : 0, 0)));
        }
        sitDown(decision.player());
        List<Share> shares = new ArrayList<>();
        for (int i = 0; i < trees.size(); i++) {
            shares.add(new Share(decision, i));
        }
        int threads = Math.min(settings.threads, trees.size());
        if (threads == 1) {
            shares.forEach(Share::run);
        } else {
            onThreads(threads, shares);
        }
        long iterations = shares.stream().mapToLong(share -> share.made).sum();
        decision.report(iterations);
        return new Analysis<>(iterations, Array.ofAll(decision.legal().map(this::choice)));
    }

    @Override
    public Option<Evaluation<?>> evaluation() {
        return Option.of(settings.rollout.evaluation());
    }

    private void sitDown(PlayerId player) {
        if (!player.equals(seat)) {
            seat = player;
            trees = new ArrayList<>();
            for (int i = 0; i < settings.trees; i++) {
                trees.add(new Tree<>(settings, player));
            }
        }
    }

    private Analysis.Choice<A> choice(A action) {
        long visits = 0;
        double total = 0;
        for (Tree<S, A, E, V> tree : trees) {
            Arm<S, A, E, V> arm = tree.arms().get(action);
            if (arm != null) {
                visits += arm.visits;
                total += arm.total;
            }
        }
        return new Analysis.Choice<>(action, visits, visits == 0 ? 0 : total / visits);
    }

    /** Starts threads for this decision alone, so that a bot has nothing to close. */
    private void onThreads(int number, List<Share> shares) {
        AtomicInteger next = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < number; t++) {
            Thread thread = new Thread(() -> {
                for (int i = next.getAndIncrement(); i < shares.size(); i = next.getAndIncrement()) {
                    shares.get(i).runSafely();
                }
            });
            thread.setDaemon(true);
            thread.setName("casemate-search-" + t);
            threads.add(thread);
            thread.start();
        }
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException e) {
            threads.forEach(Thread::interrupt);
            Thread.currentThread().interrupt();
        }
        for (Share share : shares) {
            share.rethrow();
        }
    }

    /** What one tree does for a decision. */
    private final class Share {

        private final Tree<S, A, E, V> tree;
        private final V view;
        private final Decision<V, A> decision;
        private final int index;
        private final SplitMix64 random;
        private final long iterations;
        private final long nanos;
        private volatile long made;
        private volatile @Nullable Throwable failure;

        Share(Decision<V, A> decision, int index) {
            this.tree = trees.get(index);
            this.view = decision.view();
            this.decision = decision;
            this.index = index;
            this.random = new SplitMix64(decision.random().nextLong());
            long all = decision.budget().iterations();
            this.iterations = all / trees.size() + (index < all % trees.size() ? 1 : 0);
            int turns = (trees.size() + settings.threads - 1) / settings.threads;
            this.nanos = decision.budget().time().toNanos() / turns;
        }

        void run() {
            long start = System.nanoTime();
            long done = 0;
            tree.moveTo(view, random);
            while (done < iterations
                    && System.nanoTime() - start < nanos
                    && !Thread.currentThread().isInterrupted()) {
                tree.grow(view, random);
                done++;
                told(done, System.nanoTime() - start);
            }
            made = done;
        }

        /** One thread tells how far it is; several would tell it through each other. */
        private void told(long done, long passed) {
            if (settings.threads == 1) {
                double own = Math.max((double) done / iterations, (double) passed / nanos);
                decision.progress((index + own) / trees.size());
            }
        }

        void runSafely() {
            try {
                run();
            } catch (Throwable e) {
                failure = e;
            }
        }

        void rethrow() {
            Throwable thrown = failure;
            if (thrown instanceof Error error) {
                throw error;
            }
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
        }
    }
}
