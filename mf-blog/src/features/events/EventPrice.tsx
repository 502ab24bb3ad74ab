import type { EventSummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Price } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

type EventPriceProps = { event: Pick<EventSummary, 'price' | 'currency'> };

/** What it costs to come, or that it is free. */
export function EventPrice({ event: { price, currency } }: EventPriceProps) {
  const { t } = useTranslation('blog');
  const { languageTag } = useRootStore();
  if (price === null || currency === null) return <span>{t('free')}</span>;
  return <Price amount={price} currency={currency} language={languageTag} />;
}
