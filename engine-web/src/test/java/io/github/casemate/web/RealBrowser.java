package io.github.casemate.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.casemate.web.folder.WebServer;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.remote.http.ClientConfig;

/** Chromium with the page, served as people get it. Whoever tests with it is skipped where it is not installed, and says so. */
final class RealBrowser implements AutoCloseable {

    private static final List<String> BROWSERS = List.of("/usr/bin/chromium", "/usr/bin/google-chrome");
    private static final File DRIVER = new File("/usr/bin/chromedriver");
    private static final String NO_BROWSER =
            "No browser: to run the tests of the page, install Chromium and ChromeDriver"
                    + " (Debian: chromium, chromium-driver).";
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 900;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Path profile;
    private final WebServer server;
    private final ChromeDriver driver;

    private RealBrowser(Path profile, WebServer server, ChromeDriver driver) {
        this.profile = profile;
        this.server = server;
        this.driver = driver;
    }

    static RealBrowser open() throws IOException {
        String browser = BROWSERS.stream()
                .filter(path -> new File(path).canExecute())
                .findFirst()
                .orElse("");
        if (browser.isEmpty() || !DRIVER.canExecute()) {
            System.err.println(NO_BROWSER);
        }
        assumeTrue(!browser.isEmpty() && DRIVER.canExecute(), NO_BROWSER);
        Path profile = Files.createTempDirectory("casemate-browser");
        if (!Files.isRegularFile(Path.of("target", "web", "index.html"))) {
            throw new AssertionError("There is a browser, but no page: mvn verify makes it.");
        }
        WebServer server = WebServer.of(Path.of("target", "web"), 0);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser);
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--window-size=" + WIDTH + "," + HEIGHT,
                "--user-data-dir=" + profile);
        options.setCapability("goog:loggingPrefs", Map.of("browser", "ALL"));
        ChromeDriverService service =
                new ChromeDriverService.Builder().usingDriverExecutable(DRIVER).build();
        ChromeDriver driver =
                new ChromeDriver(service, options, ClientConfig.defaultConfig().readTimeout(Duration.ofMinutes(20)));
        driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(20));
        return new RealBrowser(profile, server, driver);
    }

    String address() {
        return server.address();
    }

    ChromeDriver driver() {
        return driver;
    }

    void load(String path) {
        driver.get(server.address() + path);
    }

    /** What a script says that ends with a call of {@code arguments[arguments.length - 1]}. */
    @Nullable
    Object asynchronous(String script, Object... arguments) {
        return ((JavascriptExecutor) driver).executeAsyncScript(script, arguments);
    }

    @Nullable
    Object script(String script, Object... arguments) {
        return ((JavascriptExecutor) driver).executeScript(script, arguments);
    }

    WebElement find(String selector) {
        return find(selector, "");
    }

    /** The first visible element of a kind whose text contains some words, waited for. */
    WebElement find(String selector, String words) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            for (WebElement element : driver.findElements(By.cssSelector(selector))) {
                if (isThere(element, words)) {
                    return element;
                }
            }
            pause();
        }
        throw new AssertionError("nothing on the page is " + selector + " with '" + words + "'; " + shown());
    }

    /** What is seen instead of what was waited for. */
    private String shown() {
        String text = driver.findElement(By.tagName("body")).getText();
        return driver.getCurrentUrl() + " shows: " + text.substring(0, Math.min(text.length(), 400)) + "; " + console();
    }

    private static boolean isThere(WebElement element, String words) {
        try {
            return element.isDisplayed() && element.getText().contains(words);
        } catch (StaleElementReferenceException gone) {
            return false; // The page has drawn it anew.
        }
    }

    /** A visit by somebody who was never here: nothing is kept. */
    void visit() {
        driver.get("about:blank"); // A page that is still there could keep something once more.
        driver.executeCdpCommand(
                "Storage.clearDataForOrigin", Map.of("origin", address(), "storageTypes", "local_storage"));
        load("");
        find("#games button");
    }

    /**
     * Begins a game as people do, with one setting and the same opponent on every other seat; an empty one is a person.
     */
    void begin(String game, String setting, String value, String opponent) {
        find("[data-game='" + game + "']").click();
        find("#setup .main");
        script("""
                const [setting, value, opponent] = arguments;
                document.getElementById("pace").value = "0";
                document.getElementById("seed").value = "11";
                document.querySelectorAll("#seats select").forEach((seat, place) => { if (place) seat.value = opponent; });
                if (setting) document.getElementById("set-" + setting).value = value;
                """, setting, value, opponent);
        find("#setup .main").click();
        await("return document.getElementById('cover').open || !!document.querySelector('#options button')");
    }

    void upload(Path file) {
        driver.findElement(By.id("file")).sendKeys(file.toAbsolutePath().toString());
    }

    /** Moves the pointer to a corner of the page, where nothing notices it. */
    void pointAtNothing() {
        new Actions(driver).moveToLocation(1, 1).perform();
    }

    /** Presses keys, wherever the focus is. */
    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Types over what a field holds, or chooses in a list what begins with the letters. */
    void type(String text) {
        new Actions(driver)
                .keyDown(Keys.CONTROL)
                .sendKeys("a")
                .keyUp(Keys.CONTROL)
                .sendKeys(text)
                .perform();
    }

    /** Goes with the Tab key to the first element of a kind, as somebody does who has no pointer. */
    void tabTo(String selector) {
        for (int i = 0; i < 200; i++) {
            if (Boolean.TRUE.equals(script("return document.activeElement.matches(arguments[0])", selector))) {
                return;
            }
            press(Keys.TAB);
        }
        throw new AssertionError("no Tab leads to " + selector);
    }

    /** How many bytes the server has sent. */
    long sent() {
        return server.sent();
    }

    /** Waits until a script says that something is so. */
    void await(String script) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Boolean.TRUE.equals(script(script))) {
            if (System.nanoTime() > end) {
                throw new AssertionError("never so: " + script + "; " + shown());
            }
            pause();
        }
    }

    /** The browser needs the machine more than whoever waits. */
    private static void pause() {
        try {
            Thread.sleep(8);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** A window cannot be as narrow as a phone, but a page can. */
    void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
    }

    /** What somebody has asked of all pages, such as {@code prefers-color-scheme=dark}; everything else is as usual. */
    void prefers(String... wishes) {
        List<Map<String, String>> features = Stream.of(wishes)
                .map(wish -> wish.split("=", 2))
                .map(wish -> Map.of("name", wish[0], "value", wish[1]))
                .toList();
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", features));
    }

    /** As it was when it was opened: whoever had it before may have made it narrow or dark. */
    void asAtFirst() {
        size(WIDTH, HEIGHT);
        prefers("prefers-color-scheme=light");
    }

    /** A browser that has kept no file of the page. */
    void forgetFiles() {
        driver.executeCdpCommand("Network.clearBrowserCache", Map.of());
    }

    /** What is seen now. */
    BufferedImage picture() throws IOException {
        return ImageIO.read(new ByteArrayInputStream(driver.getScreenshotAs(OutputType.BYTES)));
    }

    /** What the browser complained about. */
    List<String> console() {
        return driver.manage().logs().get("browser").getAll().stream()
                .map(Object::toString)
                .toList();
    }

    @Override
    public void close() throws IOException {
        driver.quit();
        server.close();
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        }
    }
}
