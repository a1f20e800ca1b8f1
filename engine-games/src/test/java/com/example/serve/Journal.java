package com.example.serve;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;

/**
 * Lines in a file. A line is on the disk before {@link #append} returns, so whoever is told of it afterwards can rely on
 * it. A server that is killed while it writes leaves a line without an end; nobody has been told of that one, and it is
 * cut off when the file is opened again.
 */
final class Journal implements Closeable {

    private final FileChannel file;
    private final List<String> lines;
    private long end;

    private Journal(FileChannel file, List<String> lines, long end) {
        this.file = file;
        this.lines = lines;
        this.end = end;
    }

    /** Begins a file that only its owner may read: it will hold a seed. */
    static Journal create(Path path) throws IOException {
        FileAttribute<?>[] ownerOnly =
                path.getFileSystem().supportedFileAttributeViews().contains("posix")
                        ? new FileAttribute<?>[] {
                            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                        }
                        : new FileAttribute<?>[0];
        return new Journal(
                FileChannel.open(path, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), ownerOnly),
                List.of(),
                0);
    }

    static Journal open(Path path) throws IOException {
        FileChannel file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(file.size()));
        while (bytes.hasRemaining() && file.read(bytes) >= 0) {
            // A read may give less than it was asked for.
        }
        int end = bytes.position();
        while (end > 0 && bytes.get(end - 1) != '\n') {
            end--;
        }
        return new Journal(
                file,
                new String(bytes.array(), 0, end, StandardCharsets.UTF_8)
                        .lines()
                        .toList(),
                end);
    }

    /** The whole lines that were there when the file was opened. */
    List<String> lines() {
        return lines;
    }

    /** Adds a line. If that fails, the next one takes the place of what has been written of it. */
    synchronized void append(String line) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(line + "\n");
        long next = end + bytes.remaining();
        file.truncate(end);
        while (bytes.hasRemaining()) {
            file.write(bytes, next - bytes.remaining());
        }
        file.force(true);
        end = next;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
