import { parseArgs } from 'node:util';
import { readConfig } from '@moien/api';
import { checkMoney } from '@moien/api/application/check-money';
import { exportMoney } from '@moien/api/application/export-money';
import { isDay } from '@moien/contract';
import { openDatabase } from '../postgres/database.ts';
import { Problem, runCommand } from '../problem.ts';
import { untilSignal } from '../site/shutdown.ts';
import { siteSettings } from '../site/site-settings.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { runStep } from '../steps.ts';

const usage = 'npm run money -- check, or npm run money -- export --from 2026-01-01 --to 2026-12-31 FILE.csv';

type Export = { from: string; to: string; file: string };

await runCommand(async () => {
  const wanted = readArguments();
  checkVarDirectory();
  const { result, close } = await untilSignal(async (signal) => {
    const database = await runStep('database', (say) => openDatabase(say, signal));
    try {
      return { result: await run(database.url, wanted), close: database.stop };
    } catch (error) {
      await database.stop();
      throw error;
    }
  });
  await close();
  if (result) report(result);
});

/** @returns null for a check */
function readArguments(): Export | null {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [verb, file] = positionals;
  if (verb === 'check' && positionals.length === 1) return null;
  const { from = '', to = '' } = values;
  const isExport = verb === 'export' && file !== undefined && positionals.length === 2;
  if (!isExport || !isDay(from) || !isDay(to) || to < from) throw new Problem(`What is to be done? ${usage}`);
  return { from, to, file };
}

async function run(databaseUrl: string, wanted: Export | null) {
  if (wanted) {
    await runStep('export', () => exportMoney(databaseUrl, wanted));
    return undefined;
  }
  const { paymentProvider } = readConfig(siteSettings(databaseUrl, process.env));
  return runStep('check', () => checkMoney(databaseUrl, paymentProvider));
}

function report({ differences, uncheckedCount }: Awaited<ReturnType<typeof checkMoney>>): void {
  for (const { what, bookingId, expected, found } of differences)
    console.log(`${what}${bookingId ? `, booking ${bookingId}` : ''}: ${found} instead of ${expected}`);
  if (uncheckedCount > 0) console.log(`The provider did not say what is in ${uncheckedCount} wallets.`);
  if (differences.length > 0) throw new Problem(`The books have ${differences.length} differences.`);
  console.log('The books agree, in minor units of each currency.');
}
