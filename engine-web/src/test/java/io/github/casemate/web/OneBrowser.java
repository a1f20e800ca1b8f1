package io.github.casemate.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** One browser for all tests: to start one takes longer than most of them. It is closed after the last. */
@SuppressWarnings("NullAway.Init") // The browser is there before each test.
final class OneBrowser implements BeforeAllCallback {

    private RealBrowser browser;

    /** The browser, once the tests of a class begin. */
    RealBrowser get() {
        return browser;
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        browser = context.getRoot()
                .getStore(Namespace.create(OneBrowser.class))
                .getOrComputeIfAbsent(RealBrowser.class, type -> opened(), RealBrowser.class);
        browser.asAtFirst();
    }

    private static RealBrowser opened() {
        try {
            return RealBrowser.open();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
