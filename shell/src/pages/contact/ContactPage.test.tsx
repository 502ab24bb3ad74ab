import type { LanguageTag, SiteOperator } from '@moien/contract';
import { ContactStore } from '@moien/shared-lib/contact';
import type { Sent } from '@moien/shared-lib/contact-delivery';
import { exampleSession, exampleSettings } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../examples/render-page.tsx';
import german from '../locales/de.json' with { type: 'json' };
import { Contact } from './ContactPage.tsx';
import { checkContactMessage } from './check-contact-message.ts';

const SENTENCE = 'Das waren viele Nachrichten.';

/** What was scrolled to. */
let shownFirst: Element[] = [];
beforeEach(() => {
  shownFirst = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shownFirst.push(this);
  };
});
afterEach(cleanup);

type Options = {
  languageTag?: LanguageTag;
  isSignedIn?: boolean;
  becomes?: Sent;
  cannotLoad?: boolean;
  operator?: SiteOperator | undefined;
};

function show(options: Options = {}) {
  const { languageTag = 'de', isSignedIn, becomes = { kind: 'sent' }, cannotLoad } = options;
  const { operator } = { ...exampleSettings, ...options };
  const sent: unknown[] = [];
  const contact = new ContactStore(async () => {
    if (cannotLoad) throw new Error('There is no network.');
    return {
      prepare: () => undefined,
      check: checkContactMessage,
      send: async (values) => {
        sent.push(values);
        return becomes;
      },
    };
  });
  const shown = renderPage(<Contact contact={contact} settings={{ ...exampleSettings, operator }} />, {
    languageTag,
    ...(isSignedIn && { root: { session: exampleSession } }),
  });
  const { texts } = shown;
  const field = (slug: 'contact-name' | 'contact-email' | 'contact-topic' | 'contact-text') =>
    // Found by its words, whatever spaces French puts before a sign.
    screen.getByLabelText(texts[slug].replace(/\s/g, ' ')) as HTMLInputElement;
  const fill = () => {
    fireEvent.change(field('contact-name'), { target: { value: 'Léa Weber' } });
    fireEvent.change(field('contact-email'), { target: { value: 'lea@example.lu' } });
    fireEvent.change(field('contact-topic'), { target: { value: 'letting' } });
    fireEvent.change(field('contact-text'), { target: { value: 'How do I let my home?' } });
  };
  const press = () => fireEvent.click(screen.getByRole('button', { name: texts['contact-send'] }));
  return { ...shown, sent, field, fill, press, contact };
}

describe('contact', () => {
  it.each<[LanguageTag, string]>([
    ['en', 'Thank you, your message has arrived'],
    ['fr', 'Merci, votre message est bien arrivé'],
    ['de', 'Danke, Ihre Nachricht ist angekommen'],
  ])('sends a message and thanks in %s', async (languageTag, thanks) => {
    const { fill, press, sent } = show({ languageTag });
    fill();
    press();
    const title = await screen.findByRole('heading', { name: thanks });
    expect(document.activeElement).toBe(title);
    expect(shownFirst).toEqual([title.closest('section')]);
    expect(document.title).toBe(`${thanks} – Moïen`);
    expect(sent).toEqual([
      {
        name: 'Léa Weber',
        email: 'lea@example.lu',
        topic: 'letting',
        text: 'How do I let my home?',
        website: '',
      },
    ]);
  });

  it('says beside each field what is wrong, goes to the first of them and shows no toast', async () => {
    const { root, press, field, texts, sent } = show();
    press();
    await screen.findByText(texts['contact-text-missing']);
    for (const slug of ['contact-name-missing', 'contact-email-missing', 'contact-topic-missing'] as const)
      expect(screen.getByText(texts[slug])).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/die 4 markierten Felder/);
    expect(root.toast.toasts).toEqual([]);
    expect(document.activeElement).toBe(field('contact-name'));
    expect(sent).toEqual([]);
  });

  it('names the limit that a text does not keep', async () => {
    const { fill, press, field } = show();
    fill();
    fireEvent.change(field('contact-text'), { target: { value: 'Hello' } });
    press();
    expect(await screen.findByText('Bitte etwas mehr: mindestens 10 Zeichen.')).not.toBeNull();
  });

  const refused = (isFault: boolean): Sent => ({ kind: 'failed', code: 'x', message: SENTENCE, isFault });

  it.each<[string, Sent, string, string[]]>([
    ['the network is away', { kind: 'offline' }, german['contact-offline'], []],
    ['the service refuses it', refused(false), SENTENCE, [SENTENCE]],
    ['the service fails', refused(true), SENTENCE, []],
  ])('loses nothing when %s', async (_why, becomes, said, toasts) => {
    const { root, fill, press, field } = show({ becomes });
    fill();
    press();
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect(root.toast.toasts.map(({ text }) => text)).toEqual(toasts);
    expect(field('contact-text').value).toBe('How do I let my home?');
    expect(field('contact-topic').value).toBe('letting');
  });

  it('loses nothing when its own code does not load, and tries again', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { fill, press, contact, field } = show({ cannotLoad: true });
    fill();
    press();
    await waitFor(() => expect(contact.progress).toBe('offline'));
    expect(field('contact-text').value).toBe('How do I let my home?');
    const attempts = warning.mock.calls.length;
    press();
    await waitFor(() => expect(warning.mock.calls.length).toBeGreaterThan(attempts));
    warning.mockRestore();
  });

  it('knows the name of who is signed in', () => {
    const { field } = show({ isSignedIn: true });
    expect(field('contact-name').value).toBe('Léa Weber');
  });

  it('keeps the field for machines from people', () => {
    show();
    const pot = document.querySelector<HTMLInputElement>('[name=website]');
    expect(pot?.tabIndex).toBe(-1);
    expect(pot?.autocomplete).toBe('off');
    expect(pot?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('gives the address for those who rather write a mail', () => {
    show();
    const link = screen.getByRole('link', { name: 'hello@moien.example' });
    expect(link.getAttribute('href')).toBe('mailto:hello@moien.example');
  });

  it.each([
    ['de', 'Wer wir sind'],
    ['fr', 'Qui nous sommes'],
    ['en', 'Who we are'],
  ] as const)('names in %s who runs the site, with a postal address', (languageTag, heading) => {
    show({ languageTag });
    expect(screen.getByRole('heading', { name: heading })).not.toBeNull();
    expect(screen.getByText(exampleSettings.operator?.name ?? '')).not.toBeNull();
    expect(screen.getByText(exampleSettings.operator?.address ?? '')).not.toBeNull();
  });

  it('names nobody where nobody is set', () => {
    show({ operator: undefined });
    expect(screen.queryByRole('heading', { name: 'Wer wir sind' })).toBeNull();
  });

  it('lets one write another', async () => {
    const { fill, press, texts, field } = show();
    fill();
    press();
    fireEvent.click(await screen.findByRole('button', { name: texts['contact-another'] }));
    expect(document.title).toBe(`${texts['contact-title']} – Moïen`);
    expect(field('contact-text').value).toBe('');
  });
});
