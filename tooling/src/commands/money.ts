import { readConfig } from '@moien/api';
import { checkMoney } from '@moien/api/application/check-money';
import { exportMoney } from '@moien/api/application/export-money';
import { listDepositClaims } from '@moien/api/application/list-deposit-claims';
import { carryOutDisputeOrder } from '../money/carry-out-dispute-order.ts';
import { carryOutReportOrder } from '../money/carry-out-report-order.ts';
import { type MoneyOrder, readMoneyOrder } from '../money/money-order.ts';
import { sayDepositClaims } from '../money/say-deposit-claims.ts';
import { openDatabase } from '../postgres/database.ts';
import { Problem, runCommand } from '../problem.ts';
import { untilSignal } from '../site/shutdown.ts';
import { siteSettings } from '../site/site-settings.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { runStep } from '../steps.ts';

await runCommand(async () => {
  const order = readMoneyOrder();
  checkVarDirectory();
  const { say, close } = await untilSignal(async (signal) => {
    const database = await runStep('database', (tell) => openDatabase(tell, signal));
    try {
      return { say: await carryOut(database.url, order), close: database.stop };
    } catch (error) {
      await database.stop();
      throw error;
    }
  });
  await close();
  say();
});

/** @returns what says the result, once the database is closed */
async function carryOut(databaseUrl: string, order: MoneyOrder): Promise<() => void> {
  if (order.verb === 'export') {
    await runStep('export', () => exportMoney(databaseUrl, order));
    return () => undefined;
  }
  if (order.verb === 'deposits') {
    const claims = await runStep('deposits', () => listDepositClaims(databaseUrl));
    return () => sayDepositClaims(claims);
  }
  const config = readConfig(siteSettings(databaseUrl, process.env));
  if (order.verb === 'dac7' || order.verb === 'str')
    return carryOutReportOrder({ databaseUrl, config, now: new Date() }, order);
  if (order.verb !== 'check') return carryOutDisputeOrder(databaseUrl, config.paymentProvider, order);
  const check = await runStep('check', () => checkMoney(databaseUrl, config.paymentProvider));
  return () => sayCheck(check);
}

function sayCheck({ differences, uncheckedCount }: Awaited<ReturnType<typeof checkMoney>>): void {
  for (const { what, bookingId, expected, found } of differences)
    console.log(`${what}${bookingId ? `, booking ${bookingId}` : ''}: ${found} instead of ${expected}`);
  if (uncheckedCount > 0) console.log(`The provider did not say what is in ${uncheckedCount} wallets.`);
  if (differences.length > 0) throw new Problem(`The books have ${differences.length} differences.`);
  console.log('The books agree, in minor units of each currency.');
}
