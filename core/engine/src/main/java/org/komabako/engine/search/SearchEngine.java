package org.komabako.engine.search;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Thinker;
import org.komabako.kernel.Rules;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;

/** Our own engine. When it leaves, all who think fail, and their threads end. */
@Component
public final class SearchEngine implements Engine {
  private final Set<SearchThinker> open = ConcurrentHashMap.newKeySet();
  private final Weights weights;
  private volatile boolean left;

  /** With the weights of its file. */
  public SearchEngine() {
    this(Weights.standard());
  }

  /** With other weights, which are to be tried. */
  public SearchEngine(Weights weights) {
    this.weights = weights;
  }

  @Override
  public String id() {
    return "komabako";
  }

  @Override
  public Text name() {
    return Text.of("Komabako", "駒箱");
  }

  @Override
  public List<EngineOption> options() {
    return Settings.OPTIONS;
  }

  @Override
  public Optional<Text> refusal(Rules rules) {
    return Optional.empty();
  }

  @Override
  public Thinker open(Rules rules, Map<String, String> values) {
    Settings settings = Settings.of(values);
    SearchThinker thinker = new SearchThinker(settings, mind(rules, settings), open::remove);
    open.add(thinker);
    if (left) {
      leave();
      throw EngineException.of("the engine is not installed any more", "エンジンはもうインストールされていません");
    }
    return thinker;
  }

  private Mind mind(Rules rules, Settings settings) {
    try {
      TranspositionTable table = new TranspositionTable(settings.megabytes());
      return new Mind(rules.layout(), table, settings.play(), weights);
    } catch (OutOfMemoryError e) {
      long free = Runtime.getRuntime().maxMemory() >> 20;
      throw new EngineException(
          Sentence.of(
              "USI_Hash cannot be {0}: there are {1} megabytes for all of the program; choose less, or"
                  + " start Java with more (-Xmx)",
              "USI_Hashを{0}にはできません。プログラム全体で使えるのは{1}メガバイトです。" + "小さくするか、Javaを-Xmxで大きく起動してください",
              settings.megabytes(),
              free),
          e);
    }
  }

  /** The service leaves. */
  @Deactivate
  void leave() {
    left = true;
    open.forEach(SearchThinker::close);
  }
}
