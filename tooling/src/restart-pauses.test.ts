import { createRestartPauses } from './restart-pauses.ts';

it('waits longer after each end, up to half a minute', () => {
  const pauseAfter = createRestartPauses();
  expect(Array.from({ length: 9 }, () => pauseAfter(100))).toEqual([
    250, 500, 1000, 2000, 5000, 15_000, 30_000, 30_000, 30_000,
  ]);
});

it('begins anew after a minute that went well', () => {
  const pauseAfter = createRestartPauses();
  pauseAfter(100);
  pauseAfter(100);
  expect(pauseAfter(60_000)).toBe(250);
});
