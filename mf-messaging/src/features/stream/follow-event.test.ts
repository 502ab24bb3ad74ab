import { exampleOpened, idOf } from '../examples/example-conversation.ts';
import { followEvent } from './follow-event.ts';

function follow(...events: Parameters<typeof followEvent>[0][]): string[] {
  const calls: string[] = [];
  const stores = {
    conversations: {
      follow: () => undefined,
      followCard: ({ id }: { id: string }) => void calls.push(`conversations with ${id}`),
      reload: () => void calls.push('conversations'),
    },
    thread: {
      follow: () => undefined,
      load: async () => void calls.push('thread'),
      opened: exampleOpened(),
    },
  };
  for (const event of events) followEvent(event, stores);
  return calls;
}

it('what the page shows of a booking is read anew once it stands otherwise', () => {
  expect(follow({ type: 'updateCard', seq: 1, card: { kind: 'booking', id: idOf(800) } })).toEqual([
    `conversations with ${idOf(800)}`,
    'thread',
  ]);
});

it('all that the page shows is read anew where events were missed', () => {
  expect(follow({ type: 'reset', seq: 1 })).toEqual(['conversations', 'thread']);
});
