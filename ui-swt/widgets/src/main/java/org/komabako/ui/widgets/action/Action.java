package org.komabako.ui.widgets.action;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.ui.widgets.text.Messages;

/**
 * One thing that the user can do, from a menu, by a key, or by a button. Its text is the message
 * {@code action.ID}, or one that it brings.
 *
 * @param id like {@code move.stop}
 * @param text its text in the language of the messages
 * @param keys the shortcut, empty for none
 * @param menu the menu that it stands in; null for no menu
 * @param under the id of the submenu that it stands in; empty for none
 * @param group actions of one group stand together, groups in their order
 * @param kind a plain item, or one with a check mark
 * @param enabled whether it can be done now
 * @param checked whether the mark is set; meaningful for {@link Kind#CHECK} and {@link Kind#RADIO}
 * @param run does it, on the display thread
 * @param runAbout does it about something, where that can be told: a new game of this variant
 * @param tool how it stands in the toolbar; empty if it does not
 */
public record Action(
    String id,
    Function<Messages, String> text,
    Keys keys,
    @Nullable Menus menu,
    String under,
    int group,
    Kind kind,
    BooleanSupplier enabled,
    BooleanSupplier checked,
    Runnable run,
    Optional<Consumer<String>> runAbout,
    Optional<Tool> tool) {

  /**
   * How an action stands in the toolbar.
   *
   * @param place tools stand in the order of their places, with a line between tens; from 90 on at the right
   * @param icon lines in a square of 18 by 18, as {@link org.komabako.ui.picture.Outline#parse} reads them
   * @param named whether the message {@code tool.ID} stands beside the icon where there is room
   */
  public record Tool(int place, String icon, boolean named) {}

  /** How an item is shown. */
  public enum Kind {
    /** Done when chosen. */
    PLAIN,
    /** On or off. */
    CHECK,
    /** One of the group. */
    RADIO
  }

  /**
   * The same, with what it asks and does looked after.
   *
   * @param doing is given what there is to do
   */
  public Action with(BooleanSupplier enabled, BooleanSupplier checked, Consumer<Runnable> doing) {
    return new Action(
        id,
        text,
        keys,
        menu,
        under,
        group,
        kind,
        enabled,
        checked,
        () -> doing.accept(run),
        runAbout.map(about -> subject -> doing.accept(() -> about.accept(subject))),
        tool);
  }

  /** Its text where nothing is chosen by a letter, so without the sign for that. */
  public String plain(Messages messages) {
    return text.apply(messages).replaceAll(" ?\\(&.\\)", "").replace("&", "");
  }

  /** Begins an action. */
  public static Builder of(String id) {
    return new Builder(id);
  }

  /** Fills an action; what is not said has the obvious value. */
  public static final class Builder {
    private final String id;
    private Function<Messages, String> text;
    private Keys keys = Keys.NONE;
    private @Nullable Menus menu;
    private String under = "";
    private int group;
    private Kind kind = Kind.PLAIN;
    private BooleanSupplier enabled = () -> true;
    private BooleanSupplier checked = () -> false;
    private Optional<Consumer<String>> about = Optional.empty();
    private Optional<Tool> tool = Optional.empty();

    private Builder(String id) {
      this.id = id;
      text = messages -> messages.get("action." + id);
    }

    /** With a text of its own, where the messages of the window have none. */
    public Builder text(LocalizedText own) {
      text = messages -> messages.of(own);
      return this;
    }

    /** The shortcut, as {@link Keys#parse} reads it. */
    public Builder keys(String text) {
      keys = Keys.parse(text);
      return this;
    }

    /** Where it stands; groups are parted by lines. */
    public Builder menu(Menus where, int inGroup) {
      menu = where;
      group = inGroup;
      return this;
    }

    /** In a submenu of that, with the text {@code action.ID}. */
    public Builder under(String submenu) {
      under = submenu;
      return this;
    }

    /** In the toolbar too. */
    public Builder tool(Tool as) {
      tool = Optional.of(as);
      return this;
    }

    /** When it can be done. */
    public Builder when(BooleanSupplier condition) {
      enabled = condition;
      return this;
    }

    /** With a check mark. */
    public Builder check(BooleanSupplier condition) {
      kind = Kind.CHECK;
      checked = condition;
      return this;
    }

    /** With the mark of the chosen one of several. */
    public Builder radio(BooleanSupplier condition) {
      kind = Kind.RADIO;
      checked = condition;
      return this;
    }

    /** What it does about something that is told, as the key of a variant or words to look for. */
    public Builder about(Consumer<String> doing) {
      about = Optional.of(doing);
      return this;
    }

    /** What it does. */
    public Action does(Runnable run) {
      return new Action(
          id, text, keys, menu, under, group, kind, enabled, checked, run, about, tool);
    }
  }
}
