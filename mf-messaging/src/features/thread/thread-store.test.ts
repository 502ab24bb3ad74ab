import type { SentMessage } from '@moien/contract';
import {
  type ExampleAnswers,
  exampleRefusal,
  exampleRoot,
  exampleSession,
  exampleTransport,
} from '@moien/shared-lib/testing';
import type { Sides } from '../conversations/sides.ts';
import {
  exampleMessage,
  exampleOpened,
  exampleOwnerId,
  exampleSides,
  exampleState,
  idOf,
} from '../examples/example-conversation.ts';
import { ThreadStore } from './thread-store.ts';

const OPEN = `GET /api/properties/${exampleSides.propertyId}/conversations/${exampleSides.userId}/1`;
const MESSAGES = `GET /api/conversations/${idOf(1)}/messages`;
const READ = `PUT /api/conversations/${idOf(1)}/read-up-to`;

const page = (from: number, to: number, hasOlder = false) => ({
  status: 200,
  body: {
    messageArray: Array.from({ length: to - from + 1 }, (_, index) => exampleMessage({ seq: from + index })),
    hasOlder,
    hasNewer: false,
  },
});
const opened = { status: 200, body: exampleOpened() };

async function open(answers: ExampleAnswers) {
  const { transport, sent } = exampleTransport(answers);
  const root = exampleRoot({ languageTag: 'en', session: exampleSession, transport });
  const outbox = {
    sent: [] as string[],
    listener: undefined as ((sides: Sides, sent: SentMessage) => void) | undefined,
  };
  const store = new ThreadStore(root, {
    send: async (_sides, text) => void outbox.sent.push(text),
    onSent: (listener) => {
      outbox.listener = listener;
    },
  });
  store.open(exampleSides);
  await settled(() => store.isLoading);
  return { root, store, sent, outbox };
}

async function settled(isBusy: () => boolean) {
  while (isBusy()) await new Promise((resolve) => setImmediate(resolve));
}

const seqs = ({ messages }: ThreadStore) => messages?.map(({ seq }) => seq);

describe('ThreadStore', () => {
  it('loads older messages until the one that is sought is there', async () => {
    const { store } = await open({ [OPEN]: opened, [MESSAGES]: [page(51, 60, true), page(41, 50, true)] });
    store.soughtSeq = 43;
    expect(store.isSeeking).toBe(true);
    await store.loadOlder();
    expect(store.isSeeking).toBe(false);
    expect(seqs(store)).toContain(43);
  });

  it('has the newest messages, and the older ones when they are asked for', async () => {
    const { store, sent } = await open({ [OPEN]: opened, [MESSAGES]: [page(51, 60, true), page(41, 50)] });
    expect([seqs(store)?.[0], store.hasOlder]).toEqual([51, true]);
    await store.loadOlder();
    expect([seqs(store)?.[0], seqs(store)?.length, store.hasOlder]).toEqual([41, 20, false]);
    expect(sent.at(-1)?.call).toContain('before=51');
    const asked = sent.length;
    await store.loadOlder();
    expect(sent.length).toBe(asked);
  });

  it('is empty before the first message, and is there once it was sent', async () => {
    const { store, outbox } = await open({
      [OPEN]: { status: 200, body: exampleOpened({ conversation: null }) },
    });
    expect([store.messages, store.conversation]).toEqual([[], null]);
    store.write('Is there a lift?');
    store.send('Is there a lift?');
    expect([outbox.sent, store.draft]).toEqual([['Is there a lift?'], '']);
    outbox.listener?.(exampleSides, { conversation: exampleState(), message: exampleMessage() });
    expect([seqs(store), store.conversation?.id]).toEqual([[1], idOf(1)]);
  });

  it('keeps no gap: what was known long ago gives way to the newest page', async () => {
    const { store } = await open({
      [OPEN]: opened,
      [MESSAGES]: [page(1, 10), page(51, 60, true), page(58, 62)],
    });
    await store.load();
    expect([seqs(store)?.[0], store.hasOlder]).toEqual([51, true]);
    await store.load();
    expect([seqs(store)?.[0], seqs(store)?.at(-1), store.hasOlder]).toEqual([51, 62, true]);
  });

  it.each([
    [404, 'missing'],
    [500, 'failed'],
    [0, 'offline'],
  ])('says of the answer %i that it is %s', async (status, problem) => {
    const { store } = await open({ [OPEN]: exampleRefusal(status) });
    expect([store.problem, store.opened]).toEqual([problem, undefined]);
  });

  it('tells the server once up to where it was read', async () => {
    const conversation = exampleState({ lastMessageSeq: 3, targetReadUpTo: 1, targetNewMessageCount: 2 });
    const { root, store, sent } = await open({
      [OPEN]: { status: 200, body: exampleOpened({ conversation }) },
      [MESSAGES]: page(1, 3),
      [READ]: { status: 200, body: { ...conversation, targetReadUpTo: 3, targetNewMessageCount: 0 } },
    });
    await store.markRead(3);
    await store.markRead(3);
    await store.markRead(2);
    expect(sent.filter(({ call }) => call === READ)).toEqual([{ call: READ, body: { seq: 3 } }]);
    expect([store.conversation?.targetNewMessageCount, root.session.unreadMessageCount]).toEqual([0, 0]);
  });

  it('shows a message that was looked at where it arrives', async () => {
    const { store } = await open({ [OPEN]: opened, [MESSAGES]: page(1, 3) });
    store.follow(exampleState({ lastMessageSeq: 4 }), exampleMessage({ id: idOf(102), seq: 4 }));
    expect(seqs(store)).toEqual([1, 3, 4]);
  });

  it('blocks the other side, and unblocks them', async () => {
    const conversation = exampleState();
    const states = [true, false].map((isBlocked) => ({ status: 200, body: { ...conversation, isBlocked } }));
    const BLOCK = `PUT /api/conversations/${idOf(1)}/blocked`;
    const { store, sent } = await open({ [OPEN]: opened, [MESSAGES]: page(1, 1), [BLOCK]: states });
    await store.block(true);
    expect(store.conversation?.isBlocked).toBe(true);
    await store.block(false);
    expect(store.conversation?.isBlocked).toBe(false);
    expect(sent.filter(({ call }) => call === BLOCK).map(({ body }) => body)).toEqual([
      { isBlocked: true },
      { isBlocked: false },
    ]);
  });

  it('begins another conversation with nothing of this one but keeps what was being written', async () => {
    const { store } = await open({ [OPEN]: opened, [MESSAGES]: page(1, 3) });
    store.write('Unfinished');
    store.open({ ...exampleSides, typeId: 2 });
    expect([store.messages, store.opened, store.draft]).toEqual([undefined, undefined, '']);
    store.open(exampleSides);
    expect(store.draft).toBe('Unfinished');
  });

  it('stays what an event has told when an older answer arrives after it', async () => {
    const { store } = await open({ [OPEN]: opened, [MESSAGES]: page(1, 3) });
    const read = exampleState({ lastMessageSeq: 3, sourceReadUpTo: 3, targetReadUpTo: 3 });
    store.follow(read);
    await store.load();
    expect(store.conversation).toEqual(read);
  });

  it('shows another version of a message in its place', async () => {
    const { store } = await open({ [OPEN]: opened, [MESSAGES]: page(1, 3) });
    store.follow(
      exampleState(),
      exampleMessage({ seq: 2, text: 'Changed', senderUserProfileId: exampleOwnerId }),
    );
    expect([seqs(store), store.messages?.[1]?.text]).toEqual([[1, 2, 3], 'Changed']);
    store.follow(exampleState({ id: idOf(2) }), exampleMessage({ seq: 9, conversationId: idOf(2) }));
    expect(seqs(store)).toEqual([1, 2, 3]);
  });
});
