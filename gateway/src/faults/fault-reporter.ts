import {
  type FaultCode,
  type FaultPlace,
  faultLine,
  RemoteName,
  type RenderTransport,
  sendTelemetry,
  type Telemetry,
} from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Value } from 'typebox/value';

const SILENCE_MILLISECONDS = 60_000;
/** Far more than a platform has remotes with faults at once. */
const REMEMBERED_FAULTS = 1000;

export type FaultReporter = (fault: FaultCode, place: FaultPlace, error: unknown) => void;

type FaultReporterOptions = {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  transport: RenderTransport;
  shellVersion: string;
  /** For tests: a clock that never jumps, in milliseconds. */
  now?: () => number;
};

/** Logs and counts a fault, at most once a minute for each release: what fails does so for every document. */
export function createFaultReporter({
  log,
  transport,
  shellVersion,
  now = performance.now.bind(performance),
}: FaultReporterOptions): FaultReporter {
  const reportedAt = new LRUCache<string, number>({ max: REMEMBERED_FAULTS });

  async function count(event: Telemetry['eventArray'][number]): Promise<void> {
    const body: Telemetry = { shell: shellVersion, eventArray: [event] };
    const { status } = await transport({ method: sendTelemetry.method, url: sendTelemetry.url, body });
    if (status >= 400) throw new Error(`${sendTelemetry.url} answered ${status}.`);
  }

  return function reportFault(fault, place, error) {
    const { remote, version, part } = place;
    const key = `${remote}@${version} ${fault}`;
    const last = reportedAt.peek(key);
    if (last !== undefined && now() - last < SILENCE_MILLISECONDS) return;
    reportedAt.set(key, now());
    log.error({ err: error, fault }, faultLine(fault, place));
    if (!isCounted(remote)) return;
    count({ remote, version, fault, ...(part === undefined ? {} : { part }) }).catch((failure: unknown) =>
      log.warn({ err: failure, fault }, 'the fault could not be counted'),
    );
  };
}

/** Faults of the registry are of no remote. */
function isCounted(remote: string): boolean {
  return remote === 'shell' || Value.Check(RemoteName, remote);
}
