import { useRootStore } from '@moien/shared-lib';
import { Button, dayInTimeZone, deviceTimeZone, formatDay, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryPause } from './HistoryPause.tsx';
import type { HistoryStore } from './history-store.ts';
import { KeptHome } from './KeptHome.tsx';
import styles from './KeptHomes.module.css';
import { KeptHomesPage } from './KeptHomesPage.tsx';
import { PastSearches } from './PastSearches.tsx';
import { type VisitDay, visitDays } from './visit-days.ts';

type HistoryProps = { store: HistoryStore };

/** What somebody has looked at and searched, by day. */
export const History = observer(function History({ store }: HistoryProps) {
  const { list } = store;
  return (
    <KeptHomesPage
      page="history"
      list={list}
      isEmpty={list.items?.length === 0 && store.searches.length === 0}
      lead={<HistoryPause store={store} />}
    >
      {() => (
        <>
          {visitDays(list.items ?? [], store.searches, deviceTimeZone()).map((one, index) => (
            <Day key={one.day} {...one} isFirst={index === 0} store={store} />
          ))}
          <ClearHistory store={store} />
        </>
      )}
    </KeptHomesPage>
  );
});

type DayProps = VisitDay & HistoryProps & { isFirst: boolean };

function Day({ day, visits, searches, isFirst, store }: DayProps) {
  const { t } = useTranslation('kept-homes');
  const { languageTag } = useRootStore();
  const id = useId();
  const isToday = day === dayInTimeZone(new Date().toISOString(), deviceTimeZone());
  const title = formatDay(day, languageTag, 'long');
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id} className={styles.dayTitle}>
        {isToday ? t('today') : title}
      </h2>
      {searches.length > 0 && (
        <PastSearches searches={searches} onRemove={(one) => store.removeSearch(one)} />
      )}
      {visits.length > 0 && (
        <ul className={styles.cards}>
          {visits.map(({ propertyId, property }, index) => (
            <KeptHome
              key={propertyId}
              property={property}
              isFirst={isFirst && index === 0}
              goneText={t('visited-on', { day: title })}
              onRemove={() => store.remove(propertyId)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Asks once more: what is forgotten does not come back. */
function ClearHistory({ store }: HistoryProps) {
  const { t } = useTranslation('kept-homes');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const clear = async () => {
    setIsBusy(true);
    if (await store.clear()) return;
    setIsBusy(false);
    setIsFailed(true);
  };
  if (!isAsked)
    return (
      <div>
        <Button onClick={() => setIsAsked(true)}>{t('clear')}</Button>
      </div>
    );
  return (
    <Notice
      tone="warning"
      isAlert
      action={
        <div className={styles.choices}>
          <Button onClick={() => setIsAsked(false)}>{t('cancel')}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void clear()}>
            {t('clear-now')}
          </Button>
        </div>
      }
    >
      {t(isFailed ? 'not-removed' : 'clear-question')}
    </Notice>
  );
}
