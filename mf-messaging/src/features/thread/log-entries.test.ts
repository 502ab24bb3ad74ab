import { exampleMessage, exampleSides, idOf } from '../examples/example-conversation.ts';
import { logEntries } from './log-entries.ts';

const at = (seq: number, creationTimestamp: string, senderUserProfileId = idOf(7)) =>
  exampleMessage({ seq, creationTimestamp, senderUserProfileId });
const pending = {
  id: idOf(500),
  userId: idOf(7),
  sides: exampleSides,
  text: 'On its way',
  state: 'sending' as const,
};
const shapes = (...given: Parameters<typeof logEntries>) =>
  logEntries(...given).map((entry) =>
    entry.kind === 'message' ? `${entry.message.seq}${entry.isFollowUp ? '+' : ''}` : entry.kind,
  );

describe('logEntries', () => {
  it('has a line for each day of the device’s time zone', () => {
    const messages = [at(1, '2026-11-20T22:30:00.000Z'), at(2, '2026-11-20T23:30:00.000Z')];
    expect(shapes(messages, [], 'UTC')).toEqual(['day', '1', '2']);
    expect(shapes(messages, [], 'Europe/Luxembourg')).toEqual(['day', '1', 'day', '2']);
  });

  it('puts together what one person wrote within five minutes', () => {
    const messages = [
      at(1, '2026-11-20T09:00:00.000Z'),
      at(2, '2026-11-20T09:05:00.400Z'),
      at(3, '2026-11-20T09:05:00.000Z', idOf(8)),
      at(4, '2026-11-20T09:11:00.000Z', idOf(8)),
    ];
    expect(shapes(messages, [], 'UTC')).toEqual(['day', '1', '2+', '3', '4']);
  });

  it('says when at the last of those that stand together', () => {
    const messages = [
      at(1, '2026-11-20T09:00:00.000Z'),
      at(2, '2026-11-20T09:01:00.000Z'),
      at(3, '2026-11-20T09:02:00.000Z', idOf(8)),
    ];
    const lasts = logEntries(messages, [], 'UTC').flatMap((entry) =>
      entry.kind === 'message' ? [entry.isLast] : [],
    );
    expect(lasts).toEqual([false, true, true]);
  });

  it('says once what several wait for, and of each that failed why', () => {
    const waiting = (last: number) => ({ ...pending, id: idOf(last), state: 'waiting' as const });
    const failed = (last: number) => ({ ...pending, id: idOf(last), state: 'failed' as const });
    const entries = logEntries([], [failed(1), waiting(2), waiting(3)], 'UTC');
    expect(entries.map((entry) => entry.kind === 'pending' && [entry.isFollowUp, entry.isLast])).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  it('ends with what is on its way, and shows it once when it has arrived', () => {
    const messages = [at(1, '2026-11-20T09:00:00.000Z')];
    expect(shapes(messages, [pending], 'UTC')).toEqual(['day', '1', 'pending']);
    const arrived = exampleMessage({ ...messages[0], id: pending.id });
    expect(shapes([arrived], [pending], 'UTC')).toEqual(['day', '1']);
  });
});
