import { createDeliveryLog } from './delivery-log.ts';

const conversationId = 'talk';

function open() {
  const log = createDeliveryLog();
  let count = 0;
  return {
    log,
    send(at = 0) {
      count += 1;
      const messageId = `message ${count}`;
      log.sending(messageId, { conversationId, people: ['guest', 'owner'], receiverId: 'owner', at });
      log.accepted(messageId);
      return { messageId, messageSeq: count };
    },
    tell(
      userId: string,
      message: { messageId: string; messageSeq: number },
      { at = 10, welcomedAt = 0 } = {},
    ) {
      log.arrived({ userId, conversationId, ...message, at, welcomedAt });
    },
  };
}

it('finds nothing where each message was told to both sides, once and in order', () => {
  const { log, send, tell } = open();
  for (const message of [send(), send(5)]) for (const userId of ['guest', 'owner']) tell(userId, message);
  expect(log.hasAll()).toBe(true);
  expect(log.report()).toMatchObject({ sent: 2, wrongs: {}, connected: { count: 2, p50: 5, maximum: 10 } });
});

it('measures from the welcome what was sent before the receiver had come back', () => {
  const { log, send, tell } = open();
  tell('owner', send(100), { at: 2030, welcomedAt: 2000 });
  expect(log.report()).toMatchObject({ connected: { count: 0 }, reconnected: { count: 1, maximum: 30 } });
});

it('counts what was lost, told twice, told out of order or made up', () => {
  const { log, send, tell } = open();
  const [first, second, lost] = [send(), send(), send()];
  tell('guest', second);
  tell('guest', first);
  tell('guest', first);
  tell('owner', { messageId: 'another', messageSeq: 9 });
  tell('guest', lost);
  expect(log.hasAll()).toBe(false);
  expect(log.report().wrongs).toEqual({
    'told out of order': 4,
    'told twice': 1,
    'told of a message that nobody sent': 1,
    'never told': 3,
  });
});
