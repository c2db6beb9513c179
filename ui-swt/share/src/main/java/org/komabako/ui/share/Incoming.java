package org.komabako.ui.share;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.session.GameRequest;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;

/**
 * Does what a text says that was pasted or dropped: opens a game, begins one from a position, or plays
 * moves on. Not for the display thread. What is wrong comes as an exception with a sentence.
 */
public final class Incoming {
  private static final long LARGEST = 20_000_000;

  private final Games games;
  private final List<Variant> variants;
  private final Optional<LiveGame> current;

  /**
   * Into a session.
   *
   * @param variants the installed ones
   * @param current the game that is looked at
   */
  public Incoming(Games games, List<Variant> variants, Optional<LiveGame> current) {
    this.games = games;
    this.variants = variants;
    this.current = current.filter(game -> game.suspended().isEmpty());
  }

  /** A text from the clipboard; what it says and no game can hold. */
  public List<LocalizedText> text(String text) {
    return take(text, Optional.empty());
  }

  /**
   * A file.
   *
   * @return what it says and the game cannot hold
   * @throws org.komabako.session.DamagedGameException if it has a mistake and could be opened partly
   */
  public List<LocalizedText> file(Path file) {
    try {
      if (Files.size(file) > LARGEST) {
        throw RequestException.of(Incoming.class, "incoming.tooLargeGame", file);
      }
      String first = new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.UTF_8);
      if (first.strip().lines().count() == 1) {
        return take(first.strip(), Optional.of(file));
      }
      return games.open(file, false).remarks();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  private List<LocalizedText> take(String text, Optional<Path> file) {
    Optional<Position> position = current.map(game -> game.read(each -> each.position()));
    List<VariantTable> tables = variants.stream().map(Variant::table).toList();
    Pasted pasted;
    try {
      pasted = new Pasted.Reader(file.isPresent() ? Optional.empty() : position, tables).read(text);
    } catch (IllegalArgumentException e) {
      throw file.isEmpty()
          ? e
          : new RequestException(
              Sentence.of(Incoming.class, "incoming.joined", file.get(), UserMessage.of(e)), e);
    }
    if (pasted instanceof Pasted.Start start) {
      begin(start, position);
    } else if (pasted instanceof Pasted.Moves moves) {
      play(current.orElseThrow(), moves.moves());
    } else if (file.isPresent()) {
      return games.open(file.get(), false).remarks();
    } else {
      return games.openText(text).remarks();
    }
    return List.of();
  }

  /** The rules are those of the game that is looked at, where it is the same variant. */
  private void begin(Pasted.Start start, Optional<Position> position) {
    Map<String, String> options = position
        .filter(each -> each.rules().table().key().equals(start.variant()))
        .map(each -> each.rules().options().asMap())
        .orElse(Map.of());
    LiveGame game = games.create(new GameRequest(
        start.variant(),
        options.isEmpty() ? Optional.empty() : Optional.of(RuleSet.BASE),
        options,
        Optional.empty(),
        Optional.of(start.sfen())));
    if (!start.moves().isBlank()) {
      try {
        play(game, Pasted.Reader.moves(game.read(each -> each.position()), start.moves()));
      } catch (IllegalArgumentException e) {
        games.close(game);
        throw e;
      }
    }
  }

  private static void play(LiveGame game, List<Move> moves) {
    var unused = game.change(each -> {
      moves.forEach(each::play);
      return true;
    });
  }
}
