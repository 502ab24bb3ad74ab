import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMarketplace } from '@moien/e2e/marketplace';
import { PAGES } from '@moien/e2e/pages';
import { Problem, runCommand } from '@moien/tooling/problem';
import { buildAll } from '@moien/tooling/webpack/build';
import { formatTable } from '../harness/format-table.ts';
import { keepResult } from '../harness/report.ts';
import { startGatewayProcess } from '../site/gateway-process.ts';
import { openMarketplace } from '../site/open-marketplace.ts';
import { copyProduct } from '../site/site-folder.ts';
import { auditPage } from './audit-page.ts';
import { HEADINGS, rowOf, shortfallsOf } from './figures.ts';

const usage =
  'npm run bench -- lighthouse [--page home --page search --page property --page checkout --page about --page faq] [--rounds 3] [--language de]';

/** A search is judged as most begin: in a city. */
const AUDITED: typeof PAGES = { ...PAGES, search: ({ city }) => `/search?cityId=${city.id}` };
const USUAL = ['home', 'search', 'property', 'checkout', 'about', 'faq'];

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', multiple: true, default: USUAL },
      rounds: { type: 'string', default: '3' },
      language: { type: 'string', default: 'en' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(`${usage}\nScores of pages by Lighthouse, as on a middling phone.`);
  const unknown = values.page.find((name) => !AUDITED[name]);
  if (unknown) throw new Problem(`There is no page "${unknown}": ${usage}`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Problem(usage);
  const cleanup = new AsyncDisposableStack();
  try {
    await measure({ pages: values.page, rounds, language: values.language }, cleanup);
  } finally {
    await cleanup.disposeAsync();
  }
});

type Options = { pages: string[]; rounds: number; language: string };

async function measure(options: Options, cleanup: AsyncDisposableStack): Promise<void> {
  const marketplace = await openMarketplace();
  cleanup.defer(marketplace.close);
  const folder = mkdtempSync(join(tmpdir(), 'moien-bench-lighthouse-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  await buildAll({ onProgress: () => undefined });
  copyProduct(folder);
  const gateway = await startGatewayProcess(folder, marketplace);
  cleanup.defer(gateway.stop);
  const known = await readMarketplace(gateway.origin);
  const addressOf = (name: string) => `${gateway.origin}/${options.language}${AUDITED[name]?.(known)}`;
  // Pictures are drawn when they are asked for first; that is no part of a page's own time.
  for (const name of options.pages) await auditPage(addressOf(name));
  const audits: Record<string, Awaited<ReturnType<typeof auditPage>>[]> = {};
  for (let round = 0; round < options.rounds; round += 1) {
    for (const name of options.pages) {
      const audit = await auditPage(addressOf(name));
      audits[name] = [...(audits[name] ?? []), audit];
    }
  }
  console.log(formatTable([HEADINGS, ...Object.entries(audits).map(([name, runs]) => rowOf(name, runs))]));
  keepResult('lighthouse', { options, measurements: [], notes: { audits } });
  const shortfalls = Object.entries(audits).flatMap(([name, runs]) => shortfallsOf(name, runs));
  for (const shortfall of shortfalls) console.log(shortfall);
  if (shortfalls.length > 0) process.exitCode = 1;
}
