import { faultLine, type RegistryEntry, RegistryRefused } from '@moien/contract';
import type { RemoteFailure } from '../platform/remote-failure.ts';
import { createRetry } from '../platform/retry-with-backoff.ts';
import { createTelemetry } from '../platform/telemetry.ts';

/** Where a fault of the registry itself is. */
const REGISTRY_PLACE = { remote: 'registry', version: 'any', owner: 'Platform' };

export type FailureReports = ReturnType<typeof createFailureReports>;

/** Says what happened to remotes in the console and to the site, and lets what may heal heal. */
export function createFailureReports(shellVersion: string, forget: (remote: string) => void) {
  const telemetry = createTelemetry({ shellVersion });
  const heal = createRetry(forget);
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
    /** What came in the place of a newer registry. */
    refused(error: unknown) {
      if (!(error instanceof RegistryRefused)) return console.error(error);
      console.error(faultLine(error.fault, REGISTRY_PLACE), error.message);
      telemetry.refusal(error.fault);
    },
  };
}
