import type { RealtimeEvent } from '@moien/contract';
import { createEventSequence } from './event-sequence.ts';

const notification = {
  ...{ id: 'a', isRead: false, creationTimestamp: '2026-11-20T09:30:00.000Z' },
  ...{ kind: 'booking-confirmed', data: {} },
};
const event = (seq: number): RealtimeEvent => ({ type: 'addNotification', seq, notification });
const welcome = (seq: number): RealtimeEvent => ({ type: 'welcome', protocol: 1, seq });

function accepted(...events: RealtimeEvent[]) {
  const sequence = createEventSequence();
  const told = events.map((one) => {
    const heard = sequence.accept(one);
    return heard && `${heard.type} ${'seq' in heard ? heard.seq : ''}`;
  });
  return { told, known: sequence.known };
}

describe('the events of a person', () => {
  it('begin after the number that the first welcome says', () => {
    expect(accepted(welcome(7), event(8), event(9))).toEqual({
      told: ['welcome 7', 'addNotification 8', 'addNotification 9'],
      known: 9,
    });
  });

  it('are told once, also when they are repeated by another connection', () => {
    expect(accepted(welcome(7), event(8), welcome(9), event(8), event(9)).told).toEqual([
      'welcome 7',
      'addNotification 8',
      'welcome 9',
      undefined,
      'addNotification 9',
    ]);
  });

  it('let the page read anew where one is missing, and go on after it', () => {
    expect(accepted(welcome(7), event(10), event(11))).toEqual({
      told: ['welcome 7', 'reset 10', 'addNotification 11'],
      known: 11,
    });
  });

  it('go on at the number of a reset, also at a lower one', () => {
    expect(accepted(welcome(7), { type: 'reset', seq: 3 }, event(4))).toEqual({
      told: ['welcome 7', 'reset 3', 'addNotification 4'],
      known: 4,
    });
  });

  it('leave alone what has no number', () => {
    expect(accepted({ type: 'welcome', protocol: 1 }).known).toBeUndefined();
  });
});
