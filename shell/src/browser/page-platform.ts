import type { RegistryEntry } from '@moien/contract';
import { importFresh, type RootStore, type Texts } from '@moien/shared-lib';
import { createPlatform } from '../platform/create-platform.ts';
import { loadFederatedModule } from '../platform/federation.ts';
import { watchPageErrors } from '../platform/page-errors.ts';
import type { PageSnapshot } from '../platform/page-snapshot.ts';
import type { Platform } from '../platform/platform.ts';
import { releaseKey } from '../platform/releases.ts';
import type { RemoteFailure } from '../platform/remote-failure.ts';
import type { FailureReports } from './failure-reports.ts';

/** One page in a hundred tells of what went well, too. */
const SUCCESS_SAMPLE = 0.01;
const REPORT_AGAIN_MILLISECONDS = 1500;

/**
 * The platform of a page in the browser: it reports what fails, heals by itself and hears what handlers
 * throw.
 */
export function createPagePlatform(
  { shellVersion, registry, languageTag }: Pick<PageSnapshot, 'shellVersion' | 'registry' | 'languageTag'>,
  root: RootStore,
  texts: Texts,
): { platform: Platform; refuse: (error: unknown) => void } {
  const isSampled = Math.random() < SUCCESS_SAMPLE;
  const started = new Set<string>();
  let loading: Promise<FailureReports> | undefined;

  /** Its code is there when something is to be told, which is seldom. */
  const reports = () => {
    loading ??= importFresh(() => import(/* webpackChunkName: "reports" */ './failure-reports.ts')).then(
      ({ createFailureReports }) =>
        createFailureReports(shellVersion, (remote: string) => platform.forget(remote)),
    );
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  /** While the site is away its code is, too; what waits for the site's return must not be lost with it. */
  const report = (failure: RemoteFailure, release: RegistryEntry) =>
    void reports().then(
      ({ failed }) => failed(failure, release),
      () => setTimeout(report, REPORT_AGAIN_MILLISECONDS, failure, release),
    );

  const platform = createPlatform({
    registry,
    languageTag,
    loadModule: loadFederatedModule,
    place: 'browser',
    onFailure: report,
    onLoad: (release, milliseconds) => {
      started.add(releaseKey(release));
      if (isSampled)
        void reports().then(
          ({ loaded }) => loaded(release, milliseconds),
          () => undefined,
        );
    },
  });
  watchPageErrors(window, {
    // Until a release has started it has no handlers: what its scripts throw is told by what loads them.
    releaseOf: (remote, version) =>
      started.has(`${remote}@${version}`) ? platform.find(remote, version) : undefined,
    onFailure: (failure, release) => {
      report(failure, release);
      root.toast.show('error', texts.t('handler-failed', { ns: 'shell' }));
    },
  });
  const override = registry.entries.find(({ overrideUntil }) => overrideUntil);
  if (override)
    void importFresh(() => import(/* webpackChunkName: "reports" */ '../override/show-override.tsx')).then(
      ({ showOverride }) => showOverride(override, texts, report),
    );
  return {
    platform,
    refuse: (error) => void reports().then(({ refused }) => refused(error), console.error),
  };
}
