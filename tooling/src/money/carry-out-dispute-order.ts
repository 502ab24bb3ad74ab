import type { readConfig } from '@moien/api';
import { contestDispute, listDisputes, writeEvidence } from '@moien/api/application/dispute-desk';
import { Problem } from '../problem.ts';
import { runStep } from '../steps.ts';
import type { DisputeOrder } from './money-order.ts';

type Provider = ReturnType<typeof readConfig>['paymentProvider'];

/** @returns what says the result, once the database is closed */
export async function carryOutDisputeOrder(
  databaseUrl: string,
  provider: Provider,
  order: DisputeOrder,
): Promise<() => void> {
  if (order.verb === 'disputes') {
    const rows = await runStep('disputes', () => listDisputes(databaseUrl));
    return () => sayDisputes(rows);
  }
  const { disputeId } = order;
  if (order.verb === 'evidence') {
    const isWritten = await runStep('evidence', () => writeEvidence(databaseUrl, disputeId, order.file));
    if (!isWritten) throw unknownDispute();
    return () => undefined;
  }
  const contested = await runStep('contest', () => contestDispute(databaseUrl, provider, disputeId));
  return () => sayContested(contested);
}

function sayDisputes(rows: Awaited<ReturnType<typeof listDisputes>>): void {
  for (const { id, booking_id: booking, amount, currency, state, reason, contest_by: until } of rows)
    console.log(`${id}  ${amount} ${currency}  ${state}  ${reason}  booking ${booking}${untilText(until)}`);
  console.log(`${rows.length} undecided, amounts in minor units.`);
}

const untilText = (instant: string | null) =>
  instant === null ? '' : `  until ${instant.slice(0, 16).replace('T', ' ')} UTC`;

function sayContested(contested: Awaited<ReturnType<typeof contestDispute>>): void {
  if (contested.is === 'unknown') throw unknownDispute();
  if (contested.is === 'decided') throw new Problem('It was contested or decided before.');
  if (contested.is === 'not-contestable') throw new Problem('The bank takes no evidence for this one.');
  if (contested.is === 'refused')
    throw new Problem(`The payment provider did not take it: ${contested.reason}.`);
  console.log('The evidence is with the payment provider, which passes it on to the bank.');
}

function unknownDispute(): Problem {
  return new Problem('There is no such dispute: npm run money -- disputes lists them.');
}
