package org.komabako.console.shell.script;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.apache.felix.gogo.runtime.Closure;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Converter;
import org.apache.felix.service.command.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.View;
import org.komabako.console.view.words.Spoken;
import org.osgi.service.component.annotations.Component;

/**
 * {@code komabako:_write NUMBER FILE { a }}, which {@code a > FILE} becomes: all that is printed, and the answer, is in the file
 * when it has succeeded; when it fails, the file is as it was. {@code -a} adds it to what is there.
 */
@Component(property = {"osgi.command.scope=komabako", "osgi.command.function=_write"})
public final class WriteFunction implements Function {
  @Override
  public @Nullable Object execute(CommandSession session, List<Object> words) throws Exception {
    boolean append = words.size() == 4;
    Path file = Command.require(() -> target(session, String.valueOf(words.get(words.size() - 2))));
    Closure block = (Closure) words.get(words.size() - 1);
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Object answer = block.execute(session, null, Channels.newChannel(printed));
    Parts.check(session, String.valueOf(words.get(0)));
    if (answer != null) {
      printed.writeBytes(
          (session.format(answer, Converter.INSPECT) + "\n").getBytes(StandardCharsets.UTF_8));
    }
    Command.require(() -> {
      write(file, printed.toByteArray(), append);
      return file;
    });
    if (!View.isGood(answer)) {
      Command.fail();
    }
    return null;
  }

  private static Path target(CommandSession session, String name) {
    Path file = UserPaths.resolve(session, name);
    if (Files.isDirectory(file)) {
      throw RequestException.of(Spoken.class, "writeFunction.folder", file);
    }
    Path parent = file.getParent();
    if (parent != null && !Files.isDirectory(parent)) {
      throw RequestException.of(Spoken.class, "writeFunction.noFolder", parent);
    }
    return file;
  }

  private static void write(Path file, byte[] bytes, boolean append) {
    try {
      if (append || (Files.exists(file) && !Files.isRegularFile(file))) {
        // A device or a pipe takes what comes, and what is added needs no second file.
        Files.write(file, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      } else {
        AtomicFiles.write(file, bytes);
      }
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }
}
