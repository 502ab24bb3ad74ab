import { runInThisContext } from 'node:vm';
import type { PersonalDetails } from '@moien/contract';
import { type ExampleAnswer, type ExampleAnswers, exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EMPTY_DETAILS, exampleDetails } from '../features/examples/example-details.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { personalDetailsStore } from '../features/personal-details/personal-details-store.ts';
import { personalDetailsTexts } from '../features/personal-details/personal-details-texts.ts';
import { PersonalDetailsPage } from './PersonalDetailsPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

beforeAll(() => personalDetailsTexts.en.load());
afterEach(cleanup);

const GET = 'GET /api/account/personal-details';
const PATCH = 'PATCH /api/account/personal-details';
const REMOVE = 'DELETE /api/account/picture';
const of = (details: PersonalDetails): ExampleAnswer => ({ status: 200, body: details });

async function open(answers: ExampleAnswers) {
  const shown = renderPage(<PersonalDetailsPage />, {
    answers,
    load: (root) => root.feature(personalDetailsStore).open(),
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const preview = () => within(screen.getByRole('complementary', { name: 'What others see' }));
const sentTo = (sent: { call: string }[], call: string) => sent.filter((one) => one.call === call);

describe('the personal details', () => {
  it('are sent where they have changed, and are seen beside the form', async () => {
    const saved = exampleDetails({ version: 1, address: null });
    const { root, sent } = await open({ [GET]: of(EMPTY_DETAILS), [PATCH]: of(saved) });
    await screen.findByRole('button', { name: 'Save' });
    type('About you', '  Born in Diekirch. ');
    fireEvent.change(screen.getByRole('combobox', { name: 'Add a language' }), { target: { value: 'lb' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(preview().getByText('Speaks Luxembourgish')).not.toBeNull();
    expect(preview().getByText('Born in Diekirch.')).not.toBeNull();
    save();
    await waitFor(() => expect(root.toast.toasts.at(-1)?.text).toBe('Your details are saved.'));
    expect(sentTo(sent, PATCH)).toMatchObject([
      { body: { about: 'Born in Diekirch.', languageTagArray: ['lb'] } },
    ]);
    expect(sentTo(sent, PATCH)[0]).not.toHaveProperty('body.firstName');
  });

  it('take a language away, and the list has the focus', async () => {
    await open({ [GET]: of(exampleDetails()) });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove German' }));
    expect(preview().getByText('Speaks Luxembourgish, French and English')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add a language' }));
  });

  it('ask before what was typed is lost, and not before', async () => {
    await open({ [GET]: of(exampleDetails()) });
    await screen.findByRole('button', { name: 'Save' });
    const leavesSite = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leavesSite()).toBe(true);
    type('Town', 'Esch');
    expect(leavesSite()).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'Payouts and cards' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect((screen.getByRole('textbox', { name: 'Town' }) as HTMLInputElement).value).toBe('Esch');
  });

  it('ask for the rest of an address, and may have none', async () => {
    const { sent } = await open({
      [GET]: of(exampleDetails()),
      [PATCH]: of(exampleDetails({ address: null })),
    });
    await screen.findByRole('button', { name: 'Save' });
    type('Town', '');
    save();
    expect(await screen.findByText('Please enter the town.')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Town' }));
    expect(sentTo(sent, PATCH)).toEqual([]);
    type('Street and number', '');
    type('Postcode', '');
    fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: '' } });
    save();
    await waitFor(() => expect(sentTo(sent, PATCH)).toMatchObject([{ body: { address: null } }]));
  });

  it('say beside the text what is wrong with it', async () => {
    const message = 'Others read this.';
    const parameters = [{ name: 'about', code: 'own-text-with-contact', message }];
    const refusal = exampleRefusal(422, 'own-text-with-contact', { parameters });
    await open({ [GET]: of(exampleDetails()), [PATCH]: refusal });
    await screen.findByRole('button', { name: 'Save' });
    type('About you', 'Call 621 123 456');
    save();
    expect(await screen.findByText(message)).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^About you/ }));
  });

  it('keep what was changed here over what another tab has saved', async () => {
    const other = exampleDetails({ version: 4, lastName: 'Muller' });
    const { sent } = await open({
      [GET]: [of(exampleDetails()), of(other)],
      [PATCH]: [exampleRefusal(412, 'details-changed-elsewhere'), of({ ...other, version: 5 })],
    });
    await screen.findByRole('button', { name: 'Save' });
    type('About you', 'Mine');
    save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/another tab/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('Muller');
    save();
    await waitFor(() => expect(sentTo(sent, PATCH)).toHaveLength(2));
    expect(sentTo(sent, PATCH)[1]).toEqual({ call: PATCH, body: { about: 'Mine' } });
  });

  it('are saved where the answer was lost, and another press finds them so', async () => {
    const saved = exampleDetails({ version: 4, about: 'Mine' });
    const { root } = await open({
      [GET]: [of(exampleDetails()), of(saved)],
      [PATCH]: [exampleRefusal(0), exampleRefusal(412, 'details-changed-elsewhere')],
    });
    await screen.findByRole('button', { name: 'Save' });
    type('About you', 'Mine');
    save();
    await screen.findByRole('alert');
    save();
    await waitFor(() => expect(root.toast.toasts.at(-1)?.text).toBe('Your details are saved.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be given up for what another tab has saved', async () => {
    const other = exampleDetails({ version: 4, about: 'Theirs' });
    await open({
      [GET]: [of(exampleDetails()), of(other)],
      [PATCH]: exampleRefusal(412, 'details-changed-elsewhere'),
    });
    await screen.findByRole('button', { name: 'Save' });
    type('About you', 'Mine');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^About you/ }).value).toBe('Theirs');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay on the page when they cannot be saved', async () => {
    await open({ [GET]: of(exampleDetails()), [PATCH]: exampleRefusal(0) });
    await screen.findByRole('button', { name: 'Save' });
    type('About you', 'Mine');
    save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/still here/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^About you/ }).value).toBe('Mine');
  });

  it.each([
    [0, 'You’re offline'],
    [500, 'We couldn’t load your details'],
  ])('say what became of loading at %i, and try again', async (status, title) => {
    await open({ [GET]: [exampleRefusal(status), of(exampleDetails())] });
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Save' })).not.toBeNull();
  });

  it('lead to what payments know', async () => {
    await open({ [GET]: of(exampleDetails()) });
    const link = await screen.findByRole('link', { name: 'Payouts and cards' });
    expect(link.getAttribute('href')).toBe('/en/dashboard/banking-information');
  });
});

describe('the picture', () => {
  const picture = '/upload/people/ab/0190';

  it('is removed at a press, and the other button has the focus', async () => {
    const { root, sent } = await open({
      [GET]: of(exampleDetails({ imagePath: picture })),
      [REMOVE]: of(exampleDetails()),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(root.toast.toasts.at(-1)?.text).toBe('Your picture is removed.'));
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a picture' }));
    expect(sentTo(sent, 'POST /api/get-session')).toHaveLength(1);
  });

  it('stays where that does not go through', async () => {
    await open({ [GET]: of(exampleDetails({ imagePath: picture })), [REMOVE]: exampleRefusal(0) });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/no connection/);
    expect(screen.getByRole('button', { name: 'Remove' })).not.toBeNull();
  });
});
