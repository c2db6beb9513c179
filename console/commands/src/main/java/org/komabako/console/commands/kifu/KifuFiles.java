package org.komabako.console.commands.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.komabako.base.RegularFiles;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.console.shell.command.Answering;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.FreeTarget;
import org.komabako.console.view.KifuView;
import org.komabako.console.view.words.Spoken;
import org.komabako.formats.FileLimits;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFolder;
import org.komabako.formats.GameFormat;
import org.komabako.formats.ReadGame;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;

/** Reads and writes many game files, tells how far it is, and goes on when one of them is bad. */
final class KifuFiles {
  private static final int TOLD_EACH = 100;

  private final Formats formats;
  private final List<Variant> installed;

  KifuFiles(Formats formats, List<Variant> installed) {
    this.formats = formats;
    this.installed = installed;
  }

  List<KifuView> check(List<Path> paths) {
    List<Path> files = new ArrayList<>();
    for (Path path : paths) {
      files.addAll(Files.exists(path) ? GameFolder.files(path) : List.of(path));
    }
    return each(files, file -> {
      ReadGame read = read(file);
      return about(read.game()) + remarks(read.warnings());
    });
  }

  /**
   * Writes a file, or all game files of a folder.
   *
   * @param format empty for the one that the target's name tells
   */
  List<KifuView> convert(
      Path source, Path target, Optional<GameFormat> format, Arguments arguments) {
    boolean replace = arguments.has(FreeTarget.REPLACE);
    boolean folder = Files.isDirectory(source);
    GameFormat wanted = format
        .or(() -> folder ? Optional.empty() : formats.ofFile(String.valueOf(target.getFileName())))
        .orElseThrow(() -> RequestException.of(
            Spoken.class,
            "kifuFiles.formatWriteFormat",
            formats.all().stream().map(GameFormat::key).collect(Collectors.joining(", "))));
    if (!folder) {
      return each(List.of(source), file -> {
        Path free = FreeTarget.require(target, arguments);
        return convert(file, free, wanted, replace);
      });
    }
    String end = "." + wanted.extensions().get(0);
    return each(GameFolder.files(source), file -> {
      Path below = source.relativize(file);
      String name = String.valueOf(below.getFileName()).replaceFirst("\\.[^.]*$", "") + end;
      return convert(file, target.resolve(below).resolveSibling(name), wanted, replace);
    });
  }

  private String convert(Path file, Path target, GameFormat format, boolean replace) {
    ReadGame read = read(file);
    byte[] bytes = formats.write(format, read.game());
    WholeFile.write(FreeTarget.require(target, replace), bytes);
    List<LocalizedText> remarks = new ArrayList<>(read.warnings());
    format
        .losses(read.game())
        .forEach(lost -> remarks.add(Sentence.of(Spoken.class, "kifuFiles.without", lost)));
    return Spoken.say("kifuFiles.written", target, about(read.game())) + remarks(remarks);
  }

  private ReadGame read(Path file) {
    try {
      if (Files.size(file) > FileLimits.BYTES) {
        throw RequestException.of(Spoken.class, "kifuFiles.tooLargeGame");
      }
      byte[] bytes = RegularFiles.read(file, FileLimits.BYTES);
      return formats.read(installed, bytes, String.valueOf(file.getFileName()));
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  private static List<KifuView> each(List<Path> files, Function<Path, String> task) {
    List<KifuView> views = new ArrayList<>();
    int bad = 0;
    for (Path file : files) {
      try {
        views.add(new KifuView(file.toString(), true, task.apply(file)));
      } catch (RuntimeException e) {
        bad++;
        views.add(new KifuView(
            file.toString(), false, Spoken.say("kifuFiles.refused", UserMessage.of(e))));
      }
      if (views.size() % TOLD_EACH == 0) {
        Answering.say(Spoken.say(
            "kifuFiles.progress", views.size(), Spoken.text("count.file", files.size()), bad));
      }
    }
    if (files.size() != 1) {
      Answering.say(Spoken.say("kifuFiles.done", Spoken.text("count.file", files.size()), bad));
    }
    return views;
  }

  private static String about(Game game) {
    int moves = game.root().last().ply();
    int others = game.tree().nodes().size() - 1 - moves;
    return Spoken.say(
            others == 0 ? "kifuFiles.about" : "kifuFiles.variations",
            game.rules().table().key(),
            Spoken.text("count.move", moves),
            others)
        + game.result().map(end -> ", " + end).orElse("");
  }

  private static String remarks(List<LocalizedText> remarks) {
    return remarks.isEmpty()
        ? ""
        : " (" + remarks.stream().map(Spoken::of).collect(Collectors.joining("; ")) + ")";
  }
}
