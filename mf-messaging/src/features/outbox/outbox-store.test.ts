import { CONTACT_UNCONFIRMED_CODE } from '@moien/contract';
import { exampleRefusal, exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import { exampleMessage, exampleSides, exampleState, idOf } from '../examples/example-conversation.ts';
import { fakeStorage } from '../examples/fake-pending-storage.ts';
import { OutboxStore } from './outbox-store.ts';
import type { PendingMessage } from './pending-message.ts';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { addEventListener: () => undefined });
});
afterEach(() => void jest.useRealTimers());

/** An API that takes every message but where `failures` say otherwise, in their order. */
function open({ failures = [] as number[], code = 'refused', stored = [] as PendingMessage[] } = {}) {
  const bodies: unknown[] = [];
  const sent: { url: string; text: string }[] = [];
  const left = [...failures];
  const root = exampleRoot({
    session: exampleSession,
    transport: async ({ url, body }) => {
      bodies.push(body);
      const { text } = body as { text: string };
      const failure = left.shift();
      if (failure === 0) throw new Error('There is no network.');
      if (failure) return { body: undefined, ...exampleRefusal(failure, code) };
      sent.push({ url, text });
      return { status: 200, body: { conversation: exampleState(), message: exampleMessage({ text }) } };
    },
  });
  const { storage, kept } = fakeStorage(stored);
  const outbox = new OutboxStore(root, storage);
  return { outbox, sent, kept, bodies, root };
}

const pending = (last: number, message: Partial<PendingMessage> = {}): PendingMessage => ({
  id: idOf(last),
  userId: exampleSession.profile?.userId ?? '',
  sides: exampleSides,
  text: `Message ${last}`,
  state: 'waiting',
  ...message,
});

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

describe('OutboxStore', () => {
  it('shows a message once it is kept and tells who listens when the server has it', async () => {
    const { outbox, sent, kept } = open();
    const told: string[] = [];
    outbox.onSent((_sides, { message }) => told.push(message.text));
    const showing = outbox.send(exampleSides, 'Hello');
    expect(outbox.of(exampleSides)).toEqual([]);
    await showing;
    expect(kept.size).toBe(1);
    expect(outbox.of(exampleSides)).toMatchObject([{ text: 'Hello', state: 'sending' }]);
    await pass();
    expect([texts(sent), told, outbox.of(exampleSides), kept.size]).toEqual([['Hello'], ['Hello'], [], 0]);
  });

  it('sends in the order of writing, one after the other, with the id that each was given', async () => {
    const { outbox, sent, kept } = open();
    for (const text of ['one', 'two', 'three']) void outbox.send(exampleSides, text);
    const ids = [...kept.keys()];
    await pass();
    expect(texts(sent)).toEqual(['one', 'two', 'three']);
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(ids);
  });

  it('tries again after 1, 2 and 4 s while there is no network, with the same id', async () => {
    const { outbox, sent, kept } = open({ failures: [0, 0, 0] });
    void outbox.send(exampleSides, 'Hello');
    const [id] = kept.keys();
    await pass();
    expect(outbox.of(exampleSides)).toMatchObject([{ state: 'waiting' }]);
    await pass(1000 + 2000 + 3999);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toMatchObject([{ text: 'Hello' }]);
    expect(sent[0]?.url).toContain(id);
  });

  it('says of all that wait for each other that they wait', async () => {
    const { outbox } = open({ failures: [0] });
    for (const text of ['one', 'two']) void outbox.send(exampleSides, text);
    await pass();
    expect(outbox.of(exampleSides).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  it('tries again after an answer of the server that is nobody’s fault here', async () => {
    const { outbox, sent } = open({ failures: [503] });
    void outbox.send(exampleSides, 'Hello');
    await pass(1000);
    expect(texts(sent)).toEqual(['Hello']);
  });

  it('says why a message was refused, and sends the next one', async () => {
    const { outbox, sent } = open({ failures: [429] });
    void outbox.send(exampleSides, 'one');
    void outbox.send(exampleSides, 'two');
    await pass();
    expect(outbox.of(exampleSides)).toMatchObject([
      { text: 'one', state: 'failed', reason: 'The API says refused.' },
    ]);
    expect(texts(sent)).toEqual(['two']);
    const [failed] = outbox.of(exampleSides);
    if (failed) outbox.retry(failed);
    await pass();
    expect([texts(sent), outbox.of(exampleSides)]).toEqual([['two', 'one'], []]);
  });

  it('sends contact details once their sender has read why they were kept back', async () => {
    const { outbox, bodies } = open({ failures: [409], code: CONTACT_UNCONFIRMED_CODE });
    void outbox.send(exampleSides, 'Call 621 123 456');
    await pass();
    const [kept] = outbox.of(exampleSides);
    expect(kept?.code).toBe(CONTACT_UNCONFIRMED_CODE);
    if (kept) outbox.retry(kept);
    await pass();
    expect(bodies).toEqual([
      { text: 'Call 621 123 456' },
      { text: 'Call 621 123 456', isContactConfirmed: true },
    ]);
  });

  it('deletes a refused message for good', async () => {
    const { outbox, kept } = open({ failures: [403] });
    void outbox.send(exampleSides, 'one');
    await pass();
    outbox.discard(outbox.of(exampleSides)[0]?.id ?? '');
    await pass();
    expect([outbox.of(exampleSides), kept.size]).toEqual([[], 0]);
  });

  it('sends what an earlier page has left, a week later, once', async () => {
    const { outbox, sent, kept } = open({ stored: [pending(2), pending(1)] });
    await outbox.open();
    await outbox.open();
    await pass();
    expect([texts(sent), kept.size]).toEqual([['Message 1', 'Message 2'], 0]);
  });

  it('sends nothing that another tab has sent or discarded meanwhile', async () => {
    const { outbox, sent, kept } = open({ failures: [0] });
    void outbox.send(exampleSides, 'Hello');
    await pass();
    kept.clear();
    await pass(1000);
    expect([sent, outbox.of(exampleSides)]).toEqual([[], []]);
  });

  it('sends nothing with the session of somebody who signs in meanwhile', async () => {
    const { outbox, sent, root } = open();
    void outbox.send(exampleSides, 'Private words');
    root.session.follow({
      ...exampleSession,
      profile: exampleSession.profile && { ...exampleSession.profile, userId: idOf(99) },
    });
    await pass();
    expect([sent, outbox.of(exampleSides)]).toEqual([[], []]);
    root.session.follow(exampleSession);
    expect(outbox.of(exampleSides)).toHaveLength(1);
  });

  it('neither shows nor sends what somebody else wrote in this browser', async () => {
    const { outbox, sent } = open({ stored: [pending(1, { userId: idOf(99) })] });
    await outbox.open();
    await pass();
    expect([outbox.of(exampleSides), sent]).toEqual([[], []]);
  });
});
