import { createFaults } from './faults.ts';

it('a fault hits its target as often as it is said to', () => {
  const faults = createFaults();
  faults.inject({ kind: 'lose-after', count: 2, target: 'POST /payins/' });
  expect(faults.take('lose-after', 'GET /payins/payin_m_1')).toBeUndefined();
  expect(faults.take('lose-before', 'POST /payins/card/direct')).toBeUndefined();
  const hits = [1, 2, 3].map(() => faults.take('lose-after', 'POST /payins/card/direct') !== undefined);
  expect(hits).toEqual([true, true, false]);
  expect(faults.counts()['lose-after']).toBe(2);
});

it('a fault with a probability draws the same from the same seed', () => {
  const draws = (seed: string) => {
    const faults = createFaults();
    faults.inject({ kind: 'lose-hook', probability: 0.25, seed });
    return Array.from({ length: 1000 }, () => faults.take('lose-hook', 'X') !== undefined);
  };
  expect(draws('a')).toEqual(draws('a'));
  expect(draws('a')).not.toEqual(draws('b'));
  const hits = draws('a').filter(Boolean).length;
  expect(hits).toBeGreaterThan(200);
  expect(hits).toBeLessThan(300);
});

it('faults that are cleared hit nothing and stay counted', () => {
  const faults = createFaults();
  faults.inject({ kind: 'status-503', probability: 1 });
  faults.take('status-503', 'GET /x');
  faults.clear();
  expect(faults.take('status-503', 'GET /x')).toBeUndefined();
  expect(faults.counts()['status-503']).toBe(1);
});
