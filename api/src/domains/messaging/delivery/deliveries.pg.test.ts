import { randomUUIDv7 } from 'node:crypto';
import type { NewNotificationSettings, SentMessage } from '@moien/contract';
import { openDeliveries } from '../../../testing/delivery-site.ts';
import {
  type MessagingSite,
  openMessagingSite,
  type Pair,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { testConfig } from '../../../testing/test-app.ts';

let site: MessagingSite;
let deliveries: ReturnType<typeof openDeliveries>;
/** Where the clock of a test stands; undefined: that of the site. */
let at: Date | undefined;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  site = await openMessagingSite();
  const { url } = site.database;
  deliveries = openDeliveries({
    ...{ url, client: site.client, formKey: testConfig(url).formKey },
    now: () => at ?? site.now(),
  });
}, 120_000);

beforeEach(async () => {
  await site.client.query('delete from notification_delivery');
  deliveries.sent.length = 0;
  at = undefined;
});

afterAll(async () => {
  await deliveries.close();
  await site.close();
});

const settings = (values: Partial<NewNotificationSettings> = {}): NewNotificationSettings => ({
  ...{ timeZone: 'Europe/Luxembourg', quietHours: null, digest: 'off', choiceArray: [] },
  ...values,
});

const choose = async ({ call }: Writer, values: Partial<NewNotificationSettings>) =>
  expect((await call('PUT', '/api/notification-settings', settings(values))).statusCode).toBe(200);

const later = (milliseconds: number) => {
  at = new Date(site.now().getTime() + milliseconds);
};

/** The clock, and what is open of a person as if it had been ordered just before it. */
async function setClock(instant: string, { userId }: Writer): Promise<void> {
  at = new Date(instant);
  await site.client.query(
    `update notification_delivery set due_at = $2, created_at = $2 where user_id = $1 and state = 'waiting'`,
    [userId, at],
  );
}

const begun = async (text?: string): Promise<Pair & SentMessage> => {
  const pair = await site.pair();
  return { ...pair, ...(await site.begin(pair, text)) };
};

describe('the mail of a conversation', () => {
  it('comes for a message that follows one that was deleted before its mail', async () => {
    const { conversation, message, guest, owner } = await begun('Is there a lift?');
    await guest.call('DELETE', `/api/conversations/${conversation.id}/messages/${message.id}`);
    later(10 * MINUTE);
    await deliveries.runDue();
    expect(await deliveries.statesOf(owner.userId)).toEqual(['message skipped']);
    at = undefined;
    await site.send(guest, conversation.id, 'And a cellar?');
    later(10 * MINUTE);
    await deliveries.runDue();
    expect(deliveries.sent).toHaveLength(1);
  });

  it('comes once, after ten minutes, with all that is unread', async () => {
    const { conversation, guest, owner } = await begun('Is there a lift?');
    await site.send(guest, conversation.id, 'And a cellar?');
    later(9 * MINUTE);
    await deliveries.runDue();
    expect(deliveries.sent).toEqual([]);
    later(10 * MINUTE);
    await deliveries.runDue();
    expect(deliveries.sent).toHaveLength(1);
    const [mail] = deliveries.sent;
    expect(mail?.to).toBe(`${owner.userId}@moien.example`);
    expect(mail?.subject).toMatch(/^2 new messages from /);
    expect(mail?.text).toContain('> Is there a lift?\n>\n> And a cellar?');
    expect(mail?.html).toContain('Is there a lift?');
    expect(mail?.text).toContain(`/en/conversation/`);
  });

  it('is not sent once it was read, and comes again for what is written after that', async () => {
    const { conversation, guest, owner } = await begun();
    await owner.call('PUT', `/api/conversations/${conversation.id}/read-up-to`, { seq: 1 });
    later(HOUR);
    await deliveries.runDue();
    expect([deliveries.sent, await deliveries.statesOf(owner.userId)]).toEqual([[], ['message skipped']]);
    await site.send(guest, conversation.id, 'Are you there?');
    await deliveries.runDue();
    expect(deliveries.sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/ has written to you$/),
    ]);
  });

  it('says no more than the receiver reads', async () => {
    await begun('Please transfer to LU28 0019 4006 4475 0000.');
    later(HOUR);
    await deliveries.runDue();
    expect(deliveries.sent).toHaveLength(1);
    expect(JSON.stringify(deliveries.sent)).not.toContain('4475');
  });

  it('is written in the language of the account', async () => {
    const { owner } = await begun();
    await site.client.query(`update account set language = 'de' where user_id = $1`, [owner.userId]);
    later(HOUR);
    await deliveries.runDue();
    expect(deliveries.sent[0]?.subject).toMatch(/ hat Ihnen geschrieben$/);
    expect(deliveries.sent[0]?.html).toContain('lang="de"');
  });
});

describe('a delivery', () => {
  it('is tried again with the same id after a failure, and sent once', async () => {
    const { owner } = await begun();
    later(HOUR);
    const [id = ''] = await deliveries.openOf(owner.userId);
    const tried: string[] = [];
    deliveries.sendBy(async (mail) => {
      tried.push(mail.id);
      if (tried.length === 1) throw new Error('no mail server');
      deliveries.sent.push(mail);
    });
    await expect(deliveries.run(id)).rejects.toThrow('no mail server');
    for (const _again of [1, 2, 3]) await deliveries.run(id);
    expect([new Set(tried).size, tried.length, deliveries.sent.length]).toEqual([1, 2, 1]);
  });

  it('is sent by one of two processes that have its job at the same time', async () => {
    const { owner } = await begun();
    later(HOUR);
    const [id = ''] = await deliveries.openOf(owner.userId);
    let release: () => void = () => undefined;
    const sending = new Promise<void>((resolve) => {
      release = resolve;
    });
    deliveries.sendBy(async (mail) => {
      deliveries.sent.push(mail);
      await sending;
    });
    const { url } = site.database;
    const other = openDeliveries({
      ...{ url, client: site.client, formKey: testConfig(url).formKey },
      now: () => at ?? site.now(),
    });
    const first = deliveries.run(id);
    while (deliveries.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(other.run(id)).rejects.toThrow('another process');
    release();
    await first;
    await other.run(id);
    await other.close();
    expect([deliveries.sent.length, other.sent.length]).toEqual([1, 0]);
  });

  it('is taken over from a process that has died', async () => {
    const { owner } = await begun();
    later(HOUR);
    const [id = ''] = await deliveries.openOf(owner.userId);
    deliveries.sendBy(async (mail) => void deliveries.sent.push(mail));
    await site.client.query('update notification_delivery set attempted_at = $2 where id = $1', [id, at]);
    await expect(deliveries.run(id)).rejects.toThrow('another process');
    later(HOUR + 11 * MINUTE);
    await deliveries.run(id);
    expect(deliveries.sent).toHaveLength(1);
  });

  it('is not made where the transaction is not committed, nor for who has no account', async () => {
    const { owner, conversation, guest } = await begun();
    await site.client.query('delete from account where user_id = $1', [owner.userId]);
    const url = `/api/conversations/${conversation.id}/messages/${randomUUIDv7()}`;
    expect((await guest.call('PUT', url, { text: 'Write to tom@example.org' })).statusCode).toBe(409);
    later(HOUR);
    await deliveries.runDue();
    expect([deliveries.sent, await deliveries.statesOf(owner.userId)]).toEqual([[], ['message skipped']]);
  });
});

describe('settings', () => {
  it('end the mails, or the notifications of a kind', async () => {
    const pair = await site.pair();
    await choose(pair.owner, { choiceArray: [{ kind: 'message', channel: 'mail', isOn: false }] });
    await choose(pair.guest, { choiceArray: [{ kind: 'message', channel: 'site', isOn: false }] });
    const { conversation } = await site.begin(pair);
    await site.send(pair.owner, conversation.id);
    later(HOUR);
    await deliveries.runDue();
    expect(await deliveries.statesOf(pair.owner.userId)).toEqual(['message skipped']);
    expect(await deliveries.statesOf(pair.guest.userId)).toEqual(['message sent']);
    const listed = async ({ call }: Writer) =>
      (await call('GET', '/api/notifications')).json().notificationArray.length;
    expect([await listed(pair.owner), await listed(pair.guest)]).toEqual([1, 0]);
  });

  it.each([
    ['over midnight', '2026-11-20T21:30:00Z', '2026-11-21T05:59:00Z', '2026-11-21T06:00:00Z'],
    ['in the night that is longer', '2026-10-24T22:00:00Z', '2026-10-25T05:30:00Z', '2026-10-25T06:00:00Z'],
    ['in the night that is shorter', '2026-03-28T22:00:00Z', '2026-03-29T04:59:00Z', '2026-03-29T05:00:00Z'],
  ])('keep mails until quiet hours end, %s', async (_name, due, before, after) => {
    const { owner } = await begun();
    await choose(owner, { quietHours: { from: '22:00', to: '07:00' } });
    await setClock(due, owner);
    await deliveries.runDue();
    at = new Date(before);
    await deliveries.runDue();
    expect(deliveries.sent).toEqual([]);
    at = new Date(after);
    await deliveries.runDue();
    expect(deliveries.sent).toHaveLength(1);
  });

  it('gather a day in one mail, of what is still unread', async () => {
    const { owner } = await begun();
    await choose(owner, { digest: 'daily' });
    const others: string[] = [];
    for (const _other of [1, 2]) {
      const guest = await site.person();
      const { conversation } = await site.begin({ propertyId: await site.homeOf(owner), guest, owner });
      others.push(conversation.id);
    }
    await setClock('2026-11-20T12:00:00Z', owner);
    await deliveries.runDue();
    expect(deliveries.sent).toEqual([]);
    await owner.call('PUT', `/api/conversations/${others[0]}/read-up-to`, { seq: 1 });
    at = new Date('2026-11-21T06:59:00Z');
    await deliveries.runDue();
    at = new Date('2026-11-21T07:00:00Z');
    for (const _twice of [1, 2]) await deliveries.runDue();
    expect(deliveries.sent.map(({ subject }) => subject)).toEqual(['What’s new for you']);
    expect(deliveries.sent[0]?.text.match(/has written to you/g)).toHaveLength(2);
    expect(await deliveries.openOf(owner.userId)).toEqual([]);
  });

  it('are those of the person, and refuse what makes no sense', async () => {
    const anna = await site.person();
    const read = async () => (await anna.call('GET', '/api/notification-settings')).json();
    expect(await read()).toMatchObject({ timeZone: null, quietHours: null, digest: 'off' });
    const chosen = { quietHours: { from: '21:30', to: '06:00' }, digest: 'daily' as const };
    await choose(anna, { ...chosen, choiceArray: [{ kind: 'message', channel: 'push', isOn: false }] });
    expect(await read()).toMatchObject({ timeZone: 'Europe/Luxembourg', ...chosen });
    expect((await read()).choiceArray).toContainEqual({ kind: 'message', channel: 'push', isOn: false });
    const refused = [
      settings({ timeZone: 'Europe/Atlantis' }),
      settings({ quietHours: { from: '22:00', to: '22:00' } }),
      settings({ quietHours: { from: '24:00', to: '07:00' } }),
      settings({ choiceArray: [{ kind: 'booking-confirmed', channel: 'mail', isOn: false }] }),
    ];
    for (const body of refused)
      expect((await anna.call('PUT', '/api/notification-settings', body)).statusCode).toBe(400);
  });
});

describe('the link that ends mails', () => {
  const unsubscribe = (url: URL, method: 'GET' | 'POST') =>
    site.app.inject({
      method,
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    });

  it('needs no session, does nothing by being opened, and ends them by a post', async () => {
    const { conversation, guest, owner } = await begun();
    later(HOUR);
    deliveries.sendBy(async (mail) => void deliveries.sent.push(mail));
    await deliveries.runDue();
    const url = new URL(deliveries.sent[0]?.unsubscribeUrl ?? '');
    const opened = await unsubscribe(url, 'GET');
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      expect.stringContaining('/notification-mails/end?token='),
    ]);
    const isOn = async () =>
      (await owner.call('GET', '/api/notification-settings'))
        .json()
        .choiceArray.find(
          ({ kind, channel }: Record<string, string>) => kind === 'message' && channel === 'mail',
        ).isOn;
    expect(await isOn()).toBe(true);
    for (const _twice of [1, 2]) expect((await unsubscribe(url, 'POST')).statusCode).toBe(204);
    expect(await isOn()).toBe(false);
    await owner.call('PUT', `/api/conversations/${conversation.id}/read-up-to`, { seq: 1 });
    await site.send(guest, conversation.id);
    later(3 * HOUR);
    await deliveries.runDue();
    expect(deliveries.sent).toHaveLength(1);
  });

  it('is good for what the site has signed alone', async () => {
    const token = `${Buffer.from(`${randomUUIDv7()} message`).toString('base64url')}.${'A'.repeat(43)}`;
    const url = new URL(`https://moien.example/api/notification-mails/one-click-end?token=${token}`);
    expect((await unsubscribe(url, 'POST')).statusCode).toBe(404);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/notification-mails/end',
      payload: { token },
    });
    expect(answer.statusCode).toBe(404);
  });
});
