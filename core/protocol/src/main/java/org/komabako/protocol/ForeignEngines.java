package org.komabako.protocol;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The engines of others that the user has added: programs that speak USI, CECP or the language of xshogi.
 * The list is kept, and each engine in it is a service {@link org.komabako.engine.Engine}.
 */
@ProviderType
public interface ForeignEngines {
  /**
   * A program to be added.
   *
   * @param command the program and its arguments; or one word with blanks, which is taken apart as a {@link ShellWords} and
   *     is a line to another machine, unless there is a file of that name
   * @param folder where it runs; empty for here
   * @param protocol {@code usi}, {@code cecp} or {@code xshogi}; empty to try them
   * @param id the word to choose it by; empty for one made of the program's name
   * @param remote whether the program is a line to an engine on another machine, like {@code ssh}: it is kept open, and made
   *     again when it is lost
   */
  record Request(
      List<String> command,
      Optional<Path> folder,
      Optional<String> protocol,
      Optional<String> id,
      boolean remote) {
    /** Keeps a copy of the command. */
    public Request {
      command = List.copyOf(command);
    }

    /** A program of this machine, or a whole command. */
    public Request(
        List<String> command,
        Optional<Path> folder,
        Optional<String> protocol,
        Optional<String> id) {
      this(command, folder, protocol, id, false);
    }
  }

  /**
   * An engine in the list.
   *
   * @param id the word to choose it by
   * @param protocol what it speaks
   * @param command how it is started
   * @param variants the games that it names, in its own words; empty if it names none
   * @param remote whether it is on another machine
   */
  record Listed(
      String id, String protocol, List<String> command, List<String> variants, boolean remote) {
    /** Keeps copies. */
    public Listed {
      command = List.copyOf(command);
      variants = List.copyOf(variants);
    }
  }

  /** All of them, by id. */
  List<Listed> list();

  /**
   * Starts a program to get to know it, and adds it. This takes as long as the program needs.
   *
   * @throws org.komabako.engine.EngineException if it cannot be started, speaks none of the protocols,
   *     or the id is taken; the message says which
   */
  Listed add(Request request);

  /**
   * Takes an engine from the list and ends its processes.
   *
   * @throws org.komabako.engine.EngineException if there is none with this id
   */
  void remove(String id);

  /**
   * The last lines of the conversation with an engine: {@code >} to it, {@code <} from it, {@code !}
   * from its error output.
   *
   * @throws org.komabako.engine.EngineException if there is none with this id
   */
  List<String> log(String id);
}
