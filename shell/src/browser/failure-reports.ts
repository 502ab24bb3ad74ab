import { faultLine, type RegistryEntry } from '@moien/contract';
import { createHealer } from '../platform/healer.ts';
import type { RemoteFailure } from '../platform/remote-failure.ts';
import { createTelemetry } from '../platform/telemetry.ts';

export type FailureReports = ReturnType<typeof createFailureReports>;

/** Says what happened to remotes in the console and to the site, and lets what may heal heal. */
export function createFailureReports(shellVersion: string, forget: (remote: string) => void) {
  const telemetry = createTelemetry({ shellVersion });
  const heal = createHealer(forget);
  document.addEventListener('visibilitychange', () => void (document.hidden && telemetry.flush()));

  return {
    failed(failure: RemoteFailure, release: RegistryEntry) {
      const { name, owner } = release.remote;
      const { fault, part, cause } = failure;
      const line = faultLine(fault, { remote: name, version: release.version, owner, part });
      // Slowness is no failure.
      const say = fault === 'MF-106' ? console.warn : console.error;
      say(line, ...(cause === undefined ? [] : [cause]));
      telemetry.failure(failure, release);
      heal(name, failure);
    },
    loaded: telemetry.success,
  };
}
