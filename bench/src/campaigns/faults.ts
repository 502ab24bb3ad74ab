import { parseArgs } from 'node:util';
import { Problem, runCommand } from '@moien/tooling/problem';
import { FAULT_CASES, type FaultCase } from '@moien/tooling/testing/fault-cases';
import { allOf, showVersion } from '@moien/tooling/testing/release-edits';
import { type ReleaseCampaign, runOnReleaseSite } from './faults/release-campaign.ts';
import { timesText } from './faults/times-text.ts';
import { type Visit, visitFault } from './faults/visit-fault.ts';

const usage = 'npm run campaign -- faults [--times 50] [--only NAME]';

// Lets a release fail in every way of the table, again and again, and measures how soon the last good one is
// on screen.
await runCommand(async () => {
  const { times, rows } = readParameters();
  await runOnReleaseSite(async (campaign) => {
    const visits: Visit[][] = [];
    for (const row of rows) {
      const ofRow = await repeat(campaign, row, times);
      visits.push(ofRow);
      report(row, ofRow);
    }
    const rounds = Array.from({ length: times }, (_, round) => visits.map((ofRow) => ofRow[round]));
    const good = rounds.filter((round) => round.every((visit) => visit?.problems.length === 0)).length;
    console.log(`\n${good}/${times} rounds of ${rows.length} faults`);
    if (good < times) process.exitCode = 1;
  });
});

function readParameters(): { times: number; rows: FaultCase[] } {
  const { values } = parseArgs({ options: { times: { type: 'string' }, only: { type: 'string' } } });
  const times = Number(values.times ?? 50);
  const rows = FAULT_CASES.filter(({ name }) => name.includes(values.only ?? ''));
  if (!Number.isInteger(times) || times < 1 || rows.length === 0) throw new Problem(usage);
  return { times, rows };
}

async function repeat({ site, withPage }: ReleaseCampaign, row: FaultCase, times: number): Promise<Visit[]> {
  const good = await site.publish('mf-search', showVersion);
  await site.activate('mf-search', good.version);
  const bad = await site.publish('mf-search', row.edit ? allOf(showVersion, row.edit) : showVersion);
  await site.activate('mf-search', bad.version);
  const visits: Visit[] = [];
  for (let count = 0; count < times; count += 1)
    visits.push(await withPage((page) => visitFault(page, row, { good, bad })));
  return visits;
}

function report({ name, fault }: FaultCase, visits: Visit[]): void {
  const good = visits.filter(({ problems }) => problems.length === 0);
  const [fromClick, fromLine] = [
    visits.map((visit) => visit.fromClick),
    visits.map((visit) => visit.fromLine),
  ].map(timesText);
  console.log(
    `${good.length}/${visits.length}  ${fault} ${name.padEnd(32)} since the click ${fromClick}; since the fault was known ${fromLine}`,
  );
  for (const problem of new Set(visits.flatMap(({ problems }) => problems)))
    console.log(`        ${problem}`);
}
