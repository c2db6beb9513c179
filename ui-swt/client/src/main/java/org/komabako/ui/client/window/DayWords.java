package org.komabako.ui.client.window;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import org.komabako.ui.widgets.text.Messages;

/** A day as people say it: today, yesterday, else its date. */
record DayWords(Messages messages) {
  String say(Instant time) {
    LocalDate day = LocalDate.ofInstant(time, ZoneId.systemDefault());
    LocalDate today = LocalDate.now(ZoneId.systemDefault());
    if (day.equals(today)) {
      return messages.get("start.today");
    }
    return day.equals(today.minusDays(1))
        ? messages.get("start.yesterday")
        : DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
            .withLocale(messages.language())
            .format(day);
  }
}
