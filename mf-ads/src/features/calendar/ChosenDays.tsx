import { addDays, type LanguageTag } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, formatDay, formatDays } from '@moien/shared-lib/ui';
import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../action-bar/ActionBar.tsx';
import styles from './Availability.module.css';
import type { CalendarStore } from './calendar-store.ts';
import { listChosenPrices } from './chosen-prices.ts';
import { useAfter } from './use-after.ts';

type ChosenDaysProps = { store: CalendarStore; onEdit: () => void };

/** What is chosen and what can be done with it; what was changed last can be taken back for a while. */
export const ChosenDays = observer(function ChosenDays({ store, onEdit }: ChosenDaysProps) {
  const { t } = useTranslation('calendar');
  const { toast, languageTag } = useRootStore();
  const [isUndoing, setIsUndoing] = useState(false);
  const { selection, lastEdit } = store;
  useAfter(lastEdit?.undoUntil, () => store.forgetEdit());
  async function undo() {
    setIsUndoing(true);
    const days = await store.undo();
    setIsUndoing(false);
    if (days !== undefined) toast.show('success', t('undone', { days: t('days', { count: days }) }));
  }
  return (
    <ActionBar isEmpty={!(selection || lastEdit)}>
      <div className={styles.chosen}>
        <p className={styles.status} role="status">
          {selection
            ? chosenText(t, store, languageTag)
            : lastEdit &&
              t('changed', {
                days: t('days', { count: lastEdit.dayCount }),
                homes: t('homes-count', { count: lastEdit.homeCount }),
              })}
        </p>
        {selection && <ChosenPrices store={store} />}
      </div>
      {selection && (
        <>
          <Button variant="quiet" onClick={() => store.clear()}>
            {t('clear')}
          </Button>
          <Button variant="primary" aria-haspopup="dialog" onClick={onEdit}>
            {t('edit')}
          </Button>
        </>
      )}
      {lastEdit && (
        <Button isBusy={isUndoing} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
    </ActionBar>
  );
});

/** Of one home its days, of several how many they are. */
function chosenText(
  t: TFunction<'calendar'>,
  { area, calendar, selectedCounts }: CalendarStore,
  languageTag: LanguageTag,
): string {
  const days = t('days', { count: selectedCounts.days });
  if (selectedCounts.homes > 1)
    return t('chosen', { days, homes: t('homes-count', { count: selectedCounts.homes }) });
  if (!area || !calendar) return days;
  const [first, last] = [addDays(calendar.from, area.firstColumn), addDays(calendar.from, area.lastColumn)];
  return first === last
    ? formatDay(first, languageTag, 'weekday')
    : `${formatDays(first, last, languageTag)}, ${days}`;
}

const SHOWN = 2;

/** The prices of the chosen days, each with the rule behind it. */
const ChosenPrices = observer(function ChosenPrices({ store }: { store: CalendarStore }) {
  const { t } = useTranslation('calendar');
  const { languageTag } = useRootStore();
  const prices = listChosenPrices(t, store, languageTag);
  const more = prices.length - SHOWN;
  const parts = prices.slice(0, SHOWN).map(({ words }) => words);
  if (more > 0) parts.push(t('prices-more', { count: more }));
  return parts.length > 0 && <p className={styles.prices}>{parts.join(' · ')}</p>;
});
