import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { RegistryState, SignedRegistry } from '@moien/contract';
import { Problem, runCommand } from '@moien/tooling/problem';
import { deploy, publishVersions } from '@moien/tooling/testing/deployments';
import { readRecord } from '@moien/tooling/testing/fault-watch';
import { TOUR } from '@moien/tooling/testing/tour';
import type { Page } from 'playwright';
import { isSamePage, openPage, runOnReleaseSite } from './faults/release-campaign.ts';
import { timesText } from './faults/times-text.ts';

const usage = 'npm run campaign -- deployments [--times 100]';
const TIMEOUT_MILLISECONDS = 30_000;
const ASK_MILLISECONDS = 10;

// Deploys and goes back under a tab in which somebody goes through the pages, and measures how soon the tab
// knows.
await runCommand(async () => {
  const times = readTimes();
  await runOnReleaseSite(({ site, withPage }) =>
    withPage(async (page) => {
      const problems = watchConsole(page);
      const known = watchRegistry(page);
      const versions = await publishVersions(site);
      await openPage(page, '/en');
      const walk = keepWalking(page);
      const delays: number[] = [];
      for (let count = 0; count < times; count += 1) {
        const started = performance.now();
        await deploy(site, versions, count);
        await untilKnown(known, await site.sequence());
        delays.push(performance.now() - started);
      }
      const navigations = await walk.end();
      const { lines, mixed } = await readRecord(page);
      problems.push(...lines.map(({ text }) => text), ...mixed.map((mix) => `on screen together: ${mix}`));
      if (!(await isSamePage(page))) problems.push('the page was loaded anew');
      console.log(
        `\n${times} deployments under ${navigations} navigations; the open tab knew of each after ${timesText(delays)}`,
      );
      for (const problem of new Set(problems)) console.log(`        ${problem}`);
      console.log(`${problems.length === 0 ? 'no' : problems.length} problems`);
      if (problems.length > 0) process.exitCode = 1;
    }),
  );
});

function readTimes(): number {
  const times = Number(parseArgs({ options: { times: { type: 'string' } } }).values.times ?? 100);
  if (!Number.isInteger(times) || times < 1) throw new Problem(usage);
  return times;
}

function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

/** What the page was last told. */
function watchRegistry(page: Page): { sequence: number } {
  const known = { sequence: 0 };
  page.on('response', async (response) => {
    if (!response.url().endsWith('/registry') || response.status() !== 200) return;
    const { payload } = (await response.json()) as SignedRegistry;
    known.sequence = Math.max(known.sequence, (JSON.parse(payload) as RegistryState).sequence);
  });
  return known;
}

async function untilKnown(known: { sequence: number }, sequence: number): Promise<void> {
  const started = performance.now();
  while (known.sequence < sequence) {
    if (performance.now() - started > TIMEOUT_MILLISECONDS)
      throw new Problem(`The tab has not heard of the registry ${sequence}.`);
    await delay(ASK_MILLISECONDS);
  }
}

/** Goes round and round until told to end; the answer then says how many pages were visited. */
function keepWalking(page: Page): { end: () => Promise<number> } {
  let isEnding = false;
  const walking = (async () => {
    let count = 0;
    for (; !isEnding || count % TOUR.length > 0; count += 1) await TOUR[count % TOUR.length]?.(page);
    return count;
  })();
  walking.catch(() => undefined);
  return {
    end: () => {
      isEnding = true;
      return walking;
    },
  };
}
