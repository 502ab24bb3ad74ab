import { conversionRate, type Property } from '@moien/contract';
import { RouteLink, useFeatureStore, useRootStore, writeStored } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './BookingBox.module.css';
import { QUESTION } from './conversation-type.ts';
import { shownTerm } from './shown-term.ts';
import { writeStay } from './stay-parameters.ts';
import { stayStore } from './stay-store.ts';

/** The ways on. Each appears with the release that serves it. */
export const BookingActions = observer(function BookingActions({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const { id, owner } = property;
  const stays = useFeatureStore(stayStore);
  const book = useBooking(property);
  // A let by the month is agreed on with its owner.
  const isByNight = shownTerm(property, stays.termOf(id)) === 'night';
  return (
    <div className={styles.actions}>
      {isByNight && stays.quoteOf(id).status === 'known' && (
        <RouteLink
          route="checkout"
          parameters={{ id }}
          search={writeStay(stays.stayOf(id), new URLSearchParams())}
          {...buttonAttributes({ variant: 'primary', size: 'large', isWide: true })}
          onClick={book}
        >
          {t(property.isInstantBookable ? 'book' : 'ask-to-book')}
        </RouteLink>
      )}
      <RouteLink
        route="conversation"
        parameters={{ propertyId: id, propertyUserId: owner.userId, conversationTypeId: QUESTION }}
        {...buttonAttributes({ isWide: true })}
      >
        {t('ask-owner', { name: owner.firstName })}
      </RouteLink>
    </div>
  );
});

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
