import { Telemetry } from '@moien/contract';
import { Value } from 'typebox/value';
import { RemoteFailure } from './remote-failure.ts';
import { createTelemetry } from './telemetry.ts';

const RELEASE = { remote: { name: 'mf-search', owner: 'Search' }, version: '1' } as never;
const failure = (part: string) => new RemoteFailure('MF-201', RELEASE, { part });

function telemetryWith(random: number) {
  const batches: Telemetry[] = [];
  const telemetry = createTelemetry({
    shellVersion: '0.1.0-abc',
    random: () => random,
    send: (batch) => batches.push(batch),
  });
  return { telemetry, batches };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends what failed in one batch, each thing once', () => {
  const { telemetry, batches } = telemetryWith(1);
  for (const part of ['a.js', 'b.js', 'a.js']) telemetry.failure(failure(part), RELEASE);
  jest.advanceTimersByTime(60_000);
  expect(batches.map(({ eventArray }) => eventArray.map(({ part }) => part))).toEqual([['a.js', 'b.js']]);
  expect(Value.Check(Telemetry, batches[0])).toBe(true);
});

it('sends what is waiting when the page is left', () => {
  const { telemetry, batches } = telemetryWith(1);
  telemetry.failure(failure('a.js'), RELEASE);
  telemetry.flush();
  telemetry.flush();
  expect(batches).toHaveLength(1);
});

it.each([
  [0.5, 0],
  [0.001, 1],
])('with the lot %p tells of success %p times', (lot, times) => {
  const { telemetry, batches } = telemetryWith(lot);
  telemetry.success(RELEASE, 12.4);
  telemetry.flush();
  expect(batches).toHaveLength(times);
});
