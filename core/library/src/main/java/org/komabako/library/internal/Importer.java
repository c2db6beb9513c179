package org.komabako.library.internal;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.library.ImportReport;
import org.komabako.library.ProgressListener;

/**
 * Brings games in, once. Some threads read a batch while the one before it is written, in one transaction: a
 * kill leaves whole batches, and what they have is passed over when the import is started again. Never more than
 * two batches are in memory.
 */
final class Importer {
  private static final int GAMES = 2_000;
  private static final int BYTES = 8_000_000;
  private static final int SLICE = 50;

  private final Database database;
  private final Transcriber transcriber;
  private final ProgressListener watch;
  private final long begun = System.nanoTime();
  private final List<LocalizedText> problems = new ArrayList<>();
  private long added;
  private long known;
  private long refused;

  /** What became of a game: a transcript, or what is wrong with it. */
  private record Outcome(Optional<Transcript> game, Optional<LocalizedText> problem) {}

  Importer(Database database, Transcriber transcriber, ProgressListener watch) {
    this.database = database;
    this.transcriber = transcriber;
    this.watch = watch;
  }

  ImportReport run(List<Path> paths) {
    ExecutorService readers = Executors.newFixedThreadPool(
        Math.max(1, Runtime.getRuntime().availableProcessors()), task -> {
          Thread thread = new Thread(task, "komabako-library-import");
          thread.setDaemon(true);
          return thread;
        });
    try (ImportedFiles files = new ImportedFiles(paths)) {
      return run(files, readers);
    } catch (StateException e) {
      throw added == 0
          ? e
          : new StateException(
              Sentence.of(Importer.class, "importer.gamesCameBeforeStay", e.text(), added));
    } finally {
      readers.shutdownNow();
    }
  }

  private ImportReport run(ImportedFiles files, ExecutorService readers) {
    List<Future<List<Outcome>>> reading = List.of();
    boolean goesOn = true;
    while (goesOn) {
      List<ImportedFiles.Piece> batch = batch(files);
      List<Future<List<Outcome>>> next = read(batch, readers);
      goesOn = write(reading, files) && told(files);
      reading = next;
      if (goesOn && batch.isEmpty()) {
        return report(false);
      }
    }
    reading.forEach(slice -> slice.cancel(false));
    return report(true);
  }

  private boolean told(ImportedFiles files) {
    return watch.goesOn(added + known + refused, files.share())
        && !Thread.currentThread().isInterrupted();
  }

  private ImportReport report(boolean cancelled) {
    return new ImportReport(
        added, known, refused, problems, cancelled, Duration.ofNanos(System.nanoTime() - begun));
  }

  private static List<ImportedFiles.Piece> batch(ImportedFiles files) {
    List<ImportedFiles.Piece> batch = new ArrayList<>();
    long bytes = 0;
    while (batch.size() < GAMES && bytes < BYTES) {
      Optional<ImportedFiles.Piece> piece = files.next();
      if (piece.isEmpty()) {
        break;
      }
      batch.add(piece.get());
      bytes += piece.get().bytes().length;
    }
    return batch;
  }

  /** Has the games of a batch read that are not in the library yet. */
  private List<Future<List<Outcome>>> read(
      List<ImportedFiles.Piece> batch, ExecutorService readers) {
    List<byte[]> digests =
        batch.stream().map(piece -> Transcriber.digest(piece.bytes())).toList();
    Map<ByteBuffer, Long> there = database.read(connection -> Catalogue.known(connection, digests));
    List<ImportedFiles.Piece> fresh = new ArrayList<>();
    for (int i = 0; i < batch.size(); i++) {
      if (batch.get(i).problem().isEmpty() && there.containsKey(ByteBuffer.wrap(digests.get(i)))) {
        known++;
      } else {
        fresh.add(batch.get(i));
      }
    }
    List<Future<List<Outcome>>> slices = new ArrayList<>();
    for (int from = 0; from < fresh.size(); from += SLICE) {
      List<ImportedFiles.Piece> slice = fresh.subList(from, Math.min(fresh.size(), from + SLICE));
      slices.add(readers.submit(() -> slice.stream().map(this::read).toList()));
    }
    return slices;
  }

  private Outcome read(ImportedFiles.Piece piece) {
    if (piece.problem().isPresent()) {
      return new Outcome(Optional.empty(), piece.problem());
    }
    String name = String.valueOf(piece.file().getFileName());
    try {
      return new Outcome(
          Optional.of(transcriber.read(piece.bytes(), name, piece.file().toString())),
          Optional.empty());
    } catch (RuntimeException e) {
      return new Outcome(
          Optional.empty(),
          Optional.of(
              Sentence.of(Importer.class, "importer.joined", piece.file(), UserMessage.of(e))));
    }
  }

  /** Writes what was read of a batch when it is cancelled, or else all of it; false if it was cancelled. */
  private boolean write(List<Future<List<Outcome>>> reading, ImportedFiles files) {
    List<Transcript> games = new ArrayList<>();
    boolean goesOn = true;
    for (Future<List<Outcome>> slice : reading) {
      if (!goesOn) {
        slice.cancel(false);
        continue;
      }
      for (Outcome outcome : wait(slice)) {
        outcome.game().ifPresent(games::add);
        outcome.problem().ifPresent(this::refuse);
      }
      goesOn = watch.goesOn(added + known + refused + games.size(), files.share());
    }
    if (!games.isEmpty()) {
      int fresh = database.write(connection -> GameTable.add(connection, games)).fresh();
      added += fresh;
      known += games.size() - fresh;
    }
    return goesOn;
  }

  private void refuse(LocalizedText problem) {
    refused++;
    if (problems.size() < ImportReport.TOLD) {
      problems.add(problem);
    }
  }

  private static List<Outcome> wait(Future<List<Outcome>> slice) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return slice.get();
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (ExecutionException e) {
          throw new StateException(UserMessage.of(e.getCause() == null ? e : e.getCause()));
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
