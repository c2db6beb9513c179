package org.komabako.ui.client;

import static org.osgi.service.component.annotations.ReferenceCardinality.MULTIPLE;
import static org.osgi.service.component.annotations.ReferenceCardinality.OPTIONAL;
import static org.osgi.service.component.annotations.ReferencePolicy.DYNAMIC;
import static org.osgi.service.component.annotations.ReferencePolicyOption.GREEDY;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.engine.Engine;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.Networks;
import org.komabako.engine.OpeningBooks;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.Library;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.matches.Matches;
import org.komabako.opponents.Opponents;
import org.komabako.platform.Extensions;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.Variants;
import org.komabako.protocol.ForeignEngines;
import org.komabako.session.Games;
import org.komabako.ui.workbench.services.Services;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The services below the window, as they come and go. */
@Component
public final class ClientServices implements Services {
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final List<Engine> engines = new CopyOnWriteArrayList<>();
  private final Map<Variants, Registration> following = new ConcurrentHashMap<>();
  private final Held<Variants> variants = new Held<>();
  private final Held<Games> games = new Held<>();
  private final Held<VariantBundles> bundles = new Held<>();
  private final Held<VariantShelf> shelf = new Held<>();
  private final Held<Extensions> extensions = new Held<>();
  private final Held<Features> features = new Held<>();
  private final Held<Opponents> opponents = new Held<>();
  private final Held<ForeignEngines> foreignEngines = new Held<>();
  private final Held<Matches> matches = new Held<>();
  private final Held<Library> library = new Held<>();
  private final Held<LibraryAnalyses> analyses = new Held<>();
  private final Held<OpeningBooks> books = new Held<>();
  private final Held<Networks> networks = new Held<>();
  private final Held<NetworkTraining> training = new Held<>();

  /** The service of a type; another may take its place before it goes. */
  private final class Held<S> {
    private final AtomicReference<@Nullable S> there = new AtomicReference<>();

    void arrived(S service) {
      there.set(service);
      tell();
    }

    void left(S service) {
      there.compareAndSet(service, null);
      tell();
    }

    Optional<S> get() {
      return Optional.ofNullable(there.get());
    }
  }

  private void tell() {
    listeners.tell(Runnable::run);
  }

  @Override
  public AutoCloseable listen(Runnable change) {
    return listeners.add(change);
  }

  /** Tells of each variant that comes or goes, too. */
  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setVariants(Variants service) {
    variants.arrived(service);
    following.put(
        service, service.follow(Variants.Follower.of(variant -> tell(), variant -> tell())));
  }

  void unsetVariants(Variants service) {
    variants.left(service);
    Optional.ofNullable(following.remove(service)).ifPresent(Registration::close);
  }

  @Override
  public List<Variant> variants() {
    return variants.get().map(Variants::list).orElse(List.of());
  }

  @Reference(cardinality = MULTIPLE, policy = DYNAMIC)
  void addEngine(Engine engine) {
    engines.add(engine);
    tell();
  }

  void removeEngine(Engine engine) {
    engines.remove(engine);
    tell();
  }

  @Override
  public List<Engine> engines() {
    List<Engine> all = new ArrayList<>(engines);
    all.sort(Comparator.comparing(Engine::id));
    return all;
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setGames(Games service) {
    games.arrived(service);
  }

  void unsetGames(Games service) {
    games.left(service);
  }

  @Override
  public Optional<Games> games() {
    return games.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setVariantBundles(VariantBundles service) {
    bundles.arrived(service);
  }

  void unsetVariantBundles(VariantBundles service) {
    bundles.left(service);
  }

  @Override
  public Optional<VariantBundles> variantBundles() {
    return bundles.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setVariantShelf(VariantShelf service) {
    shelf.arrived(service);
  }

  void unsetVariantShelf(VariantShelf service) {
    shelf.left(service);
  }

  @Override
  public Optional<VariantShelf> variantShelf() {
    return shelf.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setExtensions(Extensions service) {
    extensions.arrived(service);
  }

  void unsetExtensions(Extensions service) {
    extensions.left(service);
  }

  @Override
  public Optional<Extensions> extensions() {
    return extensions.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setFeatures(Features service) {
    features.arrived(service);
  }

  void unsetFeatures(Features service) {
    features.left(service);
  }

  @Override
  public Optional<Features> features() {
    return features.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setOpponents(Opponents service) {
    opponents.arrived(service);
  }

  void unsetOpponents(Opponents service) {
    opponents.left(service);
  }

  @Override
  public Optional<Opponents> opponents() {
    return opponents.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setForeignEngines(ForeignEngines service) {
    foreignEngines.arrived(service);
  }

  void unsetForeignEngines(ForeignEngines service) {
    foreignEngines.left(service);
  }

  @Override
  public Optional<ForeignEngines> foreignEngines() {
    return foreignEngines.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setMatches(Matches service) {
    matches.arrived(service);
  }

  void unsetMatches(Matches service) {
    matches.left(service);
  }

  @Override
  public Optional<Matches> matches() {
    return matches.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setLibrary(Library service) {
    library.arrived(service);
  }

  void unsetLibrary(Library service) {
    library.left(service);
  }

  @Override
  public Optional<Library> library() {
    return library.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setAnalyses(LibraryAnalyses service) {
    analyses.arrived(service);
  }

  void unsetAnalyses(LibraryAnalyses service) {
    analyses.left(service);
  }

  @Override
  public Optional<LibraryAnalyses> analyses() {
    return analyses.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setBooks(OpeningBooks service) {
    books.arrived(service);
  }

  void unsetBooks(OpeningBooks service) {
    books.left(service);
  }

  @Override
  public Optional<OpeningBooks> books() {
    return books.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setNetworks(Networks service) {
    networks.arrived(service);
  }

  void unsetNetworks(Networks service) {
    networks.left(service);
  }

  @Override
  public Optional<Networks> networks() {
    return networks.get();
  }

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  void setTraining(NetworkTraining service) {
    training.arrived(service);
  }

  void unsetTraining(NetworkTraining service) {
    training.left(service);
  }

  @Override
  public Optional<NetworkTraining> training() {
    return training.get();
  }
}
