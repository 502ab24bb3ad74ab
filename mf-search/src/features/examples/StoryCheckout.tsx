import type { Session } from '@moien/contract';
import { RootStoreProvider, useRootStore } from '@moien/shared-lib';
import {
  exampleEssentials,
  exampleProperty,
  exampleRegistry,
  exampleRoot,
  exampleShell,
} from '@moien/shared-lib/testing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import declaration from '../../../remote.json' with { type: 'json' };
import { writeTerm } from '../booking-box/stay-parameters.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import type { Checkout } from '../checkout/checkout.ts';
import { checkoutStore } from '../checkout/checkout-store.ts';
import { type BookingAnswers, bookingService } from './booking-service.ts';
import { exampleGuest, examplePropertyQuote, exampleStay, exampleToday } from './example-booking.ts';

export type StoryCheckoutProps = {
  session?: Session;
  answers?: BookingAnswers;
  /** The query of the address. */
  search?: string;
  /** Whether the price is known from the start. */
  isPriced?: boolean;
  /** Brings the checkout into the state that is shown. */
  prepare?: (checkout: Checkout) => void;
  children: ReactNode;
};

const HOST = {
  ...exampleProperty.owner,
  creationTimestamp: '2024-05-02T10:00:00.000Z',
  propertyCount: 2,
  ratingAverage: null,
  reviewCount: 0,
  isRatedElsewhere: false,
  languageTagArray: ['fr', 'de', 'lb'],
  answerMinutes: 90,
};

const registry = exampleRegistry(declaration as Parameters<typeof exampleRegistry>[0]);

/** Somebody at the checkout of the example home. For stories. */
export function StoryCheckout(props: StoryCheckoutProps) {
  const { session = exampleGuest, answers, search = exampleStay, isPriced = true, prepare, children } = props;
  const { languageTag } = useRootStore();
  const { i18n } = useTranslation();
  const [root] = useState(() => {
    const made = exampleRoot({
      languageTag,
      session,
      registry,
      essentials: exampleEssentials,
      transport: bookingService(answers).transport,
      featureSnapshots: {
        'search/host': [[HOST.userId, HOST]],
        ...(isPriced && { 'search/stay': staySnapshot(search) }),
      },
    });
    made.navigation.connect(exampleShell());
    if (!isPriced) loadStay(made, search);
    prepare?.(made.feature(checkoutStore).of(exampleProperty.id));
    return made;
  });
  return (
    <RootStoreProvider root={root} texts={i18n}>
      {children}
    </RootStoreProvider>
  );
}

type Root = ReturnType<typeof exampleRoot>;

function loadStay(root: Root, search: string) {
  const address = writeTerm('night', search);
  const { signal } = new AbortController();
  void root.feature(stayStore).load(exampleProperty.id, address, exampleToday, signal, 'checkout');
}

function staySnapshot(search: string) {
  const parameters = new URLSearchParams(search);
  const range = {
    arrival: parameters.get('arrivalDate') ?? undefined,
    departure: parameters.get('departureDate') ?? undefined,
  };
  const request = {
    arrivalDate: range.arrival,
    departureDate: range.departure,
    adultCount: 2,
    childrenCount: 0,
    infantCount: 0,
    petCount: 0,
  };
  const stay = { range, guests: { adult: 2, children: 0, infant: 0, pet: 0 } };
  const key = `${exampleProperty.id} ${JSON.stringify(request)}`;
  return {
    held: [[exampleProperty.id, { stay, address: `${search}&term=night`, route: 'checkout' }]],
    quotes: [[key, { status: 'known', ...examplePropertyQuote }]],
  };
}
