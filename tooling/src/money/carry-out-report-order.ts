import type { readConfig } from '@moien/api';
import { reportHosts } from '@moien/api/application/report-hosts';
import { reportMonthOfStays } from '@moien/api/application/report-month-of-stays';
import { Problem } from '../problem.ts';
import { runStep } from '../steps.ts';
import type { ReportOrder } from './money-order.ts';

type Config = Pick<ReturnType<typeof readConfig>, 'invoiceSeller' | 'operatorTaxNumber' | 'publicOrigin'>;
type Site = { databaseUrl: string; config: Config; now: Date };

/** Writes a report to an authority. @returns what says the result */
export async function carryOutReportOrder(site: Site, order: ReportOrder): Promise<() => void> {
  try {
    return await runStep('report', () =>
      order.verb === 'dac7' ? onHosts(site, order) : onStays(site, order),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Problem(`${order.file} is there already, and it is not written over.`);
  }
}

async function onHosts(
  { databaseUrl, config, now }: Site,
  order: Extract<ReportOrder, { verb: 'dac7' }>,
): Promise<() => void> {
  const { invoiceSeller: seller, operatorTaxNumber: taxNumber } = config;
  if (seller.address === '' || taxNumber === undefined)
    throw new Problem('Who reports? Set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_TAX_NUMBER.');
  if (!order.isDraft && order.year >= now.getUTCFullYear())
    throw new Problem(`The year ${order.year} is not over. --draft writes what would be reported now.`);
  const report = await reportHosts(databaseUrl, { ...seller, taxNumber }, order);
  return () => sayHostReport(report);
}

async function onStays(
  { databaseUrl, config: { publicOrigin } }: Site,
  order: Extract<ReportOrder, { verb: 'str' }>,
): Promise<() => void> {
  if (!publicOrigin) throw new Problem('Where are the homes shown? Set PUBLIC_ORIGIN.');
  const report = await reportMonthOfStays(databaseUrl, publicOrigin, order);
  return () => sayStayReport(report);
}

function sayHostReport(report: Awaited<ReturnType<typeof reportHosts>>): void {
  const { kind, entryCount, laterCount, unknownIds } = report;
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

function sayStayReport(report: Awaited<ReturnType<typeof reportMonthOfStays>>): void {
  const { stayCount, withoutNumberCount, files } = report;
  if (files.length === 0) console.log('No stay of this month is to be reported: no file was written.');
  else console.log(`${stayCount} stays are in ${files.join(', ')}.`);
  if (withoutNumberCount > 0)
    console.log(`${withoutNumberCount} stays are not: their homes have no registration number.`);
}
