import { createDatabaseTimeQuota } from './database-time-quota.ts';

function open() {
  const clock = { time: 5000 };
  return { clock, shares: createDatabaseTimeQuota(() => clock.time) };
}

describe('a share of the database’s time', () => {
  it('may be taken at once up to a second', () => {
    const { shares } = open();
    shares.take('anna', 999);
    expect(shares.hasTimeLeft('anna')).toBe(true);
    shares.take('anna', 1);
    expect([shares.hasTimeLeft('anna'), shares.hasTimeLeft('ben')]).toEqual([false, true]);
  });

  it('is made up for in four times what was taken', () => {
    const { clock, shares } = open();
    shares.take('anna', 10_000);
    clock.time += 36_000;
    expect(shares.hasTimeLeft('anna')).toBe(false);
    clock.time += 1;
    expect(shares.hasTimeLeft('anna')).toBe(true);
  });

  it('is a quarter of a connection, however it is asked for', () => {
    const { clock, shares } = open();
    let taken = 0;
    for (let round = 0; round < 100_000; round += 1) {
      clock.time += 10;
      if (!shares.hasTimeLeft('anna')) continue;
      shares.take('anna', 700);
      taken += 700;
    }
    expect(taken / 1_000_000).toBeCloseTo(0.25, 2);
  });

  it('is kept in mind no longer than it must be', () => {
    const { clock, shares } = open();
    shares.take('anna', 1000);
    shares.take('ben', 3000);
    clock.time += 4000;
    expect(shares.forgetEven()).toBe(1);
    clock.time += 8000;
    expect(shares.forgetEven()).toBe(0);
  });
});
