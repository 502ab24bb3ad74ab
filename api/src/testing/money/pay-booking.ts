import type { PaymentRequest } from '@moien/contract';
import type { Random } from '../../lib/random.ts';
import { BROWSER, CHALLENGE, DECLINED, enterCardData, FRICTIONLESS } from '../payment-site.ts';
import type { Life } from './life.ts';

/** The booking, or the difference of a change of it. */
export async function pay(life: Life, changeId?: string): Promise<void> {
  const { random, insist, guestId, id } = life;
  const requests: PaymentRequest[] = [];
  for (const number of cardsOf(random)) {
    const registration = await insist((process) => process.service.registerCard(guestId, id));
    // A card that does not arrive is entered another time.
    const request = registration && (await enterCardData(registration, number).catch(() => undefined));
    if (request) requests.push({ ...request, ...(changeId ? { changeId } : {}) });
  }
  // A double click, and another tab.
  const calls = requests.flatMap((request) => (random.chance(0.4) ? [request, request] : [request]));
  await Promise.all(
    calls.map((request) => insist((process) => process.service.pay(guestId, id, request, BROWSER))),
  );
  await answerChallenges(life);
}

function cardsOf(random: Random): string[] {
  const first = random.pick([FRICTIONLESS, FRICTIONLESS, CHALLENGE, DECLINED]);
  return random.chance(0.2) ? [first, FRICTIONLESS] : [first];
}

/** Some confirm, some refuse, and some close the page. */
async function answerChallenges({ site, random, insist, guestId, id }: Life): Promise<void> {
  const { rows } = await site.client.query<{ challenge_url: string }>(
    'select challenge_url from payment_attempt where booking_id = $1 and challenge_url is not null',
    [id],
  );
  for (const { challenge_url: url } of rows) {
    const answer = random.pick(['confirm', 'confirm', 'confirm', 'refuse', null]);
    if (answer === null) continue;
    const body = new URLSearchParams({ answer });
    await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    await insist((process) => process.service.find(guestId, id));
  }
}
