import type { Page } from '@playwright/test';

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** Of how many elements the browser works out the style anew while something is done; each as often as it does. */
export async function restyledElements(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is in no browser of its own.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((count, { args }) => count + (args?.elementCount ?? 0), 0);
}
