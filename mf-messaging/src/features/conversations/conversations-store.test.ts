import type { ConversationPage } from '@moien/contract';
import { exampleRoot, exampleSession, exampleTransport } from '@moien/shared-lib/testing';
import { exampleMessage, exampleSummary, idOf } from '../examples/example-conversation.ts';
import { ConversationsStore } from './conversations-store.ts';

const stay = { bookingId: idOf(800), arrivalDate: '2026-12-12', departureDate: '2026-12-15' };
const asked = exampleSummary({ id: idOf(1) });
const booked = exampleSummary({ id: idOf(2), typeId: 2, stay });

async function open(...conversationArray: ConversationPage['conversationArray']) {
  const { transport, sent } = exampleTransport({
    'GET /api/conversations': { status: 200, body: { conversationArray, nextCursor: null } },
  });
  const store = new ConversationsStore(exampleRoot({ transport, session: exampleSession }));
  const settled = async () => {
    while (store.lists.all.isLoading) await new Promise((resolve) => setImmediate(resolve));
  };
  store.load('all');
  await settled();
  return {
    callsFor: async (id: string) => {
      sent.length = 0;
      store.followCard({ kind: 'booking', id });
      await settled();
      return sent.length;
    },
  };
}

it('is read anew when a stay that it shows stands otherwise, and for no other', async () => {
  const { callsFor } = await open(asked, booked);
  expect([await callsFor(idOf(801)), await callsFor(idOf(800))]).toEqual([0, 1]);
});

it('is read anew when the card that was written last shows something else', async () => {
  const lastMessage = exampleMessage({ text: '', card: { kind: 'booking', id: idOf(801) } });
  const { callsFor } = await open(exampleSummary({ typeId: 2, lastMessage }));
  expect([await callsFor(idOf(801)), await callsFor(idOf(800))]).toEqual([1, 0]);
});
