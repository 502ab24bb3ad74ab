import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@moien/api/lib/random';
import type { SmallDisk } from '@moien/api/testing/small-disk';
import type { Clock } from './clock.ts';
import type { SiteProcess } from './site-processes.ts';
import type { StormSite } from './storm-site.ts';

const HOUR_MILLISECONDS = 3_600_000;
/** Less than a day: for so long the same report of a home is known again (docs/operating.md). */
const SHIFT_HOURS = 23;
/** In each direction. */
const LATENCY_MILLISECONDS = [40, 250] as const;
const CUT_LIMIT_MILLISECONDS = 10_000;

export type Fault = {
  kind: string;
  /** Whether it lasts until `end`; else the site mends it by itself from the moment that it struck. */
  lasts: boolean;
  /** Whether nobody can answer visitors while this fault is there. */
  stopsVisitors?: boolean;
  strike: () => void | Promise<void>;
  end?: () => void;
};

/** Every kind of fault that can be made here. */
export function faultsOf(site: StormSite, random: Random): Fault[] {
  const { postgres, proxy, redis, fileDisk, databaseDisk, processes } = site;
  const pickClock = () => random.pick(processes).clock;
  return [
    { kind: 'postgres killed', lasts: false, strike: () => postgres.kill() },
    freeze('postgres', postgres),
    {
      kind: 'postgres slow',
      lasts: true,
      strike: () => proxy.slowDown(random.between(...LATENCY_MILLISECONDS)),
      end: () => proxy.slowDown(0),
    },
    { kind: 'connections cut', lasts: false, strike: () => cutInStatement(proxy) },
    ...(redis
      ? [{ kind: 'redis killed', lasts: false, strike: () => redis.kill() }, freeze('redis', redis)]
      : []),
    ...processes.flatMap(({ process }): Fault[] => {
      const stopsVisitors = process.address === site.address;
      const kill = { kind: `${process.name} killed`, lasts: false, strike: () => process.kill() };
      return [kill, freeze(process.name, process)].map((fault) => ({ ...fault, stopsVisitors }));
    }),
    ...(fileDisk ? [fullFileDisk(fileDisk, site.variantsFolder)] : []),
    ...(databaseDisk ? [fullDisk('database disk full', databaseDisk)] : []),
    wrongClock('clock ahead', SHIFT_HOURS, pickClock),
    wrongClock('clock behind', -SHIFT_HOURS, pickClock),
  ];
}

function freeze(name: string, { freeze: strike, thaw: end }: Pick<SiteProcess, 'freeze' | 'thaw'>): Fault {
  return { kind: `${name} frozen`, lasts: true, strike, end };
}

/** Waits until something waits for the database, and breaks that. */
async function cutInStatement(proxy: StormSite['proxy']): Promise<void> {
  const limit = AbortSignal.timeout(CUT_LIMIT_MILLISECONDS);
  while (proxy.cutWaiting() === 0) {
    limit.throwIfAborted();
    await delay(1);
  }
}

/** Pictures that were made are taken away, so that there is something to write; a site makes them again. */
function fullFileDisk(disk: SmallDisk, variantsFolder: string): Fault {
  const fault = fullDisk('file disk full', disk);
  const strike = () => {
    rmSync(variantsFolder, { recursive: true, force: true });
    return fault.strike();
  };
  return { ...fault, strike };
}

function fullDisk(kind: string, disk: SmallDisk): Fault {
  return { kind, lasts: true, strike: () => disk.fill(), end: () => disk.free() };
}

function wrongClock(kind: string, hours: number, pickClock: () => Clock): Fault {
  let clock: Clock | undefined;
  return {
    kind,
    lasts: true,
    strike() {
      clock = pickClock();
      clock.shift(hours * HOUR_MILLISECONDS);
    },
    end: () => clock?.shift(0),
  };
}
