import { faultLine, type Release } from '@moien/contract';
import type { FaultCase } from '@moien/tooling/testing/fault-cases';
import { hinder, readRecord, readTelemetry } from '@moien/tooling/testing/fault-watch';
import type { Page } from 'playwright';
import { isSamePage, openPage } from './release-campaign.ts';

const TIMEOUT_MILLISECONDS = 20_000;

export type Visit = {
  /** Sentences; none when all was as it should be. */
  problems: string[];
  /** Milliseconds from the click until the page of the last good release was on screen. */
  fromClick: number;
  /** The same from the line that names the fault; 0 when the page was there before the line. */
  fromLine: number;
};

/**
 * Goes from a page without the remote to one of its pages, where the active release fails and the one before
 * it is good.
 */
export async function visitFault(
  page: Page,
  { fault, part, hindrance }: FaultCase,
  { good, bad }: { good: Release; bad: Release },
): Promise<Visit> {
  if (hindrance) await hinder(page, bad, hindrance);
  await openPage(page, '/en/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();
  const shown = `[data-release="mf-search@${good.version}"]`;
  const isTakenOver = await Promise.all(
    [`h1${shown}`, `search${shown}`].map((place) =>
      page.locator(place).waitFor({ timeout: TIMEOUT_MILLISECONDS }),
    ),
  ).then(
    () => true,
    () => false,
  );
  const { name, owner } = bad.remote;
  const named = part?.(bad);
  const line = faultLine(fault, { remote: name, version: bad.version, owner, part: named });
  await page
    .waitForFunction(
      () => (Reflect.get(window, 'pageRecord') as { lines: unknown[] }).lines.length > 0,
      undefined,
      { timeout: TIMEOUT_MILLISECONDS },
    )
    .catch(() => undefined);
  const { lines, clicks, seen, mixed } = await readRecord(page);
  const events = (await readTelemetry(page))
    .flatMap(({ eventArray }) => eventArray)
    // One page in a hundred tells of what went well, too.
    .filter((event) => event.fault !== null);
  const texts = lines.map(({ text }) => text);
  const problems = [
    !isTakenOver && 'the last good release was not seen',
    !(await isSamePage(page)) && 'the page was loaded anew',
    new URL(page.url()).pathname !== '/en/search' && `the address is ${page.url()}`,
    texts.join() !== line && `the console says ${texts.join(' | ') || 'nothing'} instead of ${line}`,
    (events.length !== 1 || events[0]?.fault !== fault) && `told: ${JSON.stringify(events)}`,
    mixed.length > 0 && `on screen together: ${mixed[0]}`,
  ].filter((problem) => problem !== false);
  const seenAt = seen.find(({ release }) => release === `mf-search@${good.version}`)?.at ?? Number.NaN;
  return {
    problems,
    fromClick: seenAt - (clicks.at(-1)?.at ?? 0),
    fromLine: Math.max(0, seenAt - (lines[0]?.at ?? seenAt)),
  };
}
