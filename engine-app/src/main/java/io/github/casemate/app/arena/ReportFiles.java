package io.github.casemate.app.arena;

import io.github.casemate.ai.arena.report.Report;
import io.github.casemate.ai.arena.report.VariantReport;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder for reports. */
public final class ReportFiles {

    private final Path folder;

    private ReportFiles(Path folder) {
        this.folder = folder;
    }

    /** The folder, created if it does not exist: it is better to fail before many games are played than after. */
    public static ReportFiles in(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException refused) {
            throw new UserError("Reports cannot be written to " + Excerpt.of(folder) + ".", refused);
        }
        return new ReportFiles(folder);
    }

    /** Writes the report of one arena in all formats. */
    public void write(Report report) {
        write("report.txt", report.text());
        write("report.html", report.html());
        write("report.csv", report.csv());
        write("games.csv", report.gamesCsv());
        write("report.json", report.json());
    }

    /** Writes the comparison of two arenas; the report of each goes into a folder of its own. */
    public void write(VariantReport comparison, Report before, Report after) {
        write("report.txt", comparison.text());
        write("report.html", comparison.html());
        write("report.csv", comparison.csv());
        write("report.json", comparison.json());
        in(folder.resolve("before")).write(before);
        in(folder.resolve("after")).write(after);
    }

    private void write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
        } catch (IOException refused) {
            throw new UserError("The file " + Excerpt.of(folder.resolve(name)) + " cannot be written.", refused);
        }
    }
}
