package org.komabako.engine.search.training;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.engine.EngineException;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkFile;
import org.komabako.position.board.VariantLayout;

/**
 * The folder that the training of a variant is kept in: {@code best.net}, {@code begin.net} if it began with a network, and for each round a folder with the games, the
 * network learnt from them and the match. Only one training may have it open. Every file is written whole or not at all, so
 * that a training goes on where the files end.
 */
final class TrainingFolder implements AutoCloseable {
  private static final String BEST = "best.net";
  private static final String BEGIN = "begin.net";

  private final Path folder;
  private final VariantLayout layout;
  private final FileChannel lock;

  /**
   * Opens it; makes it if it is not there.
   *
   * @throws EngineException if another training has it
   */
  TrainingFolder(Path folder, VariantLayout layout) {
    this.folder = folder;
    this.layout = layout;
    try {
      Files.createDirectories(folder);
      lock = FileChannel.open(
          folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw FileException.unwritable(folder, e);
    }
    boolean alone;
    try {
      alone = lock.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      alone = false;
    } catch (IOException e) {
      throw FileException.unwritable(folder, e);
    }
    if (!alone) {
      close();
      throw EngineException.of(
          TrainingFolder.class, "trainingFolder.isTrained", layout.table().name());
    }
  }

  /** A name that no other training has, by lot when it is made; the games of its jobs are its own. */
  String name() {
    Path file = folder.resolve("name");
    try {
      if (!Files.exists(file)) {
        WholeFile.write(file, UUID.randomUUID().toString().getBytes(StandardCharsets.US_ASCII));
      }
      return Files.readString(file);
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  Path round(int round) {
    return folder.resolve(String.format("round-%03d", round));
  }

  Path games(int round, int file) {
    return round(round).resolve(String.format("games-%05d.games", file));
  }

  /** What of a round is being played on the grid. */
  Path range(int round) {
    return round(round).resolve("range");
  }

  Path match(int round) {
    return round(round).resolve("match.properties");
  }

  /** The games of the match of a round from one of its pairs on. */
  Path matchGames(int round, int pair) {
    return round(round).resolve(String.format("match-%05d.games", pair));
  }

  /** The files of games of the match of a round, in order. */
  List<Path> matchGames(int round) {
    try (Stream<Path> files = Files.list(round(round))) {
      return files
          .filter(file -> file.getFileName().toString().matches("match-[0-9]+\\.games"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw FileException.unreadable(round(round), e);
    }
  }

  /** The rounds that have begun, at least 1. */
  int rounds() {
    int round = 1;
    while (Files.isDirectory(round(round + 1))) {
      round++;
    }
    return round;
  }

  /** The files of games of a round, in order. */
  List<Path> games(int round) {
    List<Path> files = new ArrayList<>();
    for (int i = 0; Files.exists(games(round, i)); i++) {
      files.add(games(round, i));
    }
    return files;
  }

  /** The network that the training began with: its games are not here. */
  Optional<Network> begin() {
    return read(folder.resolve(BEGIN));
  }

  /** Of its bytes. */
  String beginDigest() {
    Path file = folder.resolve(BEGIN);
    try {
      return Digests.of(Files.readAllBytes(file));
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /** A training that has kept no network yet begins with this one. */
  void beginWith(Network network) {
    WholeFile.write(folder.resolve(BEGIN), NetworkFile.write(network));
    keep(network);
  }

  /** The network that was kept last, or the one that the training began with. */
  Optional<Network> best() {
    return read(folder.resolve(BEST));
  }

  void keep(Network network) {
    WholeFile.write(folder.resolve(BEST), NetworkFile.write(network));
  }

  /** The network that was learnt in a round. */
  Optional<Network> learnt(int round) {
    return read(round(round).resolve("learnt.net"));
  }

  void learn(int round, Network network) {
    WholeFile.write(round(round).resolve("learnt.net"), NetworkFile.write(network));
  }

  private Optional<Network> read(Path file) {
    try {
      return Optional.of(NetworkFile.read(file.toString(), Files.readAllBytes(file), layout));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /** What it takes of the disk. */
  long bytes() {
    try (Stream<Path> files = Files.walk(folder)) {
      long sum = 0;
      for (Path file : (Iterable<Path>) files::iterator) {
        sum += Files.isRegularFile(file) ? Files.size(file) : 0;
      }
      return sum;
    } catch (IOException e) {
      throw FileException.unreadable(folder, e);
    }
  }

  /** Removes the games of a round. */
  void forgetGames(int round) {
    games(round).stream().sorted(Comparator.reverseOrder()).forEach(this::delete);
  }

  /** Removes the games of the match of a round. */
  void forgetMatchGames(int round) {
    matchGames(round).forEach(this::delete);
  }

  /** Removes all. */
  void forgetAll() {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(file -> !file.equals(folder) && !file.endsWith("lock"))
          .sorted(Comparator.reverseOrder())
          .forEach(this::delete);
    } catch (IOException e) {
      throw FileException.unreadable(folder, e);
    }
  }

  private void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      throw FileException.unwritable(folder, e);
    }
  }
}
