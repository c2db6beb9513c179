package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.base.Registration;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.komabako.session.Games;
import org.komabako.testkit.Toy;

/** What the framework tells the window's component, by the methods that it calls. */
class ClientServicesTest {
  private final ClientServices services = new ClientServices();

  @Test
  void whoIsToldOfAServiceFindsItAtOnce() throws Exception {
    Variant toy = new Toy();
    Registration registration = mock(Registration.class);
    Variants known = mock(Variants.class);
    when(known.list()).thenReturn(List.of(toy));
    when(known.follow(any())).thenReturn(registration);
    List<List<Variant>> seen = new ArrayList<>();
    AutoCloseable news = services.listen(() -> seen.add(services.variants()));
    services.setVariants(known);
    services.unsetVariants(known);
    assertEquals(List.of(List.of(toy), List.of()), seen);
    verify(registration).close();
    news.close();
  }

  @Test
  void aServiceThatTookThePlaceOfAnotherStaysWhenThatLeaves() {
    Games first = mock(Games.class);
    Games second = mock(Games.class);
    services.setGames(first);
    services.setGames(second);
    services.unsetGames(first);
    assertSame(second, services.games().orElseThrow());
    services.unsetGames(second);
    assertEquals(Optional.empty(), services.games());
  }
}
