import { ACCOUNT_LINK_HOURS, VISITOR_SESSION } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { examplePageTree, renderPage } from '../features/examples/render-page.tsx';
import german from '../locales/de.json' with { type: 'json' };
import { ConfirmEmailChangePage } from './ConfirmEmailChangePage.tsx';
import { VerifySignUpPage } from './VerifySignUpPage.tsx';

const TOKEN = 'a'.repeat(43);
const said = (text: string) => text.replace('{{hours}}', String(ACCOUNT_LINK_HOURS));

afterEach(cleanup);

const LINKS = {
  'page-verify': { Page: VerifySignUpPage, url: '/api/sign-up/verify', path: '/de/auth/verify-sign-up' },
  'page-email-change': {
    Page: ConfirmEmailChangePage,
    url: '/api/account/email-change/confirm',
    path: '/de/auth/confirm-email-change',
  },
} as const;
type LinkName = keyof typeof LINKS;

type Options = {
  token?: string | null;
  session?: typeof VISITOR_SESSION;
  languageTag?: 'en' | 'fr' | 'de';
};

function open(link: LinkName, answer: ExampleAnswer | ExampleAnswer[], options: Options = {}) {
  const { token = TOKEN, ...rest } = options;
  const { Page, url, path } = LINKS[link];
  window.history.replaceState(null, '', `${path}${token === null ? '' : `?token=${token}`}`);
  const shown = renderPage(<Page data={{ token }} />, { answers: { [`POST ${url}`]: answer }, ...rest });
  const button = () => screen.queryByRole('button', { name: shown.texts[`${link}-button`] });
  const press = () => fireEvent.click(button() as HTMLElement);
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  return { ...shown, url, path, button, press, heading };
}

describe.each<LinkName>(['page-verify', 'page-email-change'])('the link %s', (link) => {
  const done = link === 'page-verify' ? exampleSession : { message: 'Done.', isChanged: true };

  it('says what will happen, does nothing by being opened, and leaves the address', async () => {
    const { texts, sent, button, heading, path } = open(link, { status: 200, body: done });
    expect(await heading(texts[`${link}-title`])).not.toBeNull();
    expect(screen.getByText(texts[`${link}-text`])).not.toBeNull();
    expect(button()).not.toBeNull();
    expect(sent).toEqual([]);
    expect(window.location.pathname + window.location.search).toBe(path);
  });

  it('says that it is getting ready until a press counts', () => {
    const { Page } = LINKS[link];
    const { tree, texts } = examplePageTree(<Page data={{ token: TOKEN }} />);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    const button = screen.getByRole('button', { name: texts[`${link}-button`] });
    const readiness = () => ['aria-busy', 'aria-disabled'].map((name) => button.getAttribute(name));
    expect(readiness()).toEqual(['true', 'true']);
    render(tree, { container, hydrate: true });
    expect(readiness()).toEqual([null, null]);
    expect(container.contains(button)).toBe(true);
  });

  it('is consumed by a POST when the button is pressed', async () => {
    const { press, sent, url, button } = open(link, { status: 200, body: done });
    press();
    await waitFor(() => expect(button()).toBeNull());
    expect(sent).toEqual([{ call: `POST ${url}`, body: { token: TOKEN } }]);
  });

  it('is over when it is wrong, used or too old', async () => {
    const { press, texts, button } = open(link, exampleRefusal(404, 'invalid-link'));
    press();
    expect(await screen.findByText(said(texts[`${link}-over`]))).not.toBeNull();
    expect(button()).toBeNull();
  });

  it('says in the server’s words for which other reason it is over', async () => {
    const { press, button } = open(link, exampleRefusal(409, 'address-taken'));
    press();
    expect(await screen.findByText('The API says address-taken.')).not.toBeNull();
    expect(button()).toBeNull();
  });

  it.each([null, '', 'short', `${TOKEN}!`])('sends no token such as %j', (token) => {
    const { texts, button } = open(link, [], { token });
    expect(screen.getByText(said(texts[`${link}-over`]))).not.toBeNull();
    expect(button()).toBeNull();
  });

  it.each([
    [0, german['page-failure-offline']],
    [429, 'The API says refused.'],
    [503, 'The API says refused.'],
  ] as const)('can be tried again after %i', async (status, sentence) => {
    const { press, texts, button, sent } = open(link, [exampleRefusal(status), { status: 200, body: done }]);
    press();
    expect(await screen.findByText(sentence)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: texts['page-try-again'] }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    expect(button()).toBeNull();
  });
});

describe('confirming a sign-up', () => {
  it.each(['en', 'fr', 'de'] as const)(
    'welcomes in %s who signed up in this browser',
    async (languageTag) => {
      const { press, root, heading, visited } = open(
        'page-verify',
        { status: 200, body: exampleSession },
        { languageTag },
      );
      press();
      expect(await heading('Moïen, Léa')).not.toBeNull();
      await waitFor(() => expect(root.session.isSignedIn).toBe(true));
      expect(visited).toEqual([]);
    },
  );

  it('leads on to where they wanted to go when they signed up', async () => {
    localStorage.setItem(
      'sign-up-next',
      JSON.stringify({ next: '/fr/dashboard?page=2', until: Date.now() + 1000 }),
    );
    const { press, texts } = open('page-verify', { status: 200, body: exampleSession });
    press();
    const link = await screen.findByRole('link', { name: texts['auth-continue'] });
    expect(link.getAttribute('href')).toBe('/fr/dashboard?page=2');
  });

  it('leads home where somebody else was signed in, whose page it was', async () => {
    const profile = { userId: 'x', mangopayUserId: null, firstName: 'Jo', lastName: 'Ney', imagePath: null };
    const { press, visited } = open(
      'page-verify',
      { status: 200, body: exampleSession },
      { session: { ...exampleSession, profile } },
    );
    press();
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(visited[0]?.path).toMatch(/^\/de\/?$/);
  });

  it('asks who signed up elsewhere to sign in', async () => {
    const { press, root, heading, texts } = open('page-verify', { status: 200, body: VISITOR_SESSION });
    press();
    expect(await heading(texts['page-verify-confirmed-title'])).not.toBeNull();
    expect(root.session.isSignedIn).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: texts['page-sign-in'] }));
    expect(root.authModal.mode).toBe('sign-in');
  });

  it('lets one sign in or sign up anew when the link is over', () => {
    const { root, texts } = open('page-verify', [], { token: null });
    fireEvent.click(screen.getByRole('button', { name: texts['page-sign-up'] }));
    expect(root.authModal.mode).toBe('sign-up');
  });
});

describe('confirming another address', () => {
  it('says when both have agreed', async () => {
    const { press, heading, texts } = open('page-email-change', {
      status: 200,
      body: { message: 'Done.', isChanged: true },
    });
    press();
    expect(await heading(texts['page-email-change-done-title'])).not.toBeNull();
  });

  it('says that the other one must still agree', async () => {
    const { press, heading, texts } = open('page-email-change', {
      status: 200,
      body: { message: 'Half.', isChanged: false },
    });
    press();
    expect(await heading(texts['page-email-change-half-title'])).not.toBeNull();
    expect(screen.getByText(texts['page-email-change-half'])).not.toBeNull();
  });

  it.each([undefined, exampleSession])('leads to the account when the link is over', (session) => {
    const { texts } = open('page-email-change', [], { token: null, ...(session && { session }) });
    const link = screen.getByRole('link', { name: texts['page-to-account-security'] });
    expect(link.getAttribute('href')).toBe('/de/dashboard/account-security');
  });
});
