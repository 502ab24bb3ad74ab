import type { LanguageTag } from '@moien/contract';
import type { TransportRequest } from '@moien/shared-lib';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { examplePageTree, renderPage } from '../../examples/render-page.tsx';
import { Newsletter } from './Newsletter.tsx';
import { newsletterStore } from './newsletter-store.ts';

const KEY = 'newsletter-subscription';
const SUBSCRIPTION = { isActive: true, email: 'lea@example.lu', languageCode: 'de' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

function show(languageTag: LanguageTag = 'de', answer: 'taken' | 'refused' | 'away' = 'taken') {
  const sent: unknown[] = [];
  const shown = renderPage(<Newsletter />, {
    languageTag,
    root: {
      transport: async ({ body }: TransportRequest) => {
        sent.push(body);
        if (answer === 'away') throw new Error('There is no network.');
        if (answer === 'taken') return { status: 200, body };
        const problem = { type: 'about:blank', title: 'x', status: 429, code: 'too-many', message: 'x' };
        return { status: 429, body: problem };
      },
    },
  });
  const subscribe = (email: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: email } });
    fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
  };
  return { ...shown, sent, subscribe };
}
const isShown = () => screen.queryByRole('region') !== null;

describe('Newsletter', () => {
  it.each<[LanguageTag, string]>([
    ['en', 'Subscribed to newsletter!'],
    ['fr', 'Abonnement à la newsletter enregistré\u202f!'],
    ['de', 'Newsletter abonniert!'],
  ])('thanks in %s, hides and is remembered', async (languageTag, thanks) => {
    const { root, sent, subscribe, texts } = show(languageTag);
    subscribe(' lea@example.lu ');
    await waitFor(() => expect(isShown()).toBe(false));
    const newsletterSubscription = { ...SUBSCRIPTION, languageCode: languageTag };
    expect(sent).toEqual([{ newsletterSubscription }]);
    expect(root.toast.toasts).toMatchObject([{ variant: 'success', text: thanks }]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(newsletterSubscription);
    expect(document.activeElement?.textContent).toBe(
      `${texts['newsletter-almost-title']}${texts['newsletter-almost']?.replace('{{email}}', 'lea@example.lu')}`,
    );
    cleanup();
    expect(root.feature(newsletterStore).isToBeConfirmed).toBe(false);
  });

  it.each([
    '',
    'lea+home@example.lu',
    'lea@example',
    'lea@example.c',
    'lea@example.abcdefg',
    'lea example.lu',
  ])('takes no %p, marks the field and shows no message', async (email) => {
    const { root, sent, subscribe } = show();
    subscribe(email);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
    // In the browser's language it would say what the page leaves unsaid.
    expect(document.querySelector('form')?.noValidate).toBe(true);
    expect(document.querySelector('form')?.dataset.refused).toBe('true');
    expect(sent).toEqual([]);
    expect(root.toast.toasts).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['refused', 'away'] as const)(
    'logs only that it was %s, and keeps what was typed',
    async (answer) => {
      const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { root, subscribe } = show('de', answer);
      subscribe('lea@example.lu');
      await waitFor(() => expect(warning).toHaveBeenCalled());
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Abonnieren' }).ariaBusy).not.toBe('true'),
      );
      expect(isShown()).toBe(true);
      expect(screen.getByRole('alert').textContent).toBe('');
      expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('lea@example.lu');
      expect(root.toast.toasts).toEqual([]);
      expect(localStorage.getItem(KEY)).toBeNull();
    },
  );

  it('cannot be sent by the browser alone, by button or by Enter, and keeps what was typed until it is alive', () => {
    const { tree } = examplePageTree(<Newsletter />);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    const [form] = container.getElementsByTagName('form');
    // The first is what Enter presses; when it is disabled, Enter does nothing.
    const defaultButton = () => form?.querySelector<HTMLButtonElement>('button[type=submit]');
    expect(defaultButton()?.disabled).toBe(true);
    expect(form?.querySelectorAll('button[type=submit]:enabled')).toHaveLength(0);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = 'lea@example.lu';
    render(tree, { container, hydrate: true });
    expect(defaultButton()).toBe(screen.getByRole('button', { name: 'Abonnieren' }));
    expect(defaultButton()?.disabled).toBe(false);
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field.value).toBe('lea@example.lu');
  });

  it('is not offered where an active subscription is kept', () => {
    localStorage.setItem(KEY, JSON.stringify(SUBSCRIPTION));
    show();
    expect(isShown()).toBe(false);
  });

  it('is offered again where it was ended', () => {
    localStorage.setItem(KEY, JSON.stringify({ ...SUBSCRIPTION, isActive: false }));
    show();
    expect(isShown()).toBe(true);
  });

  it('goes when it is dismissed, and is not offered again', () => {
    const { texts } = show();
    fireEvent.click(screen.getByRole('button', { name: texts['newsletter-dismiss'] }));
    expect(isShown()).toBe(false);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      isActive: false,
      email: '',
      languageCode: 'de',
      isDismissed: true,
    });
    cleanup();
    show();
    expect(isShown()).toBe(false);
  });
});
