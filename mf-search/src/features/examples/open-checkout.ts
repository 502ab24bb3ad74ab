import { exampleProperty, exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import declaration from '../../../remote.json' with { type: 'json' };
import { stayStore } from '../booking-box/stay-store.ts';
import { CheckoutStore } from '../checkout/checkout-store.ts';
import { type BookingAnswers, bookingService } from './booking-service.ts';
import { exampleGuest, exampleStay, exampleToday } from './example-booking.ts';

export const exampleCard = { number: '4970107111111119', expiry: '1231', code: '123' };

const { id } = exampleProperty;
const { signal } = new AbortController();

/** Before each test of a file: an empty browser, and a payment provider that takes cards. */
export function freshCheckouts() {
  const provider: { answer: string; posted: { url: string; body: string }[] } = { answer: '', posted: [] };
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    provider.answer = 'data=token';
    provider.posted = [];
    globalThis.fetch = async (url, options) => {
      if (provider.answer === '') throw new TypeError('Failed to fetch');
      provider.posted.push({ url: String(url), body: String(options?.body) });
      return { ok: true, text: async () => provider.answer } as Response;
    };
  });
  return provider;
}

/** The checkout of a chosen stay, as the page has it once it is alive. */
export async function openCheckout(answers: BookingAnswers = {}, session = exampleGuest) {
  const service = bookingService(answers);
  const root = exampleRoot({
    transport: service.transport,
    session,
    registry: exampleRegistry(declaration as Parameters<typeof exampleRegistry>[0]),
  });
  const visited: string[] = [];
  const left: string[] = [];
  root.navigation.connect(
    exampleShell({
      navigate: async (to, options) => void visited.push(`${options?.replace ? 'replace ' : ''}${to}`),
    }),
  );
  await root.feature(stayStore).load(id, new URLSearchParams(exampleStay), exampleToday, signal, 'checkout');
  const checkouts = new CheckoutStore(root, undefined, (url) => left.push(url));
  const checkout = checkouts.of(id);
  await checkout.load(undefined, signal);
  await checkout.resume();
  return { ...service, root, checkouts, checkout, visited, left };
}

export const resultOf = (bookingId: unknown) => `replace /de/confirm-booking-payment?bookingId=${bookingId}`;
