package org.komabako.console.commands;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;

import org.junit.jupiter.api.Test;
import org.komabako.session.Games;

/** What commands are told of services below them; {@code CommandsStayIT} has them come and go. */
class CoreServicesTest {
  @Test
  void saysWhichServiceIsAway() {
    CoreServices core = new CoreServices();
    String message = assertThrows(IllegalStateException.class, core::games).getMessage();
    assertTrue(message.startsWith("the games are not there now"), message);
    Games games = mock(Games.class);
    core.games = games;
    assertSame(games, core.games());
    core.games = null;
    assertThrows(IllegalStateException.class, core::games);
  }
}
