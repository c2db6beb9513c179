package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenListTest {
  @Test
  void whatIsAddedComesLastAndLeaves() {
    OpenList<String> list = new OpenList<>(List.of("own"));
    List<List<String>> told = new ArrayList<>();
    Registration listening = list.listen(() -> told.add(list.all()));
    String added = new String("added");
    list.add(added);
    list.remove(new String("added"));
    assertEquals(
        List.of("own", "added"), list.all(), "another one of the same name is not removed");
    list.remove(added);
    list.remove("own");
    assertEquals(List.of("own"), list.all(), "what is there from the first stays");
    listening.close();
    list.add("again");
    assertEquals(4, told.size());
    assertEquals(List.of("own", "added"), told.get(0));
    assertEquals(List.of("own"), told.get(2));
  }
}
