import { readConfig } from '@moien/api';
import { checkMoney } from '@moien/api/application/check-money';
import { exportMoney } from '@moien/api/application/export-money';
import { reportHosts } from '@moien/api/application/report-hosts';
import { reportMonthOfStays } from '@moien/api/application/report-month-of-stays';
import { carryOutDisputeOrder } from '../money/carry-out-dispute-order.ts';
import { type MoneyOrder, readMoneyOrder } from '../money/money-order.ts';
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
  const config = readConfig(siteSettings(databaseUrl, process.env));
  if (order.verb === 'export') {
    await runStep('export', () => exportMoney(databaseUrl, order));
    return () => undefined;
  }
  if (order.verb === 'dac7') {
    const operator = operatorOf(config);
    const report = await runStep('report', () => reportHosts(databaseUrl, operator, order));
    return () => sayHostReport(report);
  }
  if (order.verb === 'str') {
    const { publicOrigin } = config;
    if (!publicOrigin) throw new Problem('Where are the homes shown? Set PUBLIC_ORIGIN.');
    const report = await runStep('report', () => reportMonthOfStays(databaseUrl, publicOrigin, order));
    return () => sayStayReport(report);
  }
  if (order.verb !== 'check') return carryOutDisputeOrder(databaseUrl, config.paymentProvider, order);
  const check = await runStep('check', () => checkMoney(databaseUrl, config.paymentProvider));
  return () => sayCheck(check);
}

function operatorOf({ invoiceSeller: seller, operatorTaxNumber: taxNumber }: ReturnType<typeof readConfig>) {
  if (seller.address === '' || taxNumber === undefined)
    throw new Problem('Who reports? Set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_TAX_NUMBER.');
  return { ...seller, taxNumber };
}

function sayHostReport({
  kind,
  entryCount,
  laterCount,
  unknownIds,
}: Awaited<ReturnType<typeof reportHosts>>) {
  if (kind === null)
    console.log('Nothing has changed since the last report of this year: no file was written.');
  if (kind === 'nothing') console.log('The report says that there is nothing to report.');
  if (kind === 'new') console.log(`The report has ${entryCount} hosts.`);
  if (kind === 'correction') console.log(`The report corrects what was said of ${entryCount} hosts.`);
  if (laterCount > 0)
    console.log(
      `${laterCount} new hosts need a report of their own: send this one, then run the command again.`,
    );
  for (const id of unknownIds) console.log(`Nobody has said who the host ${id} is.`);
  if (unknownIds.length > 0) throw new Problem(`${unknownIds.length} hosts are missing in the report.`);
}

function sayStayReport({
  stayCount,
  withoutNumberCount,
  files,
}: Awaited<ReturnType<typeof reportMonthOfStays>>) {
  if (files.length === 0) console.log('No stay of this month is to be reported: no file was written.');
  else console.log(`${stayCount} stays are in ${files.join(', ')}.`);
  if (withoutNumberCount > 0)
    console.log(`${withoutNumberCount} stays are not: their homes have no registration number.`);
}

function sayCheck({ differences, uncheckedCount }: Awaited<ReturnType<typeof checkMoney>>): void {
  for (const { what, bookingId, expected, found } of differences)
    console.log(`${what}${bookingId ? `, booking ${bookingId}` : ''}: ${found} instead of ${expected}`);
  if (uncheckedCount > 0) console.log(`The provider did not say what is in ${uncheckedCount} wallets.`);
  if (differences.length > 0) throw new Problem(`The books have ${differences.length} differences.`);
  console.log('The books agree, in minor units of each currency.');
}
