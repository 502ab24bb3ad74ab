import { exampleRoot, exampleSession, exampleTransport } from '@moien/shared-lib/testing';
import { exampleFound } from '../examples/example-conversation.ts';
import { MessageSearchStore } from './message-search-store.ts';

const SEARCH = 'GET /api/messages';

const pageOf = (seqs: number[], nextCursor: string | null = null) => ({
  status: 200,
  body: { messageArray: seqs.map((seq) => exampleFound(seq)), nextCursor },
});

function make(answers: ReturnType<typeof pageOf>[]) {
  const { transport, sent } = exampleTransport({ [SEARCH]: answers });
  const root = exampleRoot({ languageTag: 'de', session: exampleSession, transport });
  return { store: new MessageSearchStore(root), root, sent };
}

async function settled({ found }: MessageSearchStore) {
  while (found?.isLoading) await new Promise((resolve) => setImmediate(resolve));
}

const seqs = ({ found }: MessageSearchStore) => found?.items?.map(({ message }) => message.seq);

describe('MessageSearchStore', () => {
  it('finds page after page, and asks once for the same text', async () => {
    const { store, sent } = make([pageOf([9, 7], 'next'), pageOf([4])]);
    store.search('lift');
    store.search('lift');
    await settled(store);
    await store.found?.loadMore();
    expect(seqs(store)).toEqual([9, 7, 4]);
    expect(sent).toHaveLength(2);
  });

  it('shows nothing of another text, and nothing without one', async () => {
    const { store } = make([pageOf([9]), pageOf([4])]);
    store.search('lift');
    await settled(store);
    store.search('key');
    expect(seqs(store)).toBeUndefined();
    await settled(store);
    expect(seqs(store)).toEqual([4]);
    store.search('');
    expect(store.found).toBeUndefined();
  });

  it('asks again for somebody else', async () => {
    const { store, root } = make([pageOf([9]), pageOf([4])]);
    store.search('lift');
    await settled(store);
    const { profile } = exampleSession;
    root.session.follow({ ...exampleSession, profile: profile && { ...profile, userId: 'somebody-else' } });
    store.search('lift');
    await settled(store);
    expect(seqs(store)).toEqual([4]);
  });
});
