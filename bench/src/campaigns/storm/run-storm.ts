import { createRandom } from '@moien/api/lib/random';
import { createAsk, type Question } from './ask.ts';
import { faultsOf } from './faults.ts';
import { findDead } from './find-dead.ts';
import { type Audit, createJournal } from './journal.ts';
import { startLoad, visitorAddress } from './load.ts';
import { type LoggedError, readLoggedErrors } from './logged-errors.ts';
import { auditMails, type MailAudit } from './mails.ts';
import { insertPeople, type StormPerson } from './people.ts';
import { readQuestions } from './reads.ts';
import { type Deployment, type StormSite, startStormSite } from './storm-site.ts';
import { planFaults, type StrikeParts, type Struck, strikeFaults } from './strike-faults.ts';
import { createTally, type Sample, type Totals } from './tally.ts';
import { readWrittenRows } from './written-rows.ts';

export type StormOptions = {
  deployment: Deployment;
  faults: number;
  minutes: number;
  seed: number;
  writers: number;
  readers: number;
  homes: number;
  /** How long a fault lasts, in milliseconds. */
  lasting: readonly [number, number];
  /** Default: every kind that can be made here. */
  kinds?: readonly string[];
};

export type StormOutcome = {
  deployment: Deployment;
  struck: Struck[];
  audit: Audit;
  mails: MailAudit;
  totals: Totals;
  dead: string[];
  missing: string[];
  /** What the site's processes logged as errors, with how often. */
  loggedErrors: LoggedError[];
  samples: readonly Sample[];
};

export type StormListener = { say: (line: string) => void; sayStruck: (struck: Struck) => void };

/**
 * Lets faults strike a site of its own under load, and compares in the end what it said with what it has.
 * @param signal ends it at any moment, with a rejection; nothing of it remains
 */
export async function runStorm(
  options: StormOptions,
  { say, sayStruck }: StormListener,
  signal?: AbortSignal,
): Promise<StormOutcome> {
  const { deployment, homes } = options;
  const site = await startStormSite({ deployment, homes, say });
  try {
    return await stormOver(site, options, { say: sayStruck, signal });
  } finally {
    await site.close();
  }
}

async function stormOver(
  site: StormSite,
  options: StormOptions,
  scene: Pick<StrikeParts, 'say' | 'signal'>,
): Promise<StormOutcome> {
  const { deployment, seed, writers, readers } = options;
  const [tester, ...people] = await insertPeople(site.databaseUrl, writers + 1);
  const questions = await readQuestions(site.databaseUrl);
  const [journal, tally] = [createJournal(), createTally()];
  const load = startLoad({ address: site.address, seed, people, readers, questions, journal, tally });
  try {
    const struck = await strikeAll(site, options, { ...scene, tester, tally });
    const dead = await findDead(site);
    await load.end();
    return {
      deployment,
      struck,
      audit: journal.compare(await readWrittenRows(site.databaseUrl, people)),
      mails: await auditMails(site.databaseUrl, site.outboxFolder),
      totals: tally.totals(),
      dead,
      missing: site.missing,
      loggedErrors: readLoggedErrors(site.logFile),
      samples: tally.samples,
    };
  } finally {
    load.abandon();
  }
}

type Scene = { tester: StormPerson | undefined } & Pick<StrikeParts, 'tally' | 'say' | 'signal'>;

function strikeAll(
  site: StormSite,
  { faults, kinds, seed, minutes, lasting }: StormOptions,
  { tester, ...scene }: Scene,
): Promise<Struck[]> {
  const random = createRandom(seed);
  const possible = faultsOf(site, random).filter(({ kind }) => !kinds || kinds.includes(kind));
  return strikeFaults({
    ...scene,
    plan: planFaults(possible, faults, random),
    random,
    untilWell: () => findDead(site),
    ask: createAsk(site.address, () => visitorAddress(random)),
    probes: probesOf(tester),
    duration: minutes * 60_000,
    lasting,
  });
}

/** A read and a write of somebody who does nothing else. */
function probesOf(tester: StormPerson | undefined): Question[] {
  if (!tester) throw new Error('Nobody is there to ask.');
  const { cookie, homes } = tester;
  return [
    { method: 'GET', path: '/api/favorites', cookie },
    { method: 'PUT', path: `/api/history/${homes[0]}`, cookie },
  ];
}
