package org.komabako.base;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** The address of a database, as JDBC has it. */
public final class DatabaseAddress {
  private DatabaseAddress() {}

  /** An address with a password; the same if that is empty. */
  public static String withPassword(String url, String password) {
    return password.isEmpty()
        ? url
        : url + (url.contains("?") ? "&" : "?") + "password="
            + URLEncoder.encode(password, StandardCharsets.UTF_8);
  }

  /** An address that people may see: passwords are stars. */
  public static String hidden(String url) {
    return url.replaceAll("(?i)((?:password|passwd|sslpassword)=)[^&;]*", "$1***")
        .replaceAll("//([^/:@]*):[^/@]*@", "//$1:***@");
  }
}
