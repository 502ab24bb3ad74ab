import type { Registry, RegistryEntry } from '@moien/contract';
import type { RootStore, Texts } from '@moien/shared-lib';
import { createPlatform } from '../platform/create-platform.ts';
import { loadFederatedModule } from '../platform/federation.ts';
import { createHealer } from '../platform/healer.ts';
import { watchPageErrors } from '../platform/page-errors.ts';
import type { PageSnapshot } from '../platform/page-snapshot.ts';
import type { Platform } from '../platform/platform.ts';
import { candidatesOf } from '../platform/releases.ts';
import type { RemoteFailure } from '../platform/remote-failure.ts';
import { createTelemetry } from '../platform/telemetry.ts';

/** The platform of a page in the browser: it reports what fails, heals by itself and hears what handlers throw. */
export function createPagePlatform(
  { shellVersion, registry, languageTag }: Pick<PageSnapshot, 'shellVersion' | 'registry' | 'languageTag'>,
  root: RootStore,
  texts: Texts,
): Platform {
  const telemetry = createTelemetry({ shellVersion });
  document.addEventListener('visibilitychange', () => void (document.hidden && telemetry.flush()));
  const heal = createHealer((remote) => platform.forget(remote));

  function report(failure: RemoteFailure, release: RegistryEntry) {
    console.error(failure.message, ...(failure.cause === undefined ? [] : [failure.cause]));
    telemetry.failure(failure, release);
  }

  const platform = createPlatform({
    registry,
    languageTag,
    loadModule: loadFederatedModule,
    hasFallbacks: true,
    onFailure: (failure, release) => {
      report(failure, release);
      heal(release.remote.name, failure, integrityOf(release, failure.part));
    },
    onLoad: telemetry.success,
  });
  watchPageErrors(window, {
    releaseOf: (remote, version) => releaseOf(platform.registry(), remote, version),
    onFailure: (failure, release) => {
      report(failure, release);
      root.toast.show('error', texts.t('handler-failed', { ns: 'shell' }));
    },
  });
  return platform;
}

function releaseOf(registry: Registry, remote: string, version: string): RegistryEntry | undefined {
  return candidatesOf(registry, remote, true).find((candidate) => candidate.version === version);
}

/** Of the entry when the failure names no file of a part. */
function integrityOf(release: RegistryEntry, part: string | undefined): string | undefined {
  return part ? release.preloadIntegrity?.[part] : release.integrity;
}
