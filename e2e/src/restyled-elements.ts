import type { Page } from '@playwright/test';

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** Of how many elements at once, at most, the browser works out the style anew while something is done. */
export async function restyledElements(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is in no browser of its own.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((most, { args }) => Math.max(most, args?.elementCount ?? 0), 0);
}
