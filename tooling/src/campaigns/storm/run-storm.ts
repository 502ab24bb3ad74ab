import { createDice } from '../brute-force/dice.ts';
import { createAsk, type Question } from './ask.ts';
import { faultsOf } from './faults.ts';
import { findDead } from './find-dead.ts';
import { type Audit, createJournal } from './journal.ts';
import { startLoad, visitorAddress } from './load.ts';
import { insertPeople, type StormPerson } from './people.ts';
import { readQuestions } from './reads.ts';
import { type Deployment, type StormSite, startStormSite } from './storm-site.ts';
import { planFaults, type Struck, strikeFaults } from './strike-faults.ts';
import { createTally, type Sample, type Totals } from './tally.ts';
import { readWrittenRows } from './written-rows.ts';

export type StormWishes = {
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
  totals: Totals;
  dead: string[];
  missing: string[];
  samples: readonly Sample[];
};

export type StormNews = { say: (line: string) => void; sayStruck: (struck: Struck) => void };

/** Lets faults strike a site of its own under load, and compares in the end what it said with what it has. */
export async function runStorm(wishes: StormWishes, { say, sayStruck }: StormNews): Promise<StormOutcome> {
  const site = await startStormSite({ deployment: wishes.deployment, homes: wishes.homes, say });
  try {
    return await stormOver(site, wishes, sayStruck);
  } finally {
    await site.close();
  }
}

async function stormOver(
  site: StormSite,
  { deployment, faults, minutes, seed, writers, readers, lasting, kinds }: StormWishes,
  say: StormNews['sayStruck'],
): Promise<StormOutcome> {
  const [tester, ...people] = await insertPeople(site.databaseUrl, writers + 1);
  const questions = await readQuestions(site.databaseUrl);
  const journal = createJournal();
  const tally = createTally();
  const dice = createDice(seed);
  const possible = faultsOf(site, dice).filter(({ kind }) => !kinds || kinds.includes(kind));
  const plan = planFaults(possible, faults, dice);
  const load = startLoad({ address: site.address, seed, people, readers, questions, journal, tally });
  const struck = await strikeFaults({
    plan,
    dice,
    tally,
    ask: createAsk(site.address, () => visitorAddress(dice)),
    probes: probesOf(tester),
    duration: minutes * 60_000,
    lasting,
    say,
  });
  const dead = await findDead(site);
  await load.end();
  const audit = journal.compare(await readWrittenRows(site.databaseUrl, people));
  const { missing } = site;
  return { deployment, struck, audit, totals: tally.totals(), dead, missing, samples: tally.samples };
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
