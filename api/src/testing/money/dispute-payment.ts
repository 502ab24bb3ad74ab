import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../lib/milliseconds.ts';
import { type Life, passTime } from './life.ts';

/** For so long the provider's events are looked at again. */
const MINUTES = 6;

/**
 * The guest's bank takes a payment back, or a part of it, and decides days later. Hooks may get lost: what
 * they do not tell stands in the provider's events.
 */
export async function disputePayment(life: Life): Promise<void> {
  const { site, id } = life;
  const random = life.random.fork('dispute');
  if (!random.chance(0.2)) return;
  const { rows } = await site.client.query<{ provider_id: string; amount: number }>(
    `select provider_id, amount::int from payment_attempt
     where booking_id = $1 and kind in ('payment', 'capture') and state = 'succeeded'`,
    [id],
  );
  const [payment] = rows;
  if (!payment) return;
  const amount = random.chance(0.5) ? payment.amount : random.integer(1, payment.amount);
  const type = random.chance(0.1) ? 'NOT_CONTESTABLE' : 'CONTESTABLE';
  const disputeId = site.server.control.openDispute(payment.provider_id, { amount, type });
  await hear(life);
  await passTime(life, random.integer(0, 5) * DAY_MILLISECONDS);
  site.server.control.closeDispute(disputeId, random.pick(['WON', 'LOST', 'LOST', 'VOID']));
  await hear(life);
}

/** As the jobs of every minute do, while the provider may not answer. */
async function hear({ site, insist }: Life): Promise<void> {
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (const name of ['poll-payment-events', 'process-payment-hooks', 'run-due-money-releases'] as const)
      await insist(({ jobs }) => jobs[name]({}, { job: { id: '1' } }));
    site.wait(MINUTE_MILLISECONDS);
    while (await site.runNextJob(site.now()));
  }
}
