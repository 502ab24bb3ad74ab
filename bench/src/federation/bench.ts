import { parseArgs } from 'node:util';
import { readMarketplace } from '@moien/e2e/marketplace';
import { resolveBrowser } from '@moien/tooling/browser';
import { type Browser, chromium } from 'playwright';
import { formatTable } from '../harness/format-table.ts';
import { measurePaired, type Side } from '../harness/measure-paired.ts';
import { keepResult } from '../harness/report.ts';
import type { Measurement } from '../harness/result-file.ts';
import { openMarketplace } from '../site/open-marketplace.ts';
import { formatFigures, measurementsOf } from './figures.ts';
import { type ScriptSizes, sizeOfFirstScripts } from './first-scripts.ts';
import { openSites, type Sites } from './open-sites.ts';
import { type VisitPair, visitTwice } from './visit.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    page: { type: 'string', multiple: true, default: ['home', 'search', 'property'] },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(
    'npm run bench -- federation [--rounds 10] [--page search]\nVisits the product and a monolith of the same sources.',
  );
} else await run(Number(values.rounds), values.page);

async function run(rounds: number, wanted: string[]): Promise<void> {
  const cleanup = new AsyncDisposableStack();
  try {
    await measure(rounds, wanted, cleanup);
  } finally {
    await cleanup.disposeAsync();
  }
}

async function measure(rounds: number, wanted: string[], cleanup: AsyncDisposableStack): Promise<void> {
  const marketplace = await openMarketplace();
  cleanup.defer(marketplace.close);
  const sites = await openSites(marketplace);
  cleanup.defer(sites.close);
  const { executablePath, args } = await resolveBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-gpu'] });
  cleanup.defer(() => browser.close());
  const pages = await pagesOf(sites.server.product);
  const firstScripts = await measureFirstScripts(sites, pages);
  const measurements: Measurement[] = [];
  for (const [page, path] of Object.entries(pages).filter(([name]) => wanted.includes(name))) {
    // The home page is the shell's own: nothing of it is left to the browser.
    for (const drawnBy of page === 'home' ? (['server'] as const) : (['server', 'browser'] as const)) {
      measurements.push(...(await measurePage(browser, sites[drawnBy], path, `${page}, ${drawnBy}`, rounds)));
    }
  }
  keepResult('federation', { options: { rounds, wanted }, measurements, notes: { firstScripts } });
}

async function pagesOf(origin: string): Promise<Record<string, string>> {
  const { city, property } = await readMarketplace(origin);
  return { home: '/en', search: `/en/search?cityId=${city.id}`, property: `/en/property/${property.id}` };
}

async function measureFirstScripts({ server }: Sites, pages: Record<string, string>) {
  const sizes: Record<string, Record<string, ScriptSizes>> = {};
  for (const [page, path] of Object.entries(pages)) {
    sizes[page] = {
      monolith: await sizeOfFirstScripts(server.monolith + path),
      product: await sizeOfFirstScripts(server.product + path),
    };
  }
  const rows = Object.entries(sizes).map(([page, { monolith, product }]) => [
    page,
    ...[monolith, product].map((size) => ((size?.gzipBytes ?? 0) / 1000).toFixed(1)),
  ]);
  console.log(
    `\nscripts before the page comes alive\n${formatTable([['KB gzip', 'monolith', 'product'], ...rows])}`,
  );
  return sizes;
}

async function measurePage(
  browser: Browser,
  { monolith, product }: Sites['server'],
  path: string,
  title: string,
  rounds: number,
): Promise<Measurement[]> {
  const side = (name: string, origin: string): Side<VisitPair> => ({
    name,
    run: async () => [await visitTwice(browser, origin + path)],
  });
  const visits = await measurePaired(side('monolith', monolith), [side('product', product)], { rounds });
  const measurements = measurementsOf(title, visits);
  console.log(`\n${title}\n${formatFigures(measurements)}`);
  return measurements;
}
