package org.komabako.launcher;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a second start asks of the running instance.
 *
 * @param kind what is wanted
 * @param name of the script, for its own use as {@code $0}; {@code -c} for commands
 * @param text the commands; the client reads a script, which may be a pipe of its own
 * @param arguments of the script, or the whole paths of the files to open
 * @param folder the working folder
 * @param environment those variables of the environment that matter for answers
 */
record RemoteRequest(
    Kind kind,
    String name,
    String text,
    List<String> arguments,
    String folder,
    Map<String, String> environment) {

  /** Variables that matter for answers. */
  static final List<String> ENVIRONMENT =
      List.of("LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "TERM");

  /** What can be wanted. */
  enum Kind {
    /** Run commands. */
    COMMANDS,
    /** Show the window, with files. */
    FILES
  }

  RemoteRequest {
    arguments = List.copyOf(arguments);
    environment = Map.copyOf(environment);
  }

  byte[] toBytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      put(out, kind.name());
      put(out, name);
      put(out, text);
      put(out, folder);
      out.writeInt(arguments.size());
      for (String argument : arguments) {
        put(out, argument);
      }
      out.writeInt(environment.size());
      for (Map.Entry<String, String> each : environment.entrySet()) {
        put(out, each.getKey());
        put(out, each.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static RemoteRequest of(byte[] bytes) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      Kind kind = kind(take(in));
      String name = take(in);
      String text = take(in);
      String folder = take(in);
      List<String> arguments = new ArrayList<>();
      for (int i = in.readInt(); i > 0; i--) {
        arguments.add(take(in));
      }
      Map<String, String> environment = new LinkedHashMap<>();
      for (int i = in.readInt(); i > 0; i--) {
        environment.put(take(in), take(in));
      }
      return new RemoteRequest(kind, name, text, arguments, folder, environment);
    }
  }

  private static Kind kind(String word) throws IOException {
    for (Kind kind : Kind.values()) {
      if (kind.name().equals(word)) {
        return kind;
      }
    }
    throw new IOException("an unknown request " + word);
  }

  /** Strings are a length and UTF-8; those of the JDK's streams end at 64 KB. */
  private static void put(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String take(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new IOException("a text of " + length + " bytes");
    }
    return new String(in.readNBytes(length), StandardCharsets.UTF_8);
  }
}
