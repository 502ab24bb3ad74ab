import { type LanguageTag, VISITOR_SESSION } from '@moien/contract';
import { exampleEssentials, exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { exampleHome, exampleHomeData, registryOfEverything } from '../examples/example-home-data.ts';
import { renderPage } from '../examples/render-page.tsx';
import { Page } from './HomePage.tsx';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(cleanup);

const NOTHING = { seen: [], homes: [], articles: [] };
const released = { registry: registryOfEverything };

describe('home', () => {
  it.each<[LanguageTag, string]>([
    ['en', 'Rent, sublet, live and travel'],
    ['fr', 'Louer, sous-louer, vivre et voyager'],
    ['de', 'Mieten, unter\u00ADvermieten, leben und reisen'],
  ])('says in %s what it is', (languageTag, headline) => {
    renderPage(<Page data={exampleHomeData} />, { languageTag, root: released });
    expect(screen.getByRole('heading', { level: 1, name: headline })).not.toBeNull();
    expect(document.title).toContain('Moïen');
  });

  it('greets by name who is signed in, and nobody else', () => {
    const { profile } = exampleSession;
    renderPage(<Page data={NOTHING} />, { root: { ...released, session: exampleSession } });
    expect(screen.getByText(`Moïen, ${profile?.firstName}`)).not.toBeNull();
    cleanup();
    renderPage(<Page data={NOTHING} />, { root: released });
    expect(screen.queryByText(/^Moïen, /)).toBeNull();
  });

  it('shows who is signed in what they looked at last, until they sign out', () => {
    const data = { ...NOTHING, seen: [exampleHome()] };
    const { root, texts } = renderPage(<Page data={data} />, {
      root: { ...released, session: exampleSession },
    });
    const row = screen.getByRole('region', { name: texts['home-seen'] });
    expect(within(row).getByRole('link', { name: exampleHome().title })).not.toBeNull();
    const history = within(row).getByRole('link', { name: texts['all-seen'] });
    expect(history.getAttribute('href')).toBe('/de/dashboard/history');
    act(() => root.session.follow(VISITOR_SESSION));
    expect(screen.queryByRole('region', { name: texts['home-seen'] })).toBeNull();
  });

  it('leads to homes, cities and articles', () => {
    const { texts } = renderPage(<Page data={exampleHomeData} />, { root: released });
    for (const title of [texts['home-featured'], texts['home-cities'], texts['home-articles']])
      expect(screen.getByRole('region', { name: title })).not.toBeNull();
    const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Townhouse by the park')).toBe('/de/property/1');
    expect(hrefOf(/^Luxemburg, [0-9]+ Unterk(unft|ünfte)$/)).toBe('/de/search?cityId=2960316');
    expect(hrefOf('Good neighbours')).toBe('/de/blog/article/1/how-to-read-a-lease-in-one-sitting');
  });

  it('keeps headline, download and pictures when there is nothing else', () => {
    const { texts } = renderPage(<Page data={NOTHING} />, {
      root: { essentials: { ...exampleEssentials, cityArray: [] } },
    });
    expect(screen.getByRole('heading', { level: 1 })).not.toBeNull();
    expect(screen.getByRole('link', { name: texts['label-download'] })).not.toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      texts['newsletter-title'],
    ]);
  });

  it('keeps a way into the search until a release fills the slot', () => {
    const { texts } = renderPage(<Page data={NOTHING} />, { root: released });
    const entry = screen.getByRole('link', { name: texts['search-entry'] });
    expect(entry.getAttribute('href')).toBe('/de/search');
  });

  it.each(['download', 'sign-up'] as const)('says "%s" on the way to the app', (downloadLabel) => {
    const { texts } = renderPage(<Page data={NOTHING} />, { settings: { downloadLabel } });
    const link = screen.getByRole('link', { name: texts[`label-${downloadLabel}`] });
    expect(link.getAttribute('href')).toBe('/download');
  });

  it('shows prices in the currency of the visitor, and says that they were converted', () => {
    const essentials = {
      ...exampleEssentials,
      exchangeRateArray: [{ currency: 'CHF' as const, rate: 0.5, day: '2026-11-20' }],
    };
    renderPage(<Page data={{ ...NOTHING, homes: [exampleHome()] }} />, {
      root: { ...released, essentials, choices: { currency: 'CHF', consent: undefined } },
    });
    expect(screen.getByText(/≈\s*71\s*CHF/)).not.toBeNull();
  });
});

describe('the way in for who lets', () => {
  it('is not there before its release', () => {
    const { texts } = renderPage(<Page data={NOTHING} />);
    expect(screen.queryByRole('link', { name: texts['letting-begin'] })).toBeNull();
    expect(screen.queryByRole('button', { name: texts['beta-apply'] })).toBeNull();
  });

  it('leads to the ads, and opens the application for the beta', () => {
    const { texts, root } = renderPage(<Page data={NOTHING} />, { root: released });
    const letting = screen.getByRole('link', { name: texts['letting-begin'] });
    expect(letting.getAttribute('href')).toBe('/de/dashboard/ads');
    fireEvent.click(screen.getByRole('button', { name: texts['beta-apply'] }));
    expect(root.authModal.mode).toBe('beta-applicant');
  });

  it('asks nobody who is signed in to apply', () => {
    const { texts } = renderPage(<Page data={NOTHING} />, { root: { ...released, session: exampleSession } });
    expect(screen.queryByRole('button', { name: texts['beta-apply'] })).toBeNull();
  });
});
