package org.komabako.base;

/** The address of a database, as JDBC has it. */
public final class DatabaseAddress {
  private DatabaseAddress() {}

  /** An address that people may see: passwords are stars. */
  public static String hidden(String url) {
    return url.replaceAll("(?i)((?:password|passwd|sslpassword)=)[^&;]*", "$1***")
        .replaceAll("//([^/:@]*):[^/@]*@", "//$1:***@");
  }
}
