package org.komabako.base;

import static org.mockito.Mockito.mock;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A folder of the real file system that notes in which order files are written, forced to the disk, renamed and
 * removed. It takes few bytes at a time, as disks may, and fails where a test says so.
 */
final class RecordedDisk {
  /** As many bytes as a single write takes. */
  private static final int MOST_AT_ONCE = 3;

  /** What was done, like {@code force NAME}. */
  final List<String> done = new ArrayList<>();

  /** What fails when it is about to be done. */
  final List<String> failing = new ArrayList<>();

  private final FileSystem system;
  private final FileSystemProvider provider;

  RecordedDisk(Path folder) {
    FileSystem real = folder.getFileSystem();
    provider = mock(
        FileSystemProvider.class,
        call -> provide(real.provider(), call.getMethod(), call.getRawArguments()));
    system = mock(
        FileSystem.class,
        call -> call.getMethod().getName().equals("provider")
            ? provider
            : invoke(real, call.getMethod(), call.getRawArguments()));
  }

  /** A path of the real file system, on this disk. */
  Path on(Path real) {
    return (Path) Proxy.newProxyInstance(
        getClass().getClassLoader(),
        new Class<?>[] {Path.class, Recorded.class},
        (self, method, arguments) -> switch (method.getName()) {
          case "real" -> real;
          case "getFileSystem" -> system;
          default -> invoke(real, method, arguments == null ? new Object[0] : arguments);
        });
  }

  private interface Recorded {
    Path real();
  }

  private @Nullable Object invoke(Object target, Method method, @Nullable Object[] arguments)
      throws Throwable {
    @Nullable Object[] own = new Object[arguments.length];
    for (int i = 0; i < own.length; i++) {
      own[i] = arguments[i] instanceof Recorded each ? each.real() : arguments[i];
    }
    try {
      Object result = method.invoke(target, own);
      return result instanceof Path path && !(result instanceof Recorded) ? on(path) : result;
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private @Nullable Object provide(
      FileSystemProvider real, Method method, @Nullable Object[] arguments) throws Throwable {
    String name = arguments.length > 0 ? name(arguments[0]) : "";
    switch (method.getName()) {
      case "move" -> note("move " + name + " " + name(arguments[1]));
      case "createDirectory" -> {
        invoke(real, method, arguments);
        note("folder " + name);
        return null;
      }
      case "delete", "deleteIfExists" -> {
        boolean was = Boolean.TRUE.equals(invoke(real, method("deleteIfExists"), arguments));
        if (was) {
          note("delete " + name);
        }
        return was;
      }
      case "newOutputStream" -> {
        return written(name, (OutputStream) invoke(real, method, arguments));
      }
      case "newFileChannel" -> {
        FileChannel opened = (FileChannel) invoke(real, method, arguments);
        return mock(FileChannel.class, call -> {
          Object result = use(name, opened, call.getMethod(), call.getRawArguments());
          return result == opened ? call.getMock() : result;
        });
      }
      default -> {}
    }
    return invoke(real, method, arguments);
  }

  private static Method method(String name) throws NoSuchMethodException {
    return FileSystemProvider.class.getMethod(name, Path.class);
  }

  private OutputStream written(String name, OutputStream out) {
    return new FilterOutputStream(out) {
      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        note("write " + name);
        out.write(bytes, from, length);
      }
    };
  }

  private @Nullable Object use(
      String name, FileChannel channel, Method method, @Nullable Object[] arguments)
      throws Throwable {
    switch (method.getName()) {
      case "write" -> {
        note("write " + name);
        ByteBuffer bytes = (ByteBuffer) arguments[0];
        int end = bytes.limit();
        bytes.limit(Math.min(end, bytes.position() + MOST_AT_ONCE));
        try {
          return invoke(channel, method, arguments);
        } finally {
          bytes.limit(end);
        }
      }
      case "force" -> note("force " + name);
      case "truncate" -> note("cut " + name);
      default -> {}
    }
    return invoke(channel, method, arguments);
  }

  private static String name(@Nullable Object path) {
    return path instanceof Path named ? String.valueOf(named.getFileName()) : "";
  }

  private void note(String what) throws IOException {
    if (done.isEmpty() || !what.startsWith("write") || !what.equals(done.get(done.size() - 1))) {
      done.add(what);
    }
    if (failing.contains(what)) {
      throw new IOException("the disk fails to " + what);
    }
  }
}
