import type { DatabaseHealth } from '../database/database-health.ts';
import { describeChecks } from './describe-checks.ts';

const MEGABYTE = 1024 * 1024;
const health: DatabaseHealth = { breaker: 'closed', connections: { open: 3, inUse: 1, waiting: 0 } };
const load = {
  delay: 12,
  heapBytes: 100 * MEGABYTE,
  heapBytesMaximum: 4096 * MEGABYTE,
  answers: 200,
  failures: 0,
};
const ok = { connections: 'ok', breaker: 'ok', eventLoop: 'ok', heap: 'ok', answers: 'ok' };

it('a process that is well says so of each check', () => {
  expect(describeChecks(health, load)).toEqual(ok);
});

it.each([
  [
    { connections: { open: 10, inUse: 10, waiting: 7 } },
    {},
    { connections: '7 calls wait for a connection to the database; 10 of 10 are in use.' },
  ],
  [
    { breaker: 'open' },
    {},
    { breaker: 'The database does not answer: calls are refused at once until it does.' },
  ],
  [{ breaker: 'half-open' }, {}, { breaker: 'The database has come back and is given its first calls.' }],
  [{}, { delay: 340.6 }, { eventLoop: 'The process is busy: what arrives waits up to 341 ms for it.' }],
  [{}, { heapBytes: 3900 * MEGABYTE }, { heap: 'The heap holds 3900 of at most 4096 MB.' }],
  [{}, { failures: 12 }, { answers: '12 of the last 200 answers were errors of the server (5xx).' }],
] as const)('what is not well is a sentence: %j %j', (changedHealth, changedLoad, expected) => {
  expect(describeChecks({ ...health, ...changedHealth }, { ...load, ...changedLoad })).toEqual({
    ...ok,
    ...expected,
  });
});
