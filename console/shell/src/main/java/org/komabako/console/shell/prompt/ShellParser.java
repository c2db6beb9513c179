package org.komabako.console.shell.prompt;

import java.util.List;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.Parser.Executable;
import org.apache.felix.gogo.runtime.Token;
import org.jline.reader.EOFError;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.SyntaxError;
import org.komabako.console.shell.script.ShellText;

/** The parser of the interactive shell: a line that is accepted is run as {@link ShellText} writes it. */
public final class ShellParser implements Parser {
  /** What the history does not keep: an address with a password, in whichever line of what was typed. */
  private static final Pattern SECRET = Pattern.compile("(?i)passw(or)?d=|//[^/\\s]*:[^/\\s]*@");

  private final LineReader reader;
  private final Parser gogo;

  private ShellParser(LineReader reader) {
    this.reader = reader;
    gogo = reader.getParser();
  }

  /** Makes a reader parse so. JLine has a door for that before a reader is made, and Gogo makes it. */
  public static void install(LineReader reader) throws ReflectiveOperationException {
    if (!(reader.getParser() instanceof ShellParser)) {
      reader
          .getClass()
          .getMethod("setParser", Parser.class)
          .invoke(reader, new ShellParser(reader));
    }
  }

  @Override
  public ParsedLine parse(String line, int cursor, ParseContext context) {
    if (context == ParseContext.ACCEPT_LINE) {
      reader.setVariable(LineReader.DISABLE_HISTORY, SECRET.matcher(line).find());
    }
    ParsedLine typed;
    try {
      typed = gogo.parse(line, cursor, context);
    } catch (EOFError e) {
      // The line goes on.
      throw e;
    } catch (SyntaxError e) {
      if (context != ParseContext.ACCEPT_LINE) {
        throw e;
      }
      // Thrown on, it would end the shell.
      String told = refusal(String.valueOf(e.getMessage()));
      return gogo.parse(told, told.length(), context);
    }
    if (context != ParseContext.ACCEPT_LINE || line.isBlank()) {
      return typed;
    }
    String text = line(line);
    return gogo.parse(text, text.length(), context);
  }

  /** A line that tells what is wrong with another. */
  static String refusal(String message) {
    return "komabako:_refuse '" + message.replace("'", "\"") + "'";
  }

  /** What is run for a line. Jobs in the background stay the shell's own, so that it lists them. */
  public static String line(String line) {
    String text = ShellText.forGogo(line);
    List<Executable> all =
        new org.apache.felix.gogo.runtime.Parser(line).program().tokens();
    boolean nothing = all.stream().allMatch(each -> each.toString().isBlank());
    boolean background = all.stream().anyMatch(each -> Token.eq("&", each));
    return nothing || background ? text : "komabako:_line { " + text + "\n}";
  }
}
