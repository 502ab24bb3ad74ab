import { conversionRate, type Property } from '@moien/contract';
import { RouteLink, useFeatureStore, useRootStore, writeStored } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { shownTerm } from './shown-term.ts';
import { writeStay } from './stay-parameters.ts';
import { stayStore } from './stay-store.ts';
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

/** Keeps what is being booked in the browser (specification §3). */
function useBooking({ id, owner, featureArray, currency: charged }: Property): () => void {
  const { currency } = useRootStore();
  const stays = useFeatureStore(stayStore);
  return () => {
    const answer = stays.quoteOf(id);
    if (answer.status !== 'known') return;
    writeStored('booked-property', {
      id,
      userId: owner.userId,
      featureArray,
      nightCountByPriceMap: answer.quote.nightCountByPriceMap,
      conversionRate: conversionRate(currency.rates, charged, currency.code) ?? 1,
    });
  };
}
