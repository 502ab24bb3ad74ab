import { Telemetry } from '@moien/contract';
import { Value } from 'typebox/value';
import { RemoteFailure } from './remote-failure.ts';
import { createTelemetry } from './telemetry.ts';

const RELEASE = { remote: { name: 'mf-search', owner: 'Search' }, version: '1' } as never;
const failure = (part: string) => new RemoteFailure('MF-201', RELEASE, { part });

function recordedTelemetry() {
  const batches: Telemetry[] = [];
  const telemetry = createTelemetry({
    shellVersion: '0.1.0-abc',
    send: (batch) => batches.push(batch),
  });
  return { telemetry, batches };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends what failed in one batch, each thing once', () => {
  const { telemetry, batches } = recordedTelemetry();
  for (const part of ['a.js', 'b.js', 'a.js']) telemetry.failure(failure(part), RELEASE);
  jest.advanceTimersByTime(60_000);
  expect(batches.map(({ eventArray }) => eventArray.map(({ part }) => part))).toEqual([['a.js', 'b.js']]);
  expect(Value.Check(Telemetry, batches[0])).toBe(true);
});

it('sends what is waiting when the page is left', () => {
  const { telemetry, batches } = recordedTelemetry();
  telemetry.failure(failure('a.js'), RELEASE);
  telemetry.flush();
  telemetry.flush();
  expect(batches).toHaveLength(1);
});

it('tells of a release that was loaded', () => {
  const { telemetry, batches } = recordedTelemetry();
  telemetry.success(RELEASE, 12.4);
  telemetry.flush();
  expect(batches[0]?.eventArray).toEqual([{ remote: 'mf-search', version: '1', fault: null, duration: 12 }]);
});
