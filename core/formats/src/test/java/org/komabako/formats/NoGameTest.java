package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no game is told by what it begins with. */
class NoGameTest {
  @ParameterizedTest
  @CsvSource({
    "'PK\u0003\u0004x', archive",
    "%PDF-1.7, archive",
    "'\u0089PNG\r\n', archive",
    "'\u001f\u008bx', archive",
    "GIF89a, archive",
    "'<!DOCTYPE html>\n<html>', web page",
    "'  <html>先手', web page",
    "<HEAD>, web page",
    "'\n<?xml version=\"1.0\"?>', XML",
    "<svg width='1'>, XML",
    "404: Not Found, web server",
    "404 Not Found, web server",
    "HTTP/1.1 503 Service Unavailable, web server",
    "'500 internal server error\nplease come again', web server"
  })
  void whatItIs(String head, String part) {
    FormatException e = NoGame.of(head).orElseThrow();
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertEquals(0, e.line());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "手合割：平手",
        "<b>",
        "x PK\u0003\u0004",
        "404",
        "604: Not Found",
        "100 P-7f",
        "1 ７六歩(77)",
        "",
        "12 Not Found",
        "404 A"
      })
  void whatMayBeAGame(String head) {
    assertEquals(Optional.empty(), NoGame.of(head).map(FormatException::getMessage));
  }

  @Test
  void aLongTextIsNoAnswerOfAServer() {
    assertTrue(NoGame.of("404: not found" + " ".repeat(5) + "x".repeat(380)).isPresent());
    assertTrue(NoGame.of("404: not found" + " ".repeat(5) + "x".repeat(381)).isEmpty());
  }
}
