import { readConfig } from '@moien/api';
import { checkMoney } from '@moien/api/application/check-money';
import { openDatabase } from '../postgres/database.ts';
import { Problem, runCommand } from '../problem.ts';
import { untilSignal } from '../site/shutdown.ts';
import { siteSettings } from '../site/site-settings.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { runStep } from '../steps.ts';

const usage = 'npm run money -- check';

await runCommand(async () => {
  if (process.argv.slice(2).join(' ') !== 'check') throw new Problem(`What is to be done? ${usage}`);
  checkVarDirectory();
  const { report, close } = await untilSignal(async (signal) => {
    const database = await runStep('database', (say) => openDatabase(say, signal));
    try {
      const { paymentProvider } = readConfig(siteSettings(database.url, process.env));
      const report = await runStep('check', () => checkMoney(database.url, paymentProvider));
      return { report, close: database.stop };
    } catch (error) {
      await database.stop();
      throw error;
    }
  });
  await close();
  const { differences, uncheckedCount } = report;
  for (const { what, bookingId, expected, found } of differences)
    console.log(`${what}${bookingId ? `, booking ${bookingId}` : ''}: ${found} instead of ${expected}`);
  if (uncheckedCount > 0) console.log(`The provider did not say what is in ${uncheckedCount} wallets.`);
  if (differences.length > 0) throw new Problem(`The books have ${differences.length} differences.`);
  console.log('The books agree, in minor units of each currency.');
});
