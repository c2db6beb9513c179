package org.komabako.formats;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.komabako.game.Tags;

/** What KIF and KI2 call the tags of a game; what they do not know keeps its name. */
final class KifTags {
  private static final Map<String, String> KEYS = new LinkedHashMap<>();

  static {
    KEYS.put("開始日時", Tags.BEGUN);
    KEYS.put("終了日時", Tags.ENDED);
    KEYS.put("棋戦", Tags.EVENT);
    KEYS.put("場所", Tags.SITE);
    KEYS.put("表題", Tags.TITLE);
    KEYS.put("戦型", Tags.OPENING);
    KEYS.put("持ち時間", Tags.TIME);
    KEYS.put("先手", Tags.BLACK);
    KEYS.put("下手", Tags.BLACK);
    KEYS.put("後手", Tags.WHITE);
    KEYS.put("上手", Tags.WHITE);
  }

  /** Keys that keep their name, which heads of files have. */
  private static final Set<String> OTHERS = Set.of(
      "対局日", "秒読み", "消費時間", "掲載", "備考", "先手省略名", "後手省略名", "作品番号", "作品名", "作者", "発表誌", "発表年月", "出典",
      "手数", "完全性", "分類", "受賞", "対局ID", "記録ID", "図", "棋譜ID", "手番");

  private KifTags() {}

  /** Whether heads of games have a key. */
  static boolean isKnown(String key) {
    return KEYS.containsKey(key) || OTHERS.contains(key);
  }

  /** The tag of a key. */
  static String tag(String key) {
    return KEYS.getOrDefault(key, key);
  }

  /** The key of a tag; White begins a handicap game, whose players are called differently. */
  static String key(String tag, boolean handicap) {
    if (tag.equals(Tags.BLACK)) {
      return handicap ? "下手" : "先手";
    }
    if (tag.equals(Tags.WHITE)) {
      return handicap ? "上手" : "後手";
    }
    return KEYS.entrySet().stream()
        .filter(each -> each.getValue().equals(tag))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(tag);
  }
}
