package org.komabako.launcher;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The folder {@code run} of the user's data, in which the one running instance is met: a lock that it holds as long
 * as it runs, and a socket at which it listens. Only the user may enter the folder, and only the user may use the
 * socket. Where the path is too long for a socket, it is made in a folder for such things, and the file
 * {@code socket.path} says where.
 */
final class InstanceFolder {
  /** What fits into an address, in bytes: 107 on Linux, 103 on macOS. */
  private static final int LONGEST = 103;

  /** How folders begin that are made for a socket. */
  private static final String PREFIX = "komabako";

  private final Path folder;
  private final Path elsewhere;

  /**
   * The folder of some data.
   *
   * @param elsewhere where sockets are made whose path would be too long
   */
  InstanceFolder(Path data, Path elsewhere) {
    this.folder = data.resolve("run");
    this.elsewhere = elsewhere;
  }

  /** Where sockets may be that find no room: the folder of the session, else that of temporary files. */
  static Path elsewhere(@Nullable String runtimeFolder) {
    boolean usable = runtimeFolder != null
        && Path.of(runtimeFolder).isAbsolute()
        && Files.isWritable(Path.of(runtimeFolder));
    return Path.of(usable ? runtimeFolder : System.getProperty("java.io.tmpdir", "/tmp"));
  }

  private Path lock() {
    return folder.resolve("lock");
  }

  private Path socket() {
    return folder.resolve("socket");
  }

  private Path pointer() {
    return folder.resolve("socket.path");
  }

  private static boolean fits(Path path) {
    return path.toString().getBytes(StandardCharsets.UTF_8).length <= LONGEST;
  }

  /** A connection to the running instance, if one listens. */
  Optional<SocketChannel> connect() {
    Path there = fits(socket()) && Files.exists(socket()) ? socket() : pointed();
    if (there == null || !Files.exists(there)) {
      return Optional.empty();
    }
    try {
      return Optional.of(SocketChannel.open(UnixDomainSocketAddress.of(there)));
    } catch (IOException e) {
      // What a killed process left: nobody listens.
      return Optional.empty();
    }
  }

  /** Where the socket is if not here; one in a folder of somebody else is none. */
  private @Nullable Path pointed() {
    try {
      Path path = Path.of(Files.readString(pointer()).strip());
      boolean ours = Files.getOwner(path.getParent(), LinkOption.NOFOLLOW_LINKS)
          .equals(Files.getOwner(folder));
      return ours && fits(path) ? path : null;
    } catch (IOException | InvalidPathException e) {
      return null;
    }
  }

  /**
   * Becomes the running instance if there is none, and listens. What a killed process left is taken away first.
   *
   * @return empty if another process is it
   * @throws IOException if the folder cannot be used
   */
  Optional<Held> claim() throws IOException {
    Files.createDirectories(folder.getParent());
    try {
      Files.createDirectory(folder);
    } catch (FileAlreadyExistsException e) {
      // Another start may have made it just now; if it is no folder, what follows says so.
    }
    onlyForUs(folder, "rwx------");
    FileChannel channel =
        FileChannel.open(lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (!locks(channel)) {
        channel.close();
        return Optional.empty();
      }
      onlyForUs(lock(), "rw-------");
      clean();
      return Optional.of(new Held(channel, listen()));
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  private static boolean locks(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      // Another one in this very process.
      return false;
    }
  }

  private void clean() throws IOException {
    Path there = pointed();
    if (there != null) {
      Files.deleteIfExists(there);
      Path made = there.getParent();
      if (made != null && made.getFileName().toString().startsWith(PREFIX)) {
        deleteIfEmpty(made);
      }
    }
    Files.deleteIfExists(pointer());
    Files.deleteIfExists(socket());
  }

  private static void deleteIfEmpty(Path made) throws IOException {
    try {
      Files.deleteIfExists(made);
    } catch (DirectoryNotEmptyException e) {
      // Somebody keeps something there.
    }
  }

  private ServerSocketChannel listen() throws IOException {
    if (fits(socket())) {
      return bind(socket());
    }
    // Its folder is made for the user alone.
    Path path = Files.createTempDirectory(elsewhere, PREFIX).resolve("socket");
    ServerSocketChannel channel = bind(path);
    Files.writeString(pointer(), path + "\n");
    onlyForUs(pointer(), "rw-------");
    return channel;
  }

  private static ServerSocketChannel bind(Path path) throws IOException {
    ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      channel.bind(UnixDomainSocketAddress.of(path));
      onlyForUs(path, "rw-------");
      return channel;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  private static void onlyForUs(Path path, String permissions) throws IOException {
    if (hasPermissions(path)) {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }
  }

  private static boolean hasPermissions(Path path) {
    try {
      return Files.getFileStore(path).supportsFileAttributeView("posix");
    } catch (IOException e) {
      // Below a changed root (chroot) that is no mount point, Java knows no store of a file.
      return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
  }

  /** That this process is the running instance. */
  final class Held {
    private final FileChannel lock;
    private final ServerSocketChannel socket;

    private Held(FileChannel lock, ServerSocketChannel socket) {
      this.lock = lock;
      this.socket = socket;
    }

    ServerSocketChannel socket() {
      return socket;
    }

    /** Nobody can reach it any more; it is still the one that holds the data. */
    void deafen() {
      try {
        socket.close();
        clean();
      } catch (IOException e) {
        // The next start cleans.
      }
    }

    /** The next start may be the instance. */
    void release() {
      deafen();
      try {
        lock.close();
      } catch (IOException e) {
        // The end of the process frees it.
      }
    }
  }
}
