import { ACCOUNT_LINK_HOURS, VISITOR_SESSION } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { examplePageTree, renderPage } from '../features/examples/render-page.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const TOKEN = 'a'.repeat(43);
const said = (text: string) => text.replace('{{hours}}', String(ACCOUNT_LINK_HOURS));
const GOOD = 'Sommer-2030';
const CALL = 'POST /api/password-resets/complete';
const DONE: ExampleAnswer = { status: 200, body: { message: 'Done.' } };

afterEach(cleanup);

function open(
  answer: ExampleAnswer | ExampleAnswer[] = DONE,
  token: string | null = TOKEN,
  session = VISITOR_SESSION,
) {
  window.history.replaceState(null, '', `/de/auth/reset-password?token=${token}`);
  const shown = renderPage(<ResetPasswordPage data={{ token }} />, {
    session,
    answers: { [CALL]: answer, 'POST /api/get-session': { status: 200, body: VISITOR_SESSION } },
  });
  const { texts } = shown;
  const password = () => screen.getByLabelText(texts['security-new-password']) as HTMLInputElement;
  const confirmation = () => screen.getByLabelText(texts['security-new-password-again']) as HTMLInputElement;
  const enter = (first: string, second = first) => {
    fireEvent.change(password(), { target: { value: first } });
    fireEvent.change(confirmation(), { target: { value: second } });
    fireEvent.click(screen.getByRole('button', { name: texts['page-reset-button'] }));
  };
  return { ...shown, password, confirmation, enter };
}

describe('a new password by the link of a mail', () => {
  // Specification §5, rules 6 to 12, each broken alone from there on.
  it.each([
    ['auth-empty-password-error-message', '', '', 'password'],
    ['auth-password-too-short-error-message', 'a', 'a', 'password'],
    ['auth-password-no-uppercase-characters-error-message', 'sommer--', 'x', 'password'],
    ['auth-password-no-lowercase-characters-error-message', 'SOMMER2030', 'x', 'password'],
    ['auth-password-no-special-characters-error-message', 'Sommerzeit', 'x', 'password'],
    ['auth-password-no-numbers-error-message', 'Sommer-Zeit', 'x', 'password'],
    ['auth-passwords-do-not-match-error-message', GOOD, `${GOOD}!`, 'confirmation'],
  ] as const)('is asked for %s in its turn', async (slug, first, second, field) => {
    const { texts, sent, enter, root, ...fields } = open();
    enter(first, second);
    await waitFor(() => expect(root.toast.toasts.map(({ text }) => text)).toEqual([texts[slug]]));
    expect(screen.getByText(texts[slug])).not.toBeNull();
    expect(fields[field]().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(fields[field]());
    expect(sent).toEqual([]);
  });

  it('is not sent by the browser alone, and what was typed stays until the page is alive', () => {
    const { tree, texts } = examplePageTree(<ResetPasswordPage data={{ token: TOKEN }} />);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    const [form] = container.getElementsByTagName('form');
    const submitButtons = () => form?.querySelectorAll('button[type=submit]');
    // Of two fields of which each could be sent by Enter, none is without such a button (HTML, implicit
    // submission).
    expect(submitButtons()).toHaveLength(0);
    const field = screen.getByLabelText<HTMLInputElement>(texts['security-new-password']);
    field.value = GOOD;
    render(tree, { container, hydrate: true });
    expect(submitButtons()).toHaveLength(1);
    expect(screen.getByLabelText(texts['security-new-password'])).toBe(field);
    expect(field.value).toBe(GOOD);
  });

  it('is sent with the token of the mail, and then asks to sign in', async () => {
    const { texts, sent, enter, root } = open();
    enter(GOOD);
    expect(await screen.findByRole('heading', { name: texts['page-reset-done-title'] })).not.toBeNull();
    expect(sent).toEqual([{ call: CALL, body: { token: TOKEN, password: GOOD } }]);
    fireEvent.click(screen.getByRole('button', { name: texts['page-sign-in'] }));
    expect(root.authModal.mode).toBe('sign-in');
  });

  it('shows at once that this browser is signed out too', async () => {
    const { root, enter } = open(DONE, TOKEN, exampleSession);
    enter(GOOD);
    await waitFor(() => expect(root.session.isSignedIn).toBe(false));
  });

  it('gives the focus to what has become of it', async () => {
    const { texts, enter } = open();
    screen.getByRole('button', { name: texts['page-reset-button'] }).focus();
    enter(GOOD);
    const heading = await screen.findByRole('heading', { name: texts['page-reset-done-title'] });
    expect(document.activeElement).toBe(heading);
  });

  it('takes the token out of the address', () => {
    open();
    expect(window.location.pathname + window.location.search).toBe('/de/auth/reset-password');
  });

  it('is refused beside its field when it is easy to guess, and the form stays', async () => {
    const code = 'auth-password-too-common-error-message';
    const { enter, password, root } = open(exampleRefusal(400, code));
    enter(GOOD);
    await waitFor(() => expect(root.toast.toasts.map(({ text }) => text)).toEqual([`The API says ${code}.`]));
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password());
    expect(password().value).toBe(GOOD);
  });

  it('cannot be chosen by a link that is over', async () => {
    const { texts, enter } = open(exampleRefusal(404, 'invalid-link'));
    enter(GOOD);
    expect(await screen.findByText(said(texts['page-reset-over']))).not.toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([null, 'short'])('shows no form for a token such as %j', (token) => {
    const { texts } = open(DONE, token);
    expect(screen.getByText(said(texts['page-reset-over']))).not.toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('stays as it was typed when the network is away', async () => {
    const { texts, enter, password, root } = open([{ status: 0 }, DONE]);
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    enter(GOOD);
    expect((await screen.findByRole('alert')).textContent).toBe(texts['auth-unreachable']);
    expect(password().value).toBe(GOOD);
    expect(root.toast.toasts).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: texts['page-reset-button'] }));
    expect(await screen.findByRole('heading', { name: texts['page-reset-done-title'] })).not.toBeNull();
    warning.mockRestore();
  });

  it('can be read on demand', () => {
    const { texts, password } = open();
    expect(password().type).toBe('password');
    fireEvent.click(screen.getAllByRole('button', { name: texts['auth-show-password'] })[0] as HTMLElement);
    expect(password().type).toBe('text');
  });
});
