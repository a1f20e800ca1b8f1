package io.github.casemate.web.folder;

import io.github.casemate.web.PageEngine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.builder.BuildException;
import org.teavm.tooling.builder.BuildResult;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the engine to JavaScript and to WebAssembly at the same time. TeaVM has a plugin for Maven, which does one after
 * the other, and each form keeps only one processor busy.
 */
public final class TwoForms {

    private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";
    private static final int NAMES = 80_000;

    private final Path folder;
    private final List<String> classPath;

    private TwoForms(Path folder, List<String> classPath) {
        this.folder = folder;
        this.classPath = classPath;
    }

    /**
     * Compiles what is on the class path.
     *
     * @param args where folders for the two forms are made
     * @throws Exception if something cannot be compiled or written
     */
    public static void main(String[] args) throws Exception {
        String path = System.getProperty("java.class.path");
        new TwoForms(Path.of(args[0]), List.of(path.split(System.getProperty("path.separator")))).compile();
    }

    private void compile() throws IOException, InterruptedException {
        Path webassembly = folder.resolve("webassembly");
        ExecutorService both = Executors.newFixedThreadPool(2);
        try {
            Future<?> one =
                    both.submit(() -> compile(TeaVMTargetType.JAVASCRIPT, folder.resolve("javascript"), "engine.js"));
            Future<?> other = both.submit(() -> compile(TeaVMTargetType.WEBASSEMBLY_GC, webassembly, "engine.wasm"));
            one.get();
            other.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("the engine cannot be compiled", failed.getCause());
        } finally {
            both.shutdown();
        }
        try (InputStream runtime = TwoForms.class.getClassLoader().getResourceAsStream(RUNTIME)) {
            if (runtime == null) {
                throw new IllegalStateException("TeaVM does not bring " + RUNTIME);
            }
            Files.copy(runtime, webassembly.resolve("engine.wasm-runtime.js"), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private Path compile(TeaVMTargetType form, Path target, String name) throws BuildException {
        InProcessBuildStrategy build = new InProcessBuildStrategy();
        build.init();
        build.setLog(new ConsoleTeaVMToolLog(false));
        build.setClassPathEntries(classPath);
        build.setMainClass(PageEngine.class.getName());
        build.setEntryPointName("main");
        build.setTargetType(form);
        build.setTargetDirectory(target.toString());
        build.setTargetFileName(name);
        build.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        build.setObfuscated(true);
        build.setAssertionsRemoved(true);
        build.setShortFileNames(true);
        build.setMaxTopLevelNames(NAMES);
        build.setJsModuleType(JSModuleType.UMD);
        build.setProperties(new Properties());
        build.setTransformers(new String[0]);
        build.setClassesToPreserve(new String[0]);
        build.setCacheDirectory(folder.resolve("teavm-cache-" + name).toString());
        BuildResult built = build.build();
        List<Problem> problems = built.getProblems().getSevereProblems();
        if (!problems.isEmpty()) {
            throw new IllegalStateException(
                    name + ": " + problems.size() + " problems, such as " + told(problems.get(0)));
        }
        return target;
    }

    private static String told(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText() + " at " + problem.getLocation();
    }
}
