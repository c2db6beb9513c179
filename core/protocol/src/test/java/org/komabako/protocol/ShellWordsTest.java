package org.komabako.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.TextException;

/** Commands are taken apart as {@code sh} does, which was asked for each of these. */
class ShellWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '#',
      value = {
        "ssh -T host komabako usi|[ssh, -T, host, komabako, usi]",
        "  a \t b  |[a, b]",
        "'a b' c|[a b, c]",
        "\"a b\" c|[a b, c]",
        "a\\ b|[a b]",
        "a'b c'\"d e\"f|[ab cd ef]",
        "'a\\b'|[a\\b]",
        "\"a\\b\\\"\\\\\\$\"|[a\\b\"\\$]",
        "''|[]",
        "'$HOME' \\$HOME \\~ a~b|[$HOME, $HOME, ~, a~b]",
        "ssh host 'cd engines && ./run'|[ssh, host, cd engines && ./run]",
        "将棋 'エンジン 一'|[将棋, エンジン 一]",
      })
  void wordsAreThoseOfAShell(String text, String words) {
    assertEquals(words, ShellWords.split(text).toString());
  }

  @Test
  void emptyWordsAreWords() {
    assertEquals(List.of("", "a", ""), ShellWords.split("'' a \"\""));
    assertEquals(List.of(), ShellWords.split(" \n "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '#',
      value = {
        "ssh 'host|4|the quotation mark ' at position 5 of the command is not closed: ssh 'host",
        "a \"b\\\"|2|the quotation mark \" at position 3 of the command is not closed: a \"b\\\"",
        "a\\|1|the command ends with a backslash, which says nothing there: a\\",
      })
  void whatIsNotClosedIsTold(String text, int column, String message) {
    TextException problem = assertThrows(TextException.class, () -> ShellWords.split(text));
    assertEquals(message, problem.getMessage());
    assertEquals(column, problem.column());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"a $HOME|2", "a > b|2", "cd x && y|5", "~/bin/engine|0", "\"$HOME\"|1", "a `b`|2"})
  void whatNeedsAShellIsRefused(String text, int column) {
    TextException problem = assertThrows(TextException.class, () -> ShellWords.split(text));
    assertEquals(column, problem.column());
    assertEquals(
        "コマンドの" + (column + 1) + "文字目の " + text.charAt(column)
            + " はシェルのための記号です。シェルは使いません。文字そのものなら引用符 '' で囲んでください：" + text,
        problem.text().in(Locale.JAPANESE));
  }
}
