import { type Property, quoteStay, type RemoteDeclaration } from '@moien/contract';
import { RootStoreProvider, useRootStore } from '@moien/shared-lib';
import { exampleProperty, exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteAnswer } from '../booking-box/stay-store.ts';
import { stayStore } from '../booking-box/stay-store.ts';

type StoryStayProps = {
  state: 'open' | 'known' | 'waiting' | 'failed' | 'refused';
  /** Of the refusal. */
  code?: string;
  /** Whether a release serves what comes after. */
  isBookable?: boolean;
  property?: Property;
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

const range = { arrival: '2030-04-20', departure: '2030-04-25' };
const guests = { adult: 2, children: 1, infant: 1, pet: 0 };

/** A home for which somebody has chosen a stay, in a state that its price can be in. For stories. */
export function StoryStay({ state, code = 'stay-too-short', isBookable = false, ...story }: StoryStayProps) {
  const { property = exampleProperty, children } = story;
  const { languageTag } = useRootStore();
  const { i18n } = useTranslation('search');
  const [root] = useState(() => {
    const made = exampleRoot({
      languageTag,
      registry: isBookable ? exampleRegistry(booking) : exampleRegistry(),
      featureSnapshots: { 'search/stay': snapshotOf(property, state, code) },
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

function snapshotOf(property: Property, state: StoryStayProps['state'], code: string) {
  if (state === 'open') return undefined;
  const request = {
    arrivalDate: range.arrival,
    departureDate: range.departure,
    adultCount: guests.adult,
    childrenCount: guests.children,
    infantCount: guests.infant,
    petCount: guests.pet,
  };
  const answers: Partial<Record<StoryStayProps['state'], QuoteAnswer>> = {
    refused: { status: 'refused', code },
    known: knownAnswer(property),
  };
  const answer = answers[state];
  return {
    held: [[property.id, { stay: { range, guests }, address: '' }]],
    quotes: answer ? [[`${property.id} ${JSON.stringify(request)}`, answer]] : [],
  };
}

function knownAnswer({ currency, cleaningFee, serviceFee }: Property): QuoteAnswer {
  const quote = quoteStay({
    arrivalDate: range.arrival,
    departureDate: range.departure,
    nightCountByPriceMap: { 14200: 3, 16850: 2 },
    cleaningFee,
    serviceFee,
    currency,
  });
  if (!quote) throw new Error('The example has no price.');
  return { status: 'known', quote, conversionRate: 1 };
}
