import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Copies the texts {@code NAME/NAME.variant} of a folder to another and puts the pages {@code NAME/README*.md} into them;
 * beside them go the engine's networks, {@code NAME/NAME.net}.
 */
final class Pages {
  private Pages() {}

  public static void main(String[] args) throws IOException {
    Path to = Files.createDirectories(Path.of(args[1]));
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(Path.of(args[0]))) {
      for (Path folder : folders) {
        Path text = folder.resolve(folder.getFileName() + ".variant");
        if (Files.exists(text)) {
          String whole = Files.readString(text)
              + page(folder.resolve("README.md"), "[readme]")
              + page(folder.resolve("README.ja.md"), "[readme: ja]");
          Path made = to.resolve(text.getFileName());
          // What has not changed is not seen as new.
          if (!Files.exists(made) || !Files.readString(made).equals(whole)) {
            Files.writeString(made, whole);
          }
          Path network = folder.resolve(folder.getFileName() + ".net");
          if (Files.exists(network)) {
            Files.copy(network, to.resolve(network.getFileName()), StandardCopyOption.REPLACE_EXISTING);
          }
        }
      }
    }
  }

  private static String page(Path file, String head) throws IOException {
    return Files.exists(file) ? "\n" + head + "\n" + Files.readString(file) : "";
  }
}
