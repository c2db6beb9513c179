package org.komabako.platform.internal;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the classes of a jar say in their constant pools that they call. That tells the user what came; it
 * keeps nobody from anything, since code can hide what it does.
 */
final class ClassScan {
  private static final int UTF8 = 1;
  private static final int INTEGER = 3;
  private static final int FLOAT = 4;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;
  private static final int NAME_AND_TYPE = 12;
  private static final int METHOD_HANDLE = 15;
  private static final int METHOD_TYPE = 16;
  private static final int DYNAMIC = 17;
  private static final int INVOKE_DYNAMIC = 18;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;
  private static final int HEAD = 8;

  private final Map<Integer, String> texts = new HashMap<>();
  private final Map<Integer, Integer> classes = new HashMap<>();
  private final Map<Integer, Integer> names = new HashMap<>();
  private final Map<Integer, int[]> methods = new HashMap<>();

  private ClassScan() {}

  /**
   * The methods that a class calls, like {@code java/lang/System.exit}, and the classes that it names.
   *
   * @throws IOException if it is no class file
   */
  static Set<String> calls(InputStream classFile) throws IOException {
    ClassScan scan = new ClassScan();
    scan.read(new DataInputStream(classFile));
    Set<String> calls = new TreeSet<>();
    scan.classes.values().forEach(text -> calls.add(scan.text(text)));
    for (int[] method : scan.methods.values()) {
      calls.add(scan.text(scan.classes.getOrDefault(method[0], 0)) + "."
          + scan.text(scan.names.getOrDefault(method[1], 0)));
    }
    return calls;
  }

  private String text(int index) {
    return texts.getOrDefault(index, "");
  }

  private void read(DataInputStream in) throws IOException {
    in.skipNBytes(HEAD);
    int count = in.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case UTF8 -> texts.put(i, in.readUTF());
        case INTEGER, FLOAT, DYNAMIC, INVOKE_DYNAMIC, FIELD -> in.skipNBytes(4);
        case LONG, DOUBLE -> {
          in.skipNBytes(8);
          i++;
        }
        case CLASS -> classes.put(i, in.readUnsignedShort());
        case STRING, METHOD_TYPE, MODULE, PACKAGE -> in.skipNBytes(2);
        case METHOD, INTERFACE_METHOD ->
          methods.put(i, new int[] {in.readUnsignedShort(), in.readUnsignedShort()});
        case NAME_AND_TYPE -> {
          names.put(i, in.readUnsignedShort());
          in.skipNBytes(2);
        }
        case METHOD_HANDLE -> in.skipNBytes(3);
        default -> throw new IOException("no constant has the tag " + tag);
      }
    }
  }
}
