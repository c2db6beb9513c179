package org.komabako.distribution;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.osgi.util.ManifestElement;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.DataFolder;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/** The arrows between the bundles run down only. Reads the jars as they are shipped. */
class ArchitectureIT {
  private static final String VERSIONING = "org.osgi.annotation.versioning.";
  private static final String VARIANTS = "org.komabako.variant..";

  /** No variant, but beside them: pieces and rules that some share. */
  private static final String LION_FAMILY = "org.komabako.lionfamily..";

  /** A bundle of what others wrote, which is no module. */
  private static final String OF_OTHERS = "org.komabako.dbscheduler-";

  /** The packages of the JDK that much code imports from. */
  private static final List<String> EVERYDAY = List.of(
      "java.io",
      "java.lang",
      "java.net",
      "java.nio.file",
      "java.text",
      "java.time",
      "java.util",
      "java.util.concurrent",
      "java.util.function",
      "java.util.regex",
      "java.util.stream");

  /** The classes that much code of a window imports. */
  private static final Set<String> SWT = Set.of(
      "Button",
      "Canvas",
      "Color",
      "Combo",
      "Composite",
      "Control",
      "Display",
      "Event",
      "Font",
      "Group",
      "Image",
      "Label",
      "Layout",
      "Link",
      "Menu",
      "MenuItem",
      "Point",
      "Rectangle",
      "Region",
      "Shell",
      "Table",
      "TableItem",
      "Text",
      "Tree",
      "Widget");

  private static JavaClasses shipped;

  private static List<Exports> bundles;
  private static Set<String> exported;

  /** Those too that a bundle gets only if it names an attribute. */
  private static Set<String> atAll;

  /** The packages that a jar exports: to everybody as a module, as a bundle, and to anybody. */
  private record Exports(
      String name, Set<String> byModule, Set<String> byBundle, Set<String> atAll) {
    static Exports of(JarFile jar) throws IOException, BundleException {
      Path path = Path.of(jar.getName());
      Set<String> byModule = ModuleFinder.of(path).findAll().stream()
          .flatMap(found -> found.descriptor().exports().stream())
          .filter(each -> !each.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .collect(toSet());
      String header = jar.getManifest().getMainAttributes().getValue(Constants.EXPORT_PACKAGE);
      ManifestElement[] all = ManifestElement.parseHeader(Constants.EXPORT_PACKAGE, header);
      Set<String> byBundle = new HashSet<>();
      Set<String> atAll = new HashSet<>();
      for (ManifestElement each : all == null ? new ManifestElement[0] : all) {
        List<String> packages = List.of(each.getValueComponents());
        atAll.addAll(packages);
        if (each.getDirective(Constants.MANDATORY_DIRECTIVE) == null) {
          byBundle.addAll(packages);
        }
      }
      return new Exports(path.getFileName().toString(), byModule, byBundle, atAll);
    }
  }

  @BeforeAll
  static void readJars() throws IOException, BundleException {
    List<Path> jars =
        new ArrayList<>(Distribution.jars(Distribution.REPOSITORY.resolve("org/komabako")));
    jars.addAll(Distribution.jars(Distribution.TREE.resolve("variants")));
    jars.addAll(Distribution.jars(Distribution.TREE.resolve("lib/boot")));
    List<JarFile> open = new ArrayList<>();
    for (Path jar : jars) {
      open.add(new JarFile(jar.toFile()));
    }
    shipped = new ClassFileImporter()
        .importJars(open)
        .that(new DescribedPredicate<JavaClass>("are ours") {
          @Override
          public boolean test(JavaClass type) {
            return type.getPackageName().startsWith("org.komabako");
          }
        });
    bundles = new ArrayList<>();
    for (JarFile jar : open) {
      Exports exports = Exports.of(jar);
      if (exports.name().startsWith("org.komabako") && !exports.name().startsWith(OF_OTHERS)) {
        bundles.add(exports);
      }
      jar.close();
    }
    exported = bundles.stream().flatMap(each -> each.byModule().stream()).collect(toSet());
    atAll = bundles.stream().flatMap(each -> each.atAll().stream()).collect(toSet());
  }

  @Test
  void theBaseNeedsTheJdkAndAnnotationsOnly() {
    check(classes()
        .that()
        .resideInAPackage("org.komabako.base..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.komabako.base..",
            "org.osgi.annotation..",
            "org.jspecify.annotations.."));
  }

  /** What each layer of the kernel may see: those to its left. */
  @ParameterizedTest
  @CsvSource({"model, ''", "rules, model"})
  void aLayerOfTheKernelSeesOnlyThoseToItsLeft(String layer, String left) {
    aPartSeesOnlyThePartsBelowIt(
        "kernel." + layer,
        Stream.of(left.split(" "))
            .filter(name -> !name.isEmpty())
            .map(name -> "kernel." + name)
            .reduce("base", (one, other) -> one + " " + other));
  }

  /** A bundle without a framework, and in one, shows the same packages to everybody. */
  @Test
  void theFrameworkSeesTheExportsOfTheModule() {
    bundles.forEach(each -> assertEquals(each.byModule(), each.byBundle(), each.name()));
  }

  /** Its types are shown by positions and rules, and passed on unseen. */
  @Test
  void onlyWhoWalksMillionsOfPositionsUsesTheMutableBoard() {
    check(noClasses()
        .that()
        .resideOutsideOfPackages(
            "org.komabako.position..", "org.komabako.engine.search..", "org.komabako.library..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.komabako.position.board.."));
  }

  /** Down to each type argument, parameter and exception of whatever others can call or extend. */
  @Test
  void exportedTypesShowOnlyExportedTypes() {
    assertEquals(
        List.of(),
        exportedTypes()
            .flatMap(type -> shown(type)
                .filter(seen -> seen.getPackageName().startsWith("org.komabako"))
                .filter(seen -> !isExported(seen, atAll))
                .map(seen -> type.getName() + " shows " + seen.getName()))
            .distinct()
            .sorted()
            .toList());
  }

  /** Who implements an interface decides what a change of it breaks, and so its next version. */
  @Test
  void exportedInterfacesSayWhoImplementsThem() {
    assertEquals(
        List.of(),
        exportedTypes()
            .filter(type -> type.isInterface() && !type.isAnnotation())
            .filter(type -> !type.isAnnotatedWith(VERSIONING + "ProviderType")
                && !type.isAnnotatedWith(VERSIONING + "ConsumerType"))
            .map(JavaClass::getName)
            .sorted()
            .toList());
  }

  @Test
  void exportedPackagesHaveAVersion() {
    assertEquals(
        Set.of(),
        exported.stream()
            .filter(name -> shipped.stream()
                .noneMatch(type -> type.getName().equals(name + ".package-info")
                    && type.isAnnotatedWith(VERSIONING + "Version")))
            .collect(toSet()));
  }

  private static Stream<JavaClass> exportedTypes() {
    return shipped.stream().filter(type -> isExported(type, exported));
  }

  private static boolean isExported(JavaClass type, Set<String> packages) {
    return packages.contains(type.getPackageName())
        && isVisible(type.getModifiers())
        && type.getEnclosingClass().map(each -> isExported(each, packages)).orElse(true);
  }

  private static boolean isVisible(Set<JavaModifier> modifiers) {
    return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
  }

  private static Stream<JavaClass> shown(JavaClass type) {
    Stream<JavaClass> above = Stream.concat(
            type.getSuperclass().stream(), type.getInterfaces().stream())
        .flatMap(each -> each.getAllInvolvedRawTypes().stream());
    Stream<JavaClass> members = type.getMembers().stream()
        .filter(member -> isVisible(member.getModifiers()))
        .filter(member -> !member.getModifiers().contains(JavaModifier.SYNTHETIC))
        .flatMap(member -> Stream.concat(
            member.getAllInvolvedRawTypes().stream(),
            member instanceof JavaCodeUnit code
                ? code.getExceptionTypes().stream()
                : Stream.empty()));
    return Stream.concat(above, members).map(JavaClass::getBaseComponentType);
  }

  @Test
  void packagesHaveNoCircle() {
    slices().matching("org.komabako.(**)").should().beFreeOfCycles().check(shipped);
  }

  /** Whoever searches for a class by its name finds one, and imports of it are never in doubt. */
  @Test
  void noTwoClassesHaveOneName() {
    Map<String, List<String>> byName = topLevel()
        .collect(groupingBy(
            JavaClass::getSimpleName, TreeMap::new, mapping(JavaClass::getName, toList())));
    byName.values().removeIf(names -> names.size() == 1);
    assertEquals(Map.of(), byName);
  }

  @Test
  void noClassIsCalledLikeAnEverydayOneOfTheJdkOrSwt() {
    assertEquals(
        List.of(),
        topLevel()
            .filter(type -> isEveryday(type.getSimpleName()))
            .map(JavaClass::getName)
            .sorted()
            .toList());
  }

  private static Stream<JavaClass> topLevel() {
    return shipped.stream()
        .filter(JavaClass::isTopLevelClass)
        .filter(type -> !type.getSimpleName().endsWith("-info"));
  }

  private static boolean isEveryday(String name) {
    return SWT.contains(name)
        || EVERYDAY.stream().anyMatch(each -> {
          try {
            return Modifier.isPublic(Class.forName(each + "." + name).getModifiers());
          } catch (ClassNotFoundException e) {
            return false;
          }
        });
  }

  @Test
  void theKernelNeedsTheBaseTheJdkAndAnnotationsOnly() {
    check(classes()
        .that()
        .resideInAPackage("org.komabako.kernel..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.komabako.base..",
            "org.komabako.kernel..",
            "org.osgi.annotation..",
            "org.jspecify.annotations.."));
  }

  @Test
  void whatTheLionFamilySharesNeedsTheKernelOnly() {
    check(classes()
        .that()
        .resideInAPackage(LION_FAMILY)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.komabako.base.message..",
            "org.komabako.kernel..",
            LION_FAMILY,
            "org.osgi.annotation..",
            "org.jspecify.annotations.."));
  }

  @Test
  void variantsAloneUseWhatTheLionFamilyShares() {
    check(noClasses()
        .that()
        .resideOutsideOfPackages(VARIANTS, LION_FAMILY)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(LION_FAMILY));
  }

  @Test
  void aVariantNeedsTheKernelAndItsFamilyOnly() {
    check(classes()
        .that()
        .resideInAPackage(VARIANTS)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.komabako.base.message..",
            "org.komabako.kernel..",
            LION_FAMILY,
            VARIANTS,
            "org.jspecify.annotations.."));
  }

  @Test
  void variantsDoNotSeeEachOther() {
    slices()
        .matching("org.komabako.variant.(*)..")
        .should()
        .notDependOnEachOther()
        .allowEmptyShould(true)
        .check(shipped);
  }

  @Test
  void nothingElseKnowsAVariant() {
    check(noClasses()
        .that()
        .resideOutsideOfPackage(VARIANTS)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(VARIANTS));
  }

  /** What each part may see of the others, besides itself. */
  @ParameterizedTest
  @CsvSource({
    "position, base kernel",
    "varianttext, base kernel",
    "game, base kernel position",
    "notation, base kernel position game",
    "formats, base kernel position game notation",
    "engine, base kernel position game",
    "session, base kernel position game notation formats platform",
    "platform, base kernel position varianttext",
    "protocol, base kernel position game notation engine platform",
    "opponents, base kernel position game session engine",
    "grid, base",
    "training, base kernel position varianttext game platform engine grid",
    "matches, base kernel position varianttext game notation formats session engine platform grid",
    "library, base kernel position game notation formats platform",
    "libraryanalysis, base kernel position varianttext game notation platform engine grid library",
    "console.view, base kernel position varianttext game notation formats session platform engine protocol opponents grid matches library libraryanalysis",
    "console.shell, base kernel session platform engine console.view",
    "console.commands, base kernel position varianttext game notation formats session platform engine protocol opponents grid matches library libraryanalysis console.view console.shell",
    "ui.picture, base kernel",
    "ui.board, base kernel position game ui.picture",
    "ui.page, base kernel position game notation formats ui.picture ui.board",
    "ui.widgets, base kernel position game ui.picture ui.board",
    "ui.workbench, base kernel position game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets",
    "ui.analysis, base kernel position game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets ui.workbench",
    "ui.engines, base kernel position game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets ui.workbench",
    "ui.learn, base kernel position game notation formats session platform engine protocol opponents ui.picture ui.board ui.widgets ui.workbench",
    "ui.setup, base kernel position game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets ui.workbench",
    "ui.share, base kernel position game notation formats session platform ui.picture ui.board ui.page ui.widgets ui.workbench",
    "ui.install, base kernel position varianttext game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets ui.workbench",
    "ui.preferences, base kernel position game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets ui.workbench",
    "ui.newgame, base kernel position game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets ui.workbench ui.engines",
    "ui.library, base kernel position game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets ui.workbench ui.newgame",
    "ui.matches, base kernel position game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets ui.workbench ui.engines ui.newgame",
    "ui.client, base kernel position game notation formats session platform engine protocol opponents matches library libraryanalysis ui.picture ui.board ui.widgets ui.workbench",
    "launcher, ''"
  })
  void aPartSeesOnlyThePartsBelowIt(String part, String below) {
    String[] allowed = Stream.concat(Stream.of(part), Stream.of(below.split(" ")))
        .filter(name -> !name.isEmpty())
        .map(name -> "org.komabako." + name + "..")
        .toArray(String[]::new);
    DescribedPredicate<JavaClass> ours = JavaClass.Predicates.resideInAPackage("org.komabako..");
    DescribedPredicate<JavaClass> forbidden =
        ours.and(DescribedPredicate.not(JavaClass.Predicates.resideInAnyPackage(allowed)));
    check(noClasses()
        .that()
        .resideInAPackage("org.komabako." + part + "..")
        .should()
        .dependOnClassesThat(forbidden.as("are neither its own nor of: " + below)));
  }

  /** The window finds its features as services; it names none of them. */
  @Test
  void theClientNamesNoFeature() {
    check(noClasses()
        .that()
        .resideInAPackage("org.komabako.ui.client..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.komabako.ui.analysis..",
            "org.komabako.ui.engines..",
            "org.komabako.ui.install..",
            "org.komabako.ui.library..",
            "org.komabako.ui.matches..",
            "org.komabako.ui.newgame..",
            "org.komabako.ui.preferences..",
            "org.komabako.ui.learn..",
            "org.komabako.ui.setup..",
            "org.komabako.ui.share.."));
  }

  @Test
  void picturesAndBoardsKnowNoWindow() {
    check(noClasses()
        .that()
        .resideInAnyPackage(
            "org.komabako.ui.picture..", "org.komabako.ui.board..", "org.komabako.ui.page..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.eclipse..", "java.awt..", "javax.swing.."));
  }

  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(shipped);
  }

  /**
   * A list of listeners of its own is one that a listener that throws breaks. In the window those that throw are shown
   * by the display.
   */
  @Test
  void listenersAreToldByTheOneClassForThem() {
    check(com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields()
        .that()
        .haveNameMatching(".*[lL]isteners")
        .and()
        .areDeclaredInClassesThat()
        .resideOutsideOfPackage("org.komabako.ui..")
        .should()
        .haveRawType("org.komabako.base.Listeners"));
  }

  /** Whoever reads the property himself has a folder called "null" where nobody has set it; the launcher sets it. */
  @Test
  void oneClassAsksWhereTheDataLie() throws IOException {
    try (Stream<Path> files = Files.walk(Distribution.ROOT)) {
      assertEquals(
          Set.of("DataFolder.java", "Folders.java", "ReadyTime.java"),
          files
              .filter(file -> file.toString().contains("/src/main/java/"))
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> NamedTests.text(file).contains("\"" + DataFolder.PROPERTY + "\""))
              .map(file -> String.valueOf(file.getFileName()))
              .collect(Collectors.toSet()));
    }
  }
}
