package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Tags;

/** Days and hours of PGN, and as games have them. */
class PgnDatesTest {
  @ParameterizedTest
  @CsvSource({
    "2026/11/22 10:30:00, '{Date=2026.11.22, Time=10:30:00}'",
    "2026/11/22 10:30, '{Date=2026.11.22, Time=10:30}'",
    "2026/11/22, {Date=2026.11.22}",
    "2026/11, {Date=2026.11.??}",
    "2026, {Date=2026.??.??}",
    "令和八年, {Date=令和八年}",
    "2026-11-22, {Date=2026-11-22}"
  })
  void daysAreWrittenAndReadAgain(String ours, String theirs) {
    for (String tag : new String[] {Tags.BEGUN, Tags.ENDED}) {
      String end = tag.equals(Tags.BEGUN) ? "" : "End";
      Map<String, String> written =
          PgnDates.written(new LinkedHashMap<>(Map.of(tag, ours)), PgnHead.NAMES);
      assertEquals(
          theirs.replace("Date", end + "Date").replace("Time", end + "Time"), written.toString());
      assertEquals("{" + end + "Date=" + ours + "}", PgnDates.read(written).toString());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2026.1.2, '', {Date=2026/01/02}",
    "2026.1.??, 10:30, '{Date=2026/01, Time=10:30}'",
    "2026.?.?, '', {Date=2026}",
    "????.??.??, '', {Date=}",
    "????.11.22, '', {Date=}",
    "2026.11.22, noon, '{Date=2026/11/22, Time=noon}'",
    "22.11.2026, 10:30, '{Date=22.11.2026, Time=10:30}'"
  })
  void whatIsNotKnownIsLeftOut(String day, String time, String read) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Date", day);
    if (!time.isEmpty()) {
      tags.put("Time", time);
    }
    assertEquals(read, PgnDates.read(tags).toString());
  }

  /** Only what names a day is one. */
  @ParameterizedTest
  @CsvSource({"event, Event", "Round, Round"})
  void otherTagsStayAsTheyAre(String tag, String name) {
    assertEquals(
        Map.of(name, "2026/11/22"), PgnDates.written(Map.of(tag, "2026/11/22"), PgnHead.NAMES));
  }
}
