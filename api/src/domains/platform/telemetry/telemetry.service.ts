import { type FaultCode, type FaultReport, faultLine, type Telemetry, toDay } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { createLimitedLog } from '../../../plugins/limited-log.ts';
import type { ReportBudget } from './report-budget.ts';
import type { SeenFault, TelemetryRepository } from './telemetry.repository.ts';
import { OTHER } from './telemetry-limits.ts';
import type { Violation } from './violations.ts';

const REPORTED_DAYS = 7;
const KEPT_DAYS = 30;

/** Said so that it can be looked at: a release that is slow has not failed. */
const SLOWNESS: FaultCode = 'MF-106';

/** Who answers for what no remote brings. */
const SHELL_OWNER = 'Platform';
/** Browsers report violations without the version of the shell. */
const UNNAMED = 'unknown';

type Sighting = Omit<SeenFault, 'owner'>;

export type TelemetryService = ReturnType<typeof createTelemetryService>;

export function createTelemetryService(
  repository: TelemetryRepository,
  log: Pick<FastifyBaseLogger, 'warn' | 'debug'>,
  { now, elapsed }: Clock,
  budget: Pick<ReportBudget, 'admit'> | undefined,
  shellVersions: ReadonlySet<string>,
) {
  const limitedLog = createLimitedLog(log, elapsed);
  const isShell = (version: string) => version === UNNAMED || shellVersions.has(version);
  const dayBefore = (days: number) => toDay(new Date(now().getTime() - days * DAY_MILLISECONDS));

  /**
   * Whose they are. What is said of releases that were never published here, or of a shell that was never
   * built, is dropped; those of old releases, which an open page may still run, are counted together.
   */
  const addOwners = async (sightings: readonly Sighting[]): Promise<SeenFault[]> => {
    const releases = new Map(
      (await repository.findReleases(sightings.map(({ remote, version }) => ({ remote, version })))).map(
        (release) => [`${release.remote}/${release.version}`, release],
      ),
    );
    return sightings.flatMap((sighting) => {
      if (sighting.remote === 'shell')
        return isShell(sighting.version) ? [{ ...sighting, owner: SHELL_OWNER }] : [];
      const release = releases.get(`${sighting.remote}/${sighting.version}`);
      if (!release) return [];
      const version = release.isRecent ? release.version : OTHER;
      return [{ ...sighting, version, owner: release.owner }];
    });
  };

  const report = async (network: string, sightings: readonly Sighting[], context: object): Promise<void> => {
    if (sightings.length === 0) return;
    const seen = await addOwners(sightings);
    const faults = budget ? budget.admit(network, seen) : seen;
    for (const fault of faults) limitedLog.warn({ ...context, ...fault }, faultLine(fault.fault, fault));
    if (faults.length > 0) await repository.countFaults(faults, toDay(now()), now());
  };

  return {
    /**
     * One line for each different fault; successes, slowness, and remotes from source, only for who debugs.
     * @param network from which it comes
     */
    async record(network: string, { shell, eventArray }: Telemetry): Promise<void> {
      const faults: Sighting[] = [];
      for (const { fault, isOverride, ...event } of eventArray) {
        if (fault === null || fault === SLOWNESS || isOverride)
          log.debug(
            { ...event, fault, isOverride, shell },
            fault === null ? 'a remote was loaded' : 'a fault',
          );
        else
          faults.push({
            remote: event.remote,
            version: event.version,
            fault,
            part: event.part ?? '',
            count: 1,
          });
      }
      await report(network, countEqual(faults), { shell });
    },

    /** Where a script of a release is the source, the violation is that release's. */
    async recordViolations(network: string, violations: readonly Violation[]): Promise<void> {
      const sightings = violations.map(
        ({ directive, blocked, release }): Sighting => ({
          ...(release ?? { remote: 'shell', version: UNNAMED }),
          fault: 'MF-701',
          part: `${directive} ${blocked}`.slice(0, 120),
          count: 1,
        }),
      );
      await report(network, countEqual(sightings), {});
    },

    /** Of the last seven days. */
    async readReport(): Promise<FaultReport> {
      return { faultArray: await repository.listFaults(dayBefore(REPORTED_DAYS - 1)) };
    },

    removeOld: (): Promise<void> => repository.removeFaults(dayBefore(KEPT_DAYS)),
  };
}

function countEqual(sightings: readonly Sighting[]): Sighting[] {
  const counted = new Map<string, Sighting>();
  for (const sighting of sightings) {
    const { remote, version, fault, part } = sighting;
    const key = [remote, version, fault, part].join(' ');
    counted.set(key, { ...sighting, count: (counted.get(key)?.count ?? 0) + sighting.count });
  }
  return [...counted.values()];
}
