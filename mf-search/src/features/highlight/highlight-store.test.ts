import { exampleRoot } from '@moien/shared-lib/testing';
import { highlightStore } from './highlight-store.ts';

it('forgets a card that is left, unless the next one is pointed at already', () => {
  const highlight = exampleRoot().feature(highlightStore);
  highlight.pointAtCard('first');
  highlight.pointAtCard('second');
  highlight.leaveCard('first');
  expect(highlight.cardId).toBe('second');
  highlight.leaveCard('second');
  expect(highlight.cardId).toBeUndefined();
});

it('knows card and pin apart', () => {
  const highlight = exampleRoot().feature(highlightStore);
  highlight.pointAtPin('pin');
  expect([highlight.cardId, highlight.pinId]).toEqual([undefined, 'pin']);
  highlight.pointAtPin(undefined);
  expect(highlight.pinId).toBeUndefined();
});
