import type { Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Price } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { stayLength } from '../price-lines/stay-length.ts';
import { PropertyPrice } from '../property-card/PropertyPrice.tsx';
import { shownTerm } from './shown-term.ts';
import { stayStore } from './stay-store.ts';

type StayTotalProps = {
  property: Property;
  /** Beside the days of the stay: without its length, and a home that is let by both says both prices. */
  isBrief?: boolean;
};

/** What the chosen stay comes to, or a night or month until there is one. */
export const StayTotal = observer(function StayTotal({ property, isBrief = false }: StayTotalProps) {
  const { t } = useTranslation('search');
  const { currency, languageTag } = useRootStore();
  const stays = useFeatureStore(stayStore);
  const answer = stays.quoteOf(property.id);
  if (answer.status !== 'known') {
    const term = shownTerm(property, stays.termOf(property.id));
    return <PropertyPrice property={property} term={isBrief && term === 'night' ? undefined : term} />;
  }
  const { quote } = answer;
  const shown = currency.shown({ amount: quote.total, currency: quote.currency });
  return (
    <p>
      <Price
        amount={shown.amount}
        currency={shown.currency}
        language={languageTag}
        suffix={isBrief ? t('price-in-all') : t('price-for-stay', { nights: stayLength(quote, t) })}
        isApproximate={shown.isConverted}
      />
    </p>
  );
});
