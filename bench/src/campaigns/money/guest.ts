import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@moien/api/lib/random';
import { CHALLENGE, DECLINED, enterCardData, FRICTIONLESS } from '@moien/api/testing/payment-site';
import {
  addDays,
  type Booking,
  type CardRegistration,
  type PaymentStatus,
  type PropertyQuote,
  refund,
  toDay,
} from '@moien/contract';
import type { Home, KillStage, Person } from './kill-stage.ts';

/** Tries of one call while the API is away. */
const TRIES = 1000;
const PAUSE_MILLISECONDS = 150;
const FARTHEST_DAY = 600;

export type Told = {
  /** Answers by status; 0 for a connection that broke. */
  answers: Record<string, number>;
  /** Bookings whose payment was said to have succeeded. */
  paid: Set<string>;
};

type Visit = { stage: KillStage; random: Random; told: Told };

/** Books, pays and often cancels, again and again, until told to end. */
export async function visit(
  { stage, random, told }: Visit,
  homes: readonly Home[],
  isOver: () => boolean,
): Promise<void> {
  const ask = createAsk({ stage, random, told });
  while (!isOver()) {
    const guest = await stage.person();
    const home = random.pick(homes);
    const id = await book(ask, random, guest, home.propertyId);
    if (id === undefined) continue;
    await pay(ask, random, guest, id);
    const { state } = (await ask<PaymentStatus>('GET', `/api/bookings/${id}/payment`, guest)) ?? {};
    if (state === 'succeeded') told.paid.add(id);
    const answer = random.pick(['acceptance', 'acceptance', 'refusal']);
    const reason = answer === 'refusal' ? { reason: 'No' } : undefined;
    await ask('POST', `/api/bookings/${id}/${answer}`, home.owner, reason);
    if (random.chance(0.5)) await cancel(ask, guest, id);
  }
}

type Ask = <Answer>(
  method: string,
  path: string,
  person: Person,
  body?: object,
) => Promise<Answer | undefined>;

/** A call without an answer is made again with the same body. @returns undefined where it was refused */
function createAsk({ stage, random, told }: Visit): Ask {
  const askOnce = async (method: string, path: string, { cookie }: Person, body?: object) => {
    const response = await fetch(new URL(path, stage.address(random)), {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, answer: await response.json() };
  };
  return async (method, path, person, body) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { status, answer } = await askOnce(method, path, person, body).catch(() => BROKEN);
      told.answers[status] = (told.answers[status] ?? 0) + 1;
      if (status >= 200 && status < 500) return status < 300 ? answer : undefined;
      await delay(PAUSE_MILLISECONDS);
    }
    throw new Error(`${method} ${path} was never answered: ${JSON.stringify(told.answers)}`);
  };
}

/** The connection broke before the end of the answer. */
const BROKEN = { status: 0, answer: undefined };

async function book(ask: Ask, random: Random, guest: Person, propertyId: string) {
  const arrivalDate = addDays(toDay(new Date()), random.integer(1, FARTHEST_DAY));
  const stay = { arrivalDate, departureDate: addDays(arrivalDate, random.integer(1, 5)), adultCount: 2 };
  const path = `/api/properties/${propertyId}/quote`;
  const quote = await ask<PropertyQuote>('POST', path, guest, stay);
  const request = {
    id: randomUUIDv7(),
    propertyId,
    ...stay,
    ...{ childrenCount: 0, infantCount: 0, petCount: 0, optionArray: [] },
    digest: quote?.digest,
    areHouseRulesAccepted: true,
    message: '',
    contact: { firstName: 'Léa', lastName: 'Muller', phonePrefix: '+352', phoneNumber: '621123456' },
    languageTag: 'en',
  };
  return quote && (await ask<Booking>('POST', '/api/bookings', guest, request))?.id;
}

async function pay(ask: Ask, random: Random, guest: Person, id: string): Promise<void> {
  const path = `/api/bookings/${id}`;
  const registration = await ask<CardRegistration>('POST', `${path}/card-registration`, guest);
  if (!registration) return;
  const card = random.pick([FRICTIONLESS, FRICTIONLESS, FRICTIONLESS, CHALLENGE, DECLINED]);
  const request = await enterCardData(registration, card);
  // A double click, now and then.
  const clicks = Array.from({ length: random.chance(0.2) ? 2 : 1 }, () =>
    ask<PaymentStatus>('POST', `${path}/payment`, guest, request),
  );
  const [status] = await Promise.all(clicks);
  if (!status?.challengeUrl) return;
  const answer = random.pick(['confirm', 'confirm', 'confirm', 'refuse']);
  await fetch(status.challengeUrl, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
}

/** With the refund that the page shows. */
async function cancel(ask: Ask, guest: Person, id: string): Promise<void> {
  const booking = await ask<Booking>('GET', `/api/bookings/${id}`, guest);
  if (!booking?.terms || !booking.actionArray.includes('cancel')) return;
  const refundTotal = refund(booking.terms, new Date(booking.serverTime), 'guest').total;
  await ask('POST', `/api/bookings/${id}/cancellation`, guest, { reason: '', refundTotal });
}
