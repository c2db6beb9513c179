package org.komabako.matches.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Engine;
import org.komabako.grid.PartSource;
import org.komabako.grid.WorkKind;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.GameResult;
import org.komabako.notation.GameText;
import org.komabako.platform.Variants;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * Plays pairs of games of matches for the grid, with what {@link PreparedMatch} finds here. An engine that leaves while it
 * plays loses no game: the unit is put back and played again.
 */
@Component
public final class MatchWork implements WorkKind {
  private static final Logger LOG = System.getLogger(MatchWork.class.getName());

  /** The name of this kind. */
  static final String NAME = "match";

  private static final int MOST_PREPARED = 16;

  private final InstalledParts installed = new InstalledParts();
  private final Map<ByteBuffer, PreparedMatch> prepared = new HashMap<>();
  private Registration following = () -> {};

  /** An engine arrives. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addEngine(Engine engine) {
    installed.add(engine);
    forget();
  }

  /** An engine leaves. */
  void removeEngine(Engine engine) {
    installed.remove(engine);
    forget();
  }

  /** Who knows the variants is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setVariants(Variants service) {
    following = service.follow(Variants.Follower.of(this::addVariant, variant -> {
      installed.remove(variant);
      forget();
    }));
  }

  /** Who knows the variants is gone, and so are they. */
  void unsetVariants(Variants service) {
    following.close();
  }

  /** A variant arrives. */
  void addVariant(Variant variant) {
    installed.add(variant);
    forget();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<LocalizedText> refusal(byte[] spec, PartSource parts) {
    try {
      prepared(spec, parts);
      return Optional.empty();
    } catch (RequestException e) {
      return Optional.of(UserMessage.of(e));
    }
  }

  /** What a job needs is looked for once, and again after something has come or gone. */
  private synchronized PreparedMatch prepared(byte[] spec, PartSource parts) {
    ByteBuffer key = ByteBuffer.wrap(spec);
    PreparedMatch known = prepared.get(key);
    if (known == null) {
      known = PreparedMatch.of(PairSpec.read(spec), installed, parts);
      if (prepared.size() >= MOST_PREPARED) {
        prepared.clear();
      }
      prepared.put(key, known);
    }
    return known;
  }

  private synchronized void forget() {
    prepared.clear();
  }

  @Override
  public byte[] work(byte[] spec, byte[] unit, PartSource parts) throws InterruptedException {
    PreparedMatch match = prepared(spec, parts);
    MatchText text = match.spec().match();
    List<PlayedGames.Played> games = new ArrayList<>();
    for (int number : PairUnit.read(unit).games()) {
      Opening opening = text.opening(match.rules(), number);
      MatchGame game =
          new MatchGame(text.request(), number, match.rules(), opening, MoveTimeouts.USUAL);
      GameResult result = play(game, match.first(), match.second());
      games.add(new PlayedGames.Played(result, GameText.write(game.game())));
    }
    if (installed.missingEngine(text.request()).isPresent()) {
      // One has left, and its games ended for that.
      throw new InterruptedException();
    }
    return PlayedGames.write(games);
  }

  /** A line that is lost is no fault of this worker either: the unit is played again. */
  private static GameResult play(MatchGame game, Engine first, Engine second)
      throws InterruptedException {
    try {
      return game.play(first, second);
    } catch (LineLostException e) {
      LOG.log(Level.WARNING, "a game of a match is played again: {0}", e.getMessage());
      throw new InterruptedException();
    }
  }
}
