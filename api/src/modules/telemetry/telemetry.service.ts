import { type FaultCode, type FaultReport, faultLine, type Telemetry, toDay } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import { DAY_MILLISECONDS } from '../../milliseconds.ts';
import type { SeenFault, TelemetryRepository } from './telemetry.repository.ts';
import type { Violation } from './violations.ts';

const REPORTED_DAYS = 7;
const KEPT_DAYS = 30;

/** Said so that it can be looked at: a release that is slow has not failed. */
const SLOWNESS: FaultCode = 'MF-106';

/** Who answers for what no remote brings. */
const SHELL_OWNER = 'Platform';

type Sighting = Omit<SeenFault, 'owner'>;

export type TelemetryService = ReturnType<typeof createTelemetryService>;

export function createTelemetryService(
  repository: TelemetryRepository,
  log: Pick<FastifyBaseLogger, 'warn' | 'debug'>,
  now: () => Date,
) {
  const dayBefore = (days: number) => toDay(new Date(now().getTime() - days * DAY_MILLISECONDS));

  /** What is said of releases that were never published here is dropped: nobody fills the log with inventions. */
  const addOwners = async (sightings: readonly Sighting[]): Promise<SeenFault[]> => {
    const owners = new Map(
      (await repository.findOwners(sightings.map(({ remote, version }) => ({ remote, version })))).map(
        ({ remote, version, owner }) => [`${remote}/${version}`, owner],
      ),
    );
    return sightings.flatMap((sighting) => {
      const { remote, version } = sighting;
      const owner = remote === 'shell' ? SHELL_OWNER : owners.get(`${remote}/${version}`);
      return owner === undefined ? [] : [{ ...sighting, owner }];
    });
  };

  const report = async (sightings: readonly Sighting[], context: object): Promise<void> => {
    if (sightings.length === 0) return;
    const faults = await addOwners(sightings);
    for (const fault of faults) log.warn({ ...context, ...fault }, faultLine(fault.fault, fault));
    if (faults.length > 0) await repository.countFaults(faults, toDay(now()), now());
  };

  return {
    /** One line for each different fault; successes, slowness, and remotes from source, only for who debugs. */
    async record({ shell, eventArray }: Telemetry): Promise<void> {
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
      await report(countEqual(faults), { shell });
    },

    /** Where a script of a release is the source, the violation is that release's. */
    async recordViolations(violations: readonly Violation[]): Promise<void> {
      const sightings = violations.map(
        ({ directive, blocked, release }): Sighting => ({
          ...(release ?? { remote: 'shell', version: 'unknown' }),
          fault: 'MF-701',
          part: `${directive} ${blocked}`.slice(0, 120),
          count: 1,
        }),
      );
      await report(countEqual(sightings), {});
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
