import type { LanguageTag } from '@moien/contract';
import type { TransportRequest } from '@moien/shared-lib';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { examplePageTree, renderPage } from '../examples/render-page.tsx';
import { Page } from './NewsletterPage.tsx';
import type { NewsletterAction } from './newsletter-action.ts';

const TOKEN = 'a'.repeat(43);
const KEY = 'newsletter-subscription';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Options = { languageTag?: LanguageTag; token?: string | null; status?: number };

function show(action: NewsletterAction, options: Options = {}) {
  const { languageTag = 'de', token = TOKEN, status = 200 } = options;
  const sent: [string, unknown][] = [];
  const newsletterSubscription = {
    isActive: action === 'confirm',
    email: 'lea@example.lu',
    languageCode: languageTag,
  };
  const shown = renderPage(<Page data={{ action, token }} />, {
    languageTag,
    root: {
      transport: async ({ url, body }: TransportRequest) => {
        sent.push([url, body]);
        if (status === 0) throw new Error('There is no network.');
        const problem = { type: 'about:blank', title: 'x', status, code: 'invalid-link', message: 'x' };
        return { status, body: status === 200 ? { newsletterSubscription } : problem };
      },
    },
  });
  const button = () => screen.queryByRole('button', { name: shown.texts[`newsletter-${action}-button`] });
  const press = () => fireEvent.click(button() as HTMLElement);
  return { ...shown, sent, button, press, newsletterSubscription };
}

describe.each<NewsletterAction>(['confirm', 'end'])('the link to %s the newsletter', (action) => {
  it('says what will happen, and does nothing by being opened', () => {
    document.head.innerHTML = '<meta name="robots">';
    const { texts, sent, button } = show(action);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts[`newsletter-${action}-title`]);
    expect(screen.getByText(texts[`newsletter-${action}-text`])).not.toBeNull();
    expect(button()).not.toBeNull();
    expect(sent).toEqual([]);
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it.each<LanguageTag>(['en', 'fr', 'de'])(
    'does it on the button, and says so in %s',
    async (languageTag) => {
      const { texts, sent, press, newsletterSubscription } = show(action, { languageTag });
      press();
      expect(await screen.findByText(texts[`newsletter-${action}-done`])).not.toBeNull();
      expect(sent).toEqual([[`/api/newsletter-subscription/${action}`, { token: TOKEN }]]);
      expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(newsletterSubscription);
    },
  );

  it('says that it is getting ready until a press counts', () => {
    const { tree, texts } = examplePageTree(<Page data={{ action, token: TOKEN }} />);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    const button = screen.getByRole('button', { name: texts[`newsletter-${action}-button`] });
    const readiness = () => ['aria-busy', 'aria-disabled'].map((name) => button.getAttribute(name));
    expect(readiness()).toEqual(['true', 'true']);
    render(tree, { container, hydrate: true });
    expect(readiness()).toEqual([null, null]);
    expect(container.contains(button)).toBe(true);
  });

  it('says that a link is over', async () => {
    const { texts, press, button } = show(action, { status: 404 });
    press();
    expect(await screen.findByText(texts[`newsletter-${action}-unknown`])).not.toBeNull();
    expect(button()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([null, '', 'short', `${TOKEN}!`])('sends no token such as %j', (token) => {
    const { texts, button } = show(action, { token });
    expect(screen.getByText(texts[`newsletter-${action}-unknown`])).not.toBeNull();
    expect(button()).toBeNull();
  });

  it('leads to us where it was to end and cannot', () => {
    const { texts } = show(action, { token: null });
    const link = screen.queryByRole('link', { name: texts['contact-title'] });
    expect(link?.getAttribute('href')).toBe(action === 'end' ? '/de/contact-us' : undefined);
  });

  it('can be tried again when the network is away', async () => {
    const { texts, press, sent } = show(action, { status: 0 });
    press();
    expect(await screen.findByText(texts['newsletter-offline'])).not.toBeNull();
    press();
    await screen.findByText(texts['newsletter-offline']);
    expect(sent).toHaveLength(2);
  });

  it.each([
    [429, 'newsletter-too-many'],
    [500, 'newsletter-failed'],
    [503, 'newsletter-failed'],
  ] as const)('says what an answer %i means, and can be tried again', async (status, slug) => {
    const { texts, press, sent } = show(action, { status });
    press();
    expect(await screen.findByText(texts[slug])).not.toBeNull();
    press();
    await screen.findByText(texts[slug]);
    expect(sent).toHaveLength(2);
  });
});
