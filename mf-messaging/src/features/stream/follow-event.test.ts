import { exampleOpened, idOf } from '../examples/example-conversation.ts';
import { followEvent } from './follow-event.ts';

it('what the page shows is read anew once a booking of a conversation stands otherwise', () => {
  const calls: string[] = [];
  const stores = {
    conversations: { follow: () => undefined, reload: () => void calls.push('conversations') },
    thread: {
      follow: () => undefined,
      load: async () => void calls.push('thread'),
      opened: exampleOpened(),
    },
  };
  followEvent({ type: 'updateCard', seq: 1, card: { kind: 'booking', id: idOf(800) } }, stores);
  expect(calls).toEqual(['conversations', 'thread']);
});
