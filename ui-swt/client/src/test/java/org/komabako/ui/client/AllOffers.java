package org.komabako.ui.client;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.komabako.ui.analysis.AnalysisContribution;
import org.komabako.ui.client.window.Offers;
import org.komabako.ui.engines.EnginesContribution;
import org.komabako.ui.install.InstallContribution;
import org.komabako.ui.learn.LearnContribution;
import org.komabako.ui.library.LibraryContribution;
import org.komabako.ui.matches.MatchesContribution;
import org.komabako.ui.newgame.NewGameContribution;
import org.komabako.ui.preferences.PreferencesContribution;
import org.komabako.ui.setup.SetupContribution;
import org.komabako.ui.share.FilesContribution;
import org.komabako.ui.share.PrintContribution;
import org.komabako.ui.share.ShareContribution;
import org.komabako.ui.workbench.extension.Contribution;

/** What the shipped bundles offer to the window, without a framework; more may come and go. */
final class AllOffers implements Offers {
  private final List<Offer> offers = new CopyOnWriteArrayList<>();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  AllOffers() {
    add(new NewGameContribution(), 20);
    add(new FilesContribution(), 5);
    add(new AnalysisContribution(), -10);
    add(new LibraryContribution(), -15);
    add(new LearnContribution(), -15);
    add(new SetupContribution(), -20);
    add(new InstallContribution(), -30);
    add(new MatchesContribution(), -40);
    add(new EnginesContribution(), -50);
    add(new PreferencesContribution(), -60);
    add(new ShareContribution(), -100);
    add(new PrintContribution(), -101);
  }

  void add(Contribution contribution, int ranking) {
    offers.add(new Offer(contribution, ranking, contribution.getClass().getPackageName()));
    listeners.forEach(Runnable::run);
  }

  void remove(Contribution contribution) {
    offers.removeIf(offer -> offer.contribution() == contribution);
    listeners.forEach(Runnable::run);
  }

  @Override
  public List<Offer> contributions() {
    List<Offer> sorted = new ArrayList<>(offers);
    sorted.sort((one, other) -> Integer.compare(other.ranking(), one.ranking()));
    return sorted;
  }

  @Override
  public AutoCloseable listen(Runnable change) {
    listeners.add(change);
    return () -> listeners.remove(change);
  }
}
