package com.example.laws;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintWriter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs the laws and counts them. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        var listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(NimConformance.class))
                                .configurationParameter("jqwik.tries.default", "50")
                                .configurationParameter("jqwik.reporting.onlyfailures", "true")
                                .build(),
                        listener);
        var summary = listener.getSummary();
        summary.printFailuresTo(new PrintWriter(System.err, true));
        System.out.println("laws: " + summary.getTestsFoundCount());
        System.out.println("held: " + summary.getTestsSucceededCount());
    }
}
