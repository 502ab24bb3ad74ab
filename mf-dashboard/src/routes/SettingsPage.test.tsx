import { runInThisContext } from 'node:vm';
import {
  type ExampleAnswer,
  type ExampleAnswers,
  exampleRefusal,
  exampleSession,
} from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { blockedPeopleStore, type ListedPerson } from '../features/blocked-people/blocked-people-store.ts';
import { blockedPeopleTexts } from '../features/blocked-people/blocked-people-texts.ts';
import { exampleBlocked } from '../features/examples/example-blocked.ts';
import { exampleSettings } from '../features/examples/example-settings.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { notificationSettingsStore } from '../features/notification-settings/notification-settings-store.ts';
import { notificationSettingsTexts } from '../features/notification-settings/notification-settings-texts.ts';
import { SettingsPage } from './SettingsPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

beforeAll(async () => {
  await notificationSettingsTexts.en.load();
  await blockedPeopleTexts.en.load();
});
afterEach(cleanup);

const GET = 'GET /api/notification-settings';
const PUT = 'PUT /api/notification-settings';
const LIST = 'GET /api/blocked-people';
const of = (body: unknown): ExampleAnswer => ({ status: 200, body });
const page = (people: readonly ListedPerson[], nextCursor: string | null = null) =>
  of({ blockedPersonArray: people.map(({ id: _id, ...person }) => person), nextCursor });

async function open(answers: ExampleAnswers) {
  const shown = renderPage(<SettingsPage />, {
    answers: { [LIST]: page([]), ...answers },
    load: (root) => {
      root.feature(notificationSettingsStore).open();
      root.feature(blockedPeopleStore).open();
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the settings of notifications', () => {
  it('ask about what hosts are told of only who has a home', async () => {
    const { root } = await open({ [GET]: of(exampleSettings()) });
    await screen.findByRole('group', { name: 'New messages' });
    const { profile } = exampleSession;
    act(() =>
      root.session.follow({ ...exampleSession, profile: profile && { ...profile, mangopayUserId: null } }),
    );
    expect(screen.queryByRole('heading', { name: 'As a host' })).toBeNull();
    act(() => root.session.follow(exampleSession));
    expect(screen.getByRole('heading', { name: 'As a host' })).not.toBeNull();
  });

  it('are sent as they were chosen', async () => {
    const { root, sent } = await open({ [GET]: of(exampleSettings()), [PUT]: of(exampleSettings()) });
    const messages = within(await screen.findByRole('group', { name: 'New messages' }));
    fireEvent.click(messages.getByRole('checkbox', { name: 'E-mail' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '06:30' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /^One summary a day/ }));
    save();
    await waitFor(() => expect(root.toast.toasts.at(-1)?.text).toBe('Your settings are saved.'));
    const body = sent.at(-1)?.body;
    expect(body).toMatchObject({
      timeZone: 'Europe/Luxembourg',
      quietHours: { from: '22:00', to: '06:30' },
      digest: 'daily',
    });
    expect(body).toMatchObject({
      choiceArray: expect.arrayContaining([{ kind: 'message', channel: 'mail', isOn: false }]),
    });
  });

  it('group what only hosts are told of', async () => {
    await open({ [GET]: of(exampleSettings()) });
    await screen.findByRole('group', { name: 'New messages' });
    const names = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
    expect(names).toEqual([
      ['Stays', expect.stringContaining('A request expires')],
      ['As a host', expect.stringContaining('A guest withdraws a request')],
      ['Events', expect.stringContaining('Reminder')],
    ]);
  });

  it('are not sent while the quiet hours make no sense; the field says why and has the focus', async () => {
    const quietHours = { from: '22:00', to: '07:00' };
    const { sent } = await open({ [GET]: of(exampleSettings({ quietHours })) });
    fireEvent.change(await screen.findByLabelText('Until'), { target: { value: '22:00' } });
    save();
    expect(await screen.findByText('They have to end at another time than they begin.')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Until'));
    expect(sent.filter(({ call }) => call === PUT)).toEqual([]);
  });

  it('stay on the page when they cannot be saved', async () => {
    await open({ [GET]: of(exampleSettings()), [PUT]: exampleRefusal(0) });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
    save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/still here/);
    expect(screen.getByLabelText('From')).not.toBeNull();
  });

  it.each([
    [0, 'You’re offline'],
    [500, 'We couldn’t load your settings'],
  ])('say what became of loading at %i, and try again', async (status, title) => {
    await open({ [GET]: [exampleRefusal(status), of(exampleSettings())] });
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'New messages' })).not.toBeNull();
  });
});

describe('the people whom one has blocked', () => {
  const [tom, anna] = [exampleBlocked(1, 'Tom'), exampleBlocked(2, 'Anna')];
  const openWith = (answers: ExampleAnswers) => open({ [GET]: of(exampleSettings()), ...answers });
  const section = async () => within(await screen.findByRole('region', { name: 'Blocked people' }));

  it('are listed with the day, and get through again at a press; the focus goes on to the next one', async () => {
    const call = `DELETE /api/blocked-people/${tom.id}`;
    const { root, sent } = await openWith({ [LIST]: page([tom, anna]), [call]: of({}) });
    const there = await section();
    expect(await there.findByText('Blocked on 19 November 2026')).not.toBeNull();
    const button = there.getByRole('button', { name: 'Unblock Tom' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(there.getAllByRole('listitem')).toHaveLength(1));
    expect(document.activeElement).toBe(there.getByRole('button', { name: 'Unblock Anna' }));
    expect(sent.filter(({ call: one }) => one === call)).toHaveLength(1);
    expect(root.toast.toasts.at(-1)?.text).toBe('You’ll get Tom’s messages again.');
  });

  it('stay blocked where that does not go through', async () => {
    const call = `DELETE /api/blocked-people/${tom.id}`;
    const { root } = await openWith({ [LIST]: page([tom]), [call]: exampleRefusal(0) });
    const there = await section();
    fireEvent.click(await there.findByRole('button', { name: 'Unblock Tom' }));
    await waitFor(() => expect(root.toast.toasts.at(-1)?.variant).toBe('error'));
    expect(there.getByRole('button', { name: 'Unblock Tom' })).not.toBeNull();
  });

  it('come page after page, and may be none', async () => {
    await openWith({ [LIST]: [page([tom], 'next'), page([anna])] });
    const there = await section();
    fireEvent.click(await there.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(there.getAllByRole('listitem')).toHaveLength(2));
    cleanup();
    await openWith({ [LIST]: page([]) });
    expect(await (await section()).findByText('You haven’t blocked anyone.')).not.toBeNull();
  });

  it.each([
    [0, /^You’re offline/],
    [500, /^We couldn’t load/],
  ])('say what became of loading at %i, and try again', async (status, text) => {
    await openWith({ [LIST]: [exampleRefusal(status), page([tom])] });
    const there = await section();
    expect(await there.findByText(text)).not.toBeNull();
    fireEvent.click(there.getByRole('button', { name: 'Try again' }));
    expect(await there.findByRole('button', { name: 'Unblock Tom' })).not.toBeNull();
  });
});
