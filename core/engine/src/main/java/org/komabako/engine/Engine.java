package org.komabako.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.position.Rules;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A program that plays. Engines are services; each may leave while its thinkers think, who then fail
 * with an {@link EngineException}.
 */
@ConsumerType
public interface Engine {
  /** The option of USI that says whether an engine plays from its opening book. */
  String OWN_BOOK = "USI_OwnBook";

  /** A short word that no other engine has, to choose it by. */
  String id();

  /** What it is called. */
  LocalizedText name();

  /** What can be chosen, as far as it is known before the engine is opened; the bases are what holds now. */
  List<EngineOption> options();

  /**
   * Chooses what holds from the next opening on where nothing else is said; it is kept with the user's
   * data.
   *
   * @throws EngineException if there is no such option or value, or the engine keeps none; the message
   *     says what there is
   */
  default void choose(Map<String, String> values) {
    throw EngineException.of(Engine.class, "engine.optionsCannotChanged", id());
  }

  /** Why it cannot play by some rules; empty if it can. Answers at once. */
  Optional<LocalizedText> refusal(Rules rules);

  /**
   * Values for a thinker that looks into positions: it is to think, not to play from an opening book, unless the values say so.
   *
   * @param values of options, by their names
   */
  default Map<String, String> forAnalysis(Map<String, String> values) {
    if (values.containsKey(OWN_BOOK)
        || options().stream().noneMatch(option -> option.name().equals(OWN_BOOK))) {
      return values;
    }
    Map<String, String> without = new HashMap<>(values);
    without.put(OWN_BOOK, "false");
    return without;
  }

  /**
   * Opens a thinker. This may take long: a foreign engine is a process that is started.
   *
   * @param values of options, by their names; those left out have their defaults
   * @throws EngineException if it cannot be opened, or an option or value is wrong; the message says
   *     which and what would be right
   */
  Thinker open(Rules rules, Map<String, String> values);

  /** All that decides how a thinker with some values plays by some rules, so that it plays the same on another machine. */
  default EngineSetup setup(Rules rules, Map<String, String> values) {
    return new EngineSetup(values, Optional.empty());
  }

  /**
   * Opens a thinker that plays as one with that set-up does elsewhere, whatever was chosen here.
   *
   * @throws EngineException as {@link #open(Rules, Map)}
   * @throws IllegalArgumentException if the data is damaged or does not fit the rules; the message says which
   */
  default Thinker openAs(Rules rules, EngineSetup setup) {
    return open(rules, setup.values());
  }
}
