import {
  type Property,
  quoteStay,
  type RemoteDeclaration,
  type Session,
  type StayTerm,
  VISITOR_SESSION,
} from '@moien/contract';
import { RootStoreProvider, useRootStore } from '@moien/shared-lib';
import {
  exampleProperty,
  exampleRegistry,
  exampleRoot,
  exampleShell,
  exampleTerms,
} from '@moien/shared-lib/testing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStay, writeTerm } from '../booking-box/stay-parameters.ts';
import type { QuoteAnswer } from '../booking-box/stay-store.ts';
import { stayStore } from '../booking-box/stay-store.ts';

type StoryStayProps = {
  state: 'open' | 'known' | 'waiting' | 'failed' | 'refused';
  /** What the service says of a stay that it refuses. */
  message?: string;
  code?: string;
  /** Whether a release serves what comes after. */
  isBookable?: boolean;
  property?: Property;
  term?: StayTerm;
  session?: Session;
  children: ReactNode;
};

export const storyToday = '2030-04-07';

const booking: RemoteDeclaration = {
  name: 'mf-booking',
  owner: 'Booking',
  mountContract: 1,
  supportedShells: '*',
  routes: [
    { id: 'checkout', path: 'booking/checkout/:id', isPublic: true, skeleton: 'article' },
    { id: 'conversation', path: 'conversation/:propertyId', isPublic: true, skeleton: 'article' },
  ],
  slots: [],
  textNamespaces: ['booking'],
  byteBudget: 1,
};

const own: RemoteDeclaration = {
  ...booking,
  name: 'mf-search',
  routes: [{ id: 'property', path: 'property/:id', isPublic: true, skeleton: 'article' }],
  textNamespaces: ['search'],
};

const TOO_SHORT = 'Bei Anreise an diesem Tag bleiben Sie mindestens 7 Nächte.';
const range = { arrival: '2030-04-20', departure: '2030-04-25' };
const guests = { adult: 2, children: 1, infant: 1, pet: 0 };

/** A home for which somebody has chosen a stay, in a state that its price can be in. For stories. */
export function StoryStay({ isBookable = false, session = VISITOR_SESSION, ...story }: StoryStayProps) {
  const { property = exampleProperty, state, children } = story;
  const { languageTag } = useRootStore();
  const { i18n } = useTranslation('search');
  const [root] = useState(() => {
    const made = exampleRoot({
      languageTag,
      session,
      registry: isBookable ? exampleRegistry(own, booking) : exampleRegistry(own),
      featureSnapshots: { 'search/stay': snapshotOf(story) },
    });
    made.navigation.connect(exampleShell());
    if (state === 'failed') void made.feature(stayStore).retry(property.id);
    return made;
  });
  return (
    <RootStoreProvider root={root} texts={i18n}>
      {children}
    </RootStoreProvider>
  );
}

function snapshotOf({ state, message = TOO_SHORT, code = 'stay-too-short', ...story }: StoryStayProps) {
  const { property = exampleProperty, term = 'night' } = story;
  const address = writeTerm(term, '').toString();
  if (state === 'open')
    return { held: [[property.id, { stay: readStay(new URLSearchParams(), storyToday), address }]] };
  const request = {
    arrivalDate: range.arrival,
    departureDate: range.departure,
    adultCount: guests.adult,
    childrenCount: guests.children,
    infantCount: guests.infant,
    petCount: guests.pet,
    ...(term === 'month' && { term }),
  };
  const answers: Partial<Record<StoryStayProps['state'], QuoteAnswer>> = {
    refused: { status: 'refused', code, message },
    known: term === 'month' ? knownByMonth(property) : knownAnswer(property),
  };
  const answer = answers[state];
  return {
    held: [[property.id, { stay: { range, guests }, address }]],
    quotes: answer ? [[`${property.id} ${JSON.stringify(request)}`, answer]] : [],
  };
}

function knownAnswer({ currency, cleaningFee, discountArray, guestFeePercent }: Property): QuoteAnswer {
  const quote = quoteStay({
    arrivalDate: range.arrival,
    departureDate: range.departure,
    nightCountByPriceMap: { 14200: 3, 16850: 2 },
    ...exampleTerms,
    ...{ cleaningFee, discountArray, guestFeePercent, currency },
  });
  if (!quote) throw new Error('The example has no price.');
  return { status: 'known', quote, nightArray: [], digest: '', conversionRate: 1 };
}

function knownByMonth({ currency, monthlyPrice, monthlyCharges }: Property): QuoteAnswer {
  const quote = quoteStay({
    arrivalDate: '2030-05-01',
    departureDate: '2030-09-13',
    monthlyPrice,
    monthlyCharges,
    currency,
  });
  if (!quote) throw new Error('The example has no price of a month.');
  return { status: 'known', quote, nightArray: [], digest: '', conversionRate: 1 };
}
