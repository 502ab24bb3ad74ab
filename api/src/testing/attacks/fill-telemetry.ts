import { FAULTS, sendTelemetry, type TelemetryEvent } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import {
  FAULTS_PER_NETWORK_AND_HOUR,
  PARTS_PER_FAULT_MAXIMUM,
} from '../../domains/platform/telemetry/telemetry-limits.ts';
import { type AttackedSite, fromNetwork } from './attacked-site.ts';
import { createFindings, describeCounts, type Outcome } from './outcome.ts';

const EVENTS_PER_CALL = 50;
const CODES = Object.keys(FAULTS) as NonNullable<TelemetryEvent['fault']>[];
/** Of each fault of one release, with one more row for what is beyond the maximum. */
const ROWS_PER_DAY = CODES.length * (PARTS_PER_FAULT_MAXIMUM + 1);

/** Reports of faults that never were: what they leave is bounded, and what somebody else meets is counted. */
export async function fillTelemetry(site: AttackedSite, messages: number): Promise<Outcome> {
  const { problems, expect } = createFindings();
  await site.client.query(
    `insert into release (remote, version, manifest, offer, digest)
     values ('mf-attacked', '1.0.0', '{}', '{"remote": {"owner": "Attacked"}}', repeat('0', 64))`,
  );
  const countRows = async (): Promise<number> =>
    (await site.client.query('select count(*)::int as count from release_fault')).rows[0].count;

  const ofOne = await sendInventions(site.limited, messages, () => '203.0.113.66');
  const rowsOfOne = await countRows();
  expect(rowsOfOne <= FAULTS_PER_NETWORK_AND_HOUR, `one network leaves ${rowsOfOne} rows in an hour`);

  const ofMany = await sendInventions(site.limited, messages, (call) => `10.9.${call >> 8}.${call & 255}`);
  // Without limits of a network only the bounds of the table hold.
  const ofAll = await sendInventions(site.open, messages, () => '203.0.113.66');
  const rows = await countRows();
  expect(rows <= ROWS_PER_DAY, `many networks leave ${rows} rows on a day`);

  const real = { remote: 'mf-attacked', version: '1.0.0', fault: 'MF-401', part: 'search' } as const;
  const counted = async (): Promise<number> =>
    (await site.client.query(`select sum(count)::int as count from release_fault where fault = 'MF-401'`))
      .rows[0].count;
  const before = await counted();
  await report(site.limited, [real], '198.51.100.200');
  expect((await counted()) === before + 1, 'what somebody else met is not counted');
  const statuses = [...ofOne, ...ofMany, ...ofAll];
  expect(
    statuses.every((status) => status === 204 || status === 429),
    'a report is answered with a failure',
  );
  return {
    figures: `${3 * messages} reports, ${rowsOfOne} rows of one network, ${rows} of all: ${describeCounts(statuses)}`,
    problems,
  };
}

/** @param networkOf the address from which each call comes */
async function sendInventions(
  app: FastifyInstance,
  messages: number,
  networkOf: (call: number) => string,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let call = 0; call * EVENTS_PER_CALL < messages; call += 1) {
    const events = Array.from({ length: EVENTS_PER_CALL }, (_, index) =>
      inventionAt(call * EVENTS_PER_CALL + index),
    );
    statuses.push(await report(app, events, networkOf(call)));
  }
  return statuses;
}

/** By turns a part of a release, a shell that was never built, and a release that was never published. */
function inventionAt(index: number): TelemetryEvent {
  const fault = CODES[index % CODES.length] ?? null;
  const part = `invented-${index}`;
  if (index % 3 === 0) return { remote: 'mf-attacked', version: '1.0.0', fault, part };
  return { remote: index % 3 === 1 ? 'shell' : 'mf-attacked', version: `9.9.${index}`, fault, part };
}

async function report(app: FastifyInstance, eventArray: TelemetryEvent[], network: string): Promise<number> {
  const { method, url } = sendTelemetry;
  const payload = { shell: '1.0.0', eventArray };
  return (await app.inject({ method, url, payload, headers: fromNetwork(network) })).statusCode;
}
