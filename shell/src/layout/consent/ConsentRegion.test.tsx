import { exampleSettings } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Footer } from '../footer/Footer.tsx';
import { type ExamplePageOptions, examplePage } from '../testing/example-page.tsx';
import { ConsentRegion } from './ConsentRegion.tsx';

// jsdom measures nothing.
beforeAll(() =>
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  }),
);
afterEach(cleanup);
afterAll(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));

function show(options: ExamplePageOptions = {}) {
  const { page, root } = examplePage(
    <>
      <ConsentRegion />
      <main id="content" tabIndex={-1} />
      <Footer />
    </>,
    options,
  );
  render(page);
  return root;
}
const answered = (externalContent: boolean) => ({
  choices: { currency: 'EUR' as const, consent: { externalContent } },
});
const region = () => screen.queryByRole('region', { name: 'Ihre Daten gehören Ihnen' });
const settingsButton = () => screen.queryByRole('button', { name: 'Cookie-Einstellungen' });

describe('the question of consent', () => {
  it('stands beside the page, which stays usable, and leads to the policy', () => {
    show();
    expect(region()?.getAttribute('aria-modal')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    const [policy] = screen.getAllByRole('link', { name: 'Cookie-Richtlinie' });
    expect(policy?.getAttribute('href')).toBe('/de/cookies-policy');
    expect(screen.getByText('Externe Inhalte')).not.toBeNull();
  });

  it.each([
    ['Nur das Nötige', false],
    ['Alles erlauben', true],
  ])('takes «%s» for an answer and goes', (name, externalContent) => {
    const root = show();
    expect(root.consent.allowsExternalContent).toBe(false);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(root.consent.answer).toEqual({ externalContent });
    expect(root.consent.allowsExternalContent).toBe(externalContent);
    expect(region()).toBeNull();
  });

  it('goes on with the page once it is answered', () => {
    show();
    const button = screen.getByRole('button', { name: 'Nur das Nötige' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('cannot be left without an answer', () => {
    const root = show();
    expect(screen.queryByRole('button', { name: 'Schließen' })).toBeNull();
    fireEvent.keyDown(region() as HTMLElement, { key: 'Escape' });
    expect(root.consent.answer).toBeUndefined();
    expect(region()).not.toBeNull();
  });

  it('is not in the document of the server, where nobody could answer it', () => {
    const { page } = examplePage(<ConsentRegion />);
    expect(renderToString(page)).not.toContain('Ihre Daten');
  });

  it('gives both answers the same look', () => {
    show();
    const [least, most] = ['Nur das Nötige', 'Alles erlauben'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(least?.className).toBe(most?.className);
    expect(least?.dataset).toEqual(most?.dataset);
  });

  it('is not asked again of who has answered, nor where there is nothing to ask', () => {
    show(answered(false));
    expect(region()).toBeNull();
    cleanup();
    show({ settings: { ...exampleSettings, asksForConsent: false } });
    expect(region()).toBeNull();
    expect(settingsButton()).toBeNull();
  });

  it.each([
    [true, 'Ihre aktuelle Auswahl: Alles ist erlaubt.'],
    [false, 'Ihre aktuelle Auswahl: nur das Nötige.'],
  ])(
    'is opened again from the footer, takes the focus, says what holds (%s), and gives the focus back',
    (answer, says) => {
      show(answered(answer));
      const button = settingsButton();
      act(() => button?.focus());
      fireEvent.click(button as HTMLElement);
      expect(document.activeElement).toBe(region());
      expect(screen.getByText(says)).not.toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Nur das Nötige' }));
      expect(document.activeElement).toBe(button);
    },
  );

  it.each([
    [true, 'Alles erlauben'],
    [false, 'Nur das Nötige'],
  ])('opened again, marks the answer that holds (%s), and can be left as it is', (externalContent, name) => {
    const root = show(answered(externalContent));
    const button = settingsButton();
    const open = () => {
      act(() => button?.focus());
      fireEvent.click(button as HTMLElement);
    };
    open();
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe(name);
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(region()).toBeNull();
    open();
    fireEvent.keyDown(region() as HTMLElement, { key: 'Escape' });
    expect(region()).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(root.consent.answer).toEqual({ externalContent });
  });
});

describe('the footer', () => {
  it('leads to the shell’s own pages, and opens the terms in a new tab', () => {
    show(answered(false));
    const links = screen.getAllByRole('link');
    const terms = screen.getByRole('link', { name: /^Nutzungs\u00ADbedingungen/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/de/search',
      '/de/blog',
      '/de/blog/events',
      '/de/dashboard/ads',
      '/de/faq',
      '/de/contact-us',
      '/de/about',
      '/de/contact-us#who-we-are',
      '/de/terms',
      '/de/privacy-policy',
      '/de/cookies-policy',
    ]);
    expect(links.filter((link) => link.getAttribute('target'))).toEqual([terms]);
    expect(terms.textContent).toContain('neuen Tab');
    expect(screen.getByText('© 2026 Moïen')).not.toBeNull();
  });
});
