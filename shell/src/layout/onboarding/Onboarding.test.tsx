import { emptyEssentials, exampleSettings } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ExamplePageOptions, examplePage } from '../testing/example-page.tsx';
import { Onboarding } from './Onboarding.tsx';

const ANSWERED = { choices: { currency: 'EUR' as const, consent: { externalContent: false } } };

function PageOfSearch() {
  return (
    <>
      <main id="content" tabIndex={-1} />
      <Onboarding />
    </>
  );
}

/** The first phone visit to the search, or what is said to differ from it. */
async function visit(options: ExamplePageOptions = {}, isPhone = true) {
  window.matchMedia = (query) => ({ matches: isPhone, media: query }) as MediaQueryList;
  const { page, root } = examplePage(<PageOfSearch />, { path: '/search', ...ANSWERED, ...options });
  await act(async () => void render(page));
  await act(() => import('./OnboardingSheet.tsx').then(() => undefined));
  return root;
}
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const panel = () => screen.queryByRole('dialog')?.getAttribute('aria-labelledby');
const title = () => screen.queryByRole('heading', { level: 3 })?.textContent;
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);

describe('Onboarding', () => {
  it('shows three panels on the first phone visit to the search, and then never again', async () => {
    const root = await visit();
    expect(title()).toBe('Finden Sie ein Zuhause');
    press('Weiter');
    expect(title()).toBe('Bleiben Sie, so lange Sie möchten');
    press('Weiter');
    expect(title()).toBe('Vermieten Sie Ihr eigenes');
    expect(root.welcome.isOnboardingCompleted).toBe(false);
    press('Unterkünfte ansehen');
    expect(title()).toBeUndefined();
    expect(localStorage.getItem('isOnboardingCompleted')).toBe('true');
    cleanup();
    await visit();
    expect(panel()).toBeUndefined();
  });

  it('begins with what there is to read, and tells of each panel with its title', async () => {
    await visit();
    const words = document.activeElement as HTMLElement;
    expect(words.textContent).toContain('1 von 3');
    expect(words.tagName).not.toBe('BUTTON');
    press('Weiter');
    const live = document.querySelector('[aria-live]');
    expect(live?.getAttribute('aria-atomic')).toBe('true');
    expect(live?.textContent).toMatch(/2 von 3.*Bleiben Sie, so lange Sie möchten.*Für eine Nacht/);
    expect(live?.textContent).not.toContain('Ein Zimmer');
    expect(screen.getByRole('dialog', { name: 'Kommen Sie herein.' })).not.toBeNull();
  });

  it.each(['Überspringen', 'Schließen'])('goes on with the page after «%s»', async (name) => {
    await visit();
    press(name);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('can be skipped at once', async () => {
    const root = await visit();
    press('Überspringen');
    expect(title()).toBeUndefined();
    expect(root.welcome.isOnboardingCompleted).toBe(true);
  });

  it.each<[string, ExamplePageOptions, boolean]>([
    ['on another page', { path: '/blog' }, true],
    ['over the homes of a search', { path: '/search?cityId=2960316' }, true],
    ['on a wide screen', {}, false],
    ['under the splash', { isFirstVisit: true }, true],
    ['over a start that has failed', { essentials: emptyEssentials }, true],
    [
      'before the question of consent is answered',
      { choices: { currency: 'EUR', consent: undefined } },
      true,
    ],
  ])('does not come %s', async (_place, options, isPhone) => {
    await visit(options, isPhone);
    expect(panel()).toBeUndefined();
  });

  it('comes when splash and question are over', async () => {
    const root = await visit({ isFirstVisit: true, choices: { currency: 'EUR', consent: undefined } });
    await act(async () => root.welcome.endSplash());
    expect(panel()).toBeUndefined();
    await act(async () => root.consent.give({ externalContent: true }));
    await act(() => import('./OnboardingSheet.tsx').then(() => undefined));
    expect(title()).toBe('Finden Sie ein Zuhause');
  });

  it('does not wait for a question that is not asked', async () => {
    const settings = { ...exampleSettings, asksForConsent: false };
    await visit({ settings, choices: { currency: 'EUR', consent: undefined } });
    expect(title()).toBe('Finden Sie ein Zuhause');
  });
});
