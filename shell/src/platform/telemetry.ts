import type { FaultCode, RegistryEntry, Telemetry, TelemetryEvent } from '@moien/contract';
import type { RemoteFailure } from './remote-failure.ts';

const FLUSH_MILLISECONDS = 5000;
const EVENTS_MAXIMUM = 50;

type TelemetryOptions = { shellVersion: string; send?: (telemetry: Telemetry) => void };

/**
 * Collects what happened to remotes in this page and sends it in small batches; it says nothing of the
 * visitor.
 */
export function createTelemetry({ shellVersion, send = sendBeacon }: TelemetryOptions) {
  const sent = new Set<string>();
  let queue: TelemetryEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(event: TelemetryEvent) {
    const identity = `${event.remote} ${event.version} ${event.fault} ${event.part}`;
    if (sent.has(identity) || sent.size >= EVENTS_MAXIMUM) return;
    sent.add(identity);
    queue.push(event);
    timer ??= setTimeout(flush, FLUSH_MILLISECONDS);
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (queue.length === 0) return;
    send({ shell: shellVersion, eventArray: queue });
    queue = [];
  }

  return {
    failure: ({ fault, part }: RemoteFailure, release: RegistryEntry) =>
      add({ ...identityOf(release), fault, ...(part && { part: part.slice(0, 120) }) }),
    success: (release: RegistryEntry, milliseconds: number) =>
      add({ ...identityOf(release), fault: null, duration: Math.round(milliseconds) }),
    refusal: (fault: FaultCode) => add({ remote: 'shell', version: shellVersion, fault }),
    flush,
  };
}

function identityOf({ remote, version, isDevelopment }: RegistryEntry) {
  return { remote: remote.name, version, ...(isDevelopment && { isOverride: true }) };
}

/** Sent even while the page is being left. */
function sendBeacon(telemetry: Telemetry): void {
  navigator.sendBeacon('/telemetry', new Blob([JSON.stringify(telemetry)], { type: 'application/json' }));
}
