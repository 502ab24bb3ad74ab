import type { Property } from '@moien/contract';
import { RouteLink, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { shownTerm } from './shown-term.ts';
import { writeStay } from './stay-parameters.ts';
import { stayStore } from './stay-store.ts';
import { storeBooked } from './store-booked.ts';
import { useIsOwnHome } from './use-is-own-home.ts';

type BookLinkProps = { property: Property; isLarge?: boolean };

/** To the checkout of the chosen stay; nothing unless the stay can be booked. */
export const BookLink = observer(function BookLink({ property, isLarge = false }: BookLinkProps) {
  const { t } = useTranslation('search');
  const { id } = property;
  const stays = useFeatureStore(stayStore);
  const book = useBooking(property);
  if (!useIsBookable(property)) return null;
  return (
    <RouteLink
      route="checkout"
      parameters={{ id }}
      search={writeStay(stays.stayOf(id), new URLSearchParams())}
      {...buttonAttributes({ variant: 'primary', ...(isLarge && { size: 'large', isWide: true }) })}
      onClick={book}
    >
      {t(property.isInstantBookable ? 'book' : 'ask-to-book')}
    </RouteLink>
  );
});

/**
 * Whether the chosen stay has a price and a release serves the checkout. A let by the month is agreed on with
 * its host, and nobody books their own home.
 */
export function useIsBookable(property: Property): boolean {
  const { navigation } = useRootStore();
  const stays = useFeatureStore(stayStore);
  const isOwnHome = useIsOwnHome(property);
  const { id } = property;
  return (
    !isOwnHome &&
    stays.quoteOf(id).status === 'known' &&
    shownTerm(property, stays.termOf(id)) === 'night' &&
    navigation.hrefTo({ route: 'checkout', parameters: { id } }) !== undefined
  );
}

function useBooking(property: Property): () => void {
  const { currency } = useRootStore();
  const stays = useFeatureStore(stayStore);
  return () => {
    const answer = stays.quoteOf(property.id);
    if (answer.status === 'known') storeBooked(property, answer.quote, currency);
  };
}
