import type { Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, formatDays } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { stayStore } from '../booking-box/stay-store.ts';
import type { Dates } from './checkout-problem.ts';

type NextDatesProps = { property: Property; next: Dates; onChoose?: () => void };

/** Free dates of the home, taken with a press. */
export const NextDates = observer(function NextDates({ property, next, onChoose }: NextDatesProps) {
  const { t } = useTranslation('checkout');
  const { languageTag } = useRootStore();
  const stays = useFeatureStore(stayStore);
  const choose = () => {
    onChoose?.();
    const { guests } = stays.stayOf(property.id);
    const range = { arrival: next.arrivalDate, departure: next.departureDate };
    stays.choose(property.id, { range, guests });
  };
  return (
    <Button onClick={choose}>
      {t('take-next-dates', { dates: formatDays(next.arrivalDate, next.departureDate, languageTag) })}
    </Button>
  );
});
