import type { FaultPlace, RenderTransport } from '@moien/contract';
import { createFaultReporter } from './fault-reporter.ts';

const PLACE: FaultPlace = { remote: 'mf-search', version: '0.1.0-abc', owner: 'Search', part: 'search' };
const LINE =
  'MF-503 mf-search 0.1.0-abc (server search; owner: Search): the loader threw on the server. To do: mend the loader; browsers render instead.';

let time: number;
let lines: string[];
let warnings: string[];
let sent: Parameters<RenderTransport>[0][];

beforeEach(() => {
  time = 0;
  lines = [];
  warnings = [];
  sent = [];
});

function reporter(status = 204) {
  return createFaultReporter({
    log: {
      error: (_details: unknown, line?: string) => void lines.push(line ?? ''),
      warn: (_details: unknown, line?: string) => void warnings.push(line ?? ''),
    },
    transport: async (call) => {
      sent.push(call);
      return { status, body: undefined };
    },
    shellVersion: '0.1.0-shell',
    now: () => time,
  });
}

it('a fault is one line in the log and one event for the team', () => {
  reporter()('MF-503', PLACE, new TypeError('broken'));
  expect(lines).toEqual([LINE]);
  expect(sent).toEqual([
    {
      method: 'POST',
      url: '/telemetry',
      body: {
        shell: '0.1.0-shell',
        eventArray: [{ remote: 'mf-search', version: '0.1.0-abc', fault: 'MF-503', part: 'search' }],
      },
    },
  ]);
});

it('the same fault of a release is told once a minute, another one at once', () => {
  const report = reporter();
  report('MF-503', PLACE, undefined);
  time = 59_999;
  report('MF-503', { ...PLACE, part: 'property' }, undefined);
  expect(lines).toHaveLength(1);
  report('MF-505', PLACE, undefined);
  report('MF-503', { ...PLACE, version: '0.1.0-def' }, undefined);
  expect(lines).toHaveLength(3);
  time = 60_000;
  report('MF-503', PLACE, undefined);
  expect([lines.length, sent.length]).toEqual([4, 4]);
});

it('a fault of the registry is logged and counted for no remote', () => {
  reporter()('MF-602', { remote: 'registry', version: 'any', owner: 'Platform' }, undefined);
  expect([lines.length, sent]).toEqual([1, []]);
});

it('a fault that cannot be counted is said to be so', async () => {
  reporter(503)('MF-503', PLACE, undefined);
  await new Promise(setImmediate);
  expect([lines, warnings]).toEqual([[LINE], ['the fault could not be counted']]);
});
