import { type Property, refundCurve } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { dayInTimeZone, formatDay, formatInstant } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { expectedTerms } from '../refund-terms/expected-terms.ts';
import styles from './BookingBox.module.css';
import { shownTerm } from './shown-term.ts';
import { stayStore } from './stay-store.ts';

type FreeCancellationProps = { property: Property; now: string };

/**
 * Until when the policy returns all of the chosen stay. The grace after a booking is left out: a request
 * begins it only when its host accepts.
 */
export const FreeCancellation = observer(function FreeCancellation({ property, now }: FreeCancellationProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const stays = useFeatureStore(stayStore);
  const answer = stays.quoteOf(property.id);
  const isByNight = shownTerm(property, stays.termOf(property.id)) === 'night';
  const known = answer.status === 'known' && isByNight ? answer : undefined;
  const until = useMemo(() => {
    if (!known) return undefined;
    const instant = new Date(now);
    const [first] = refundCurve(expectedTerms(property, known.quote, known.nightArray, instant), instant);
    return first?.rule === 'all-nights-returned' ? first.until.toISOString() : undefined;
  }, [known, property, now]);
  if (until === undefined) return null;
  const { timeZone } = property;
  return (
    <p className={styles.promise}>
      {t('free-cancellation-until', {
        day: formatDay(dayInTimeZone(until, timeZone), languageTag, 'medium'),
        time: formatInstant(until, timeZone, languageTag, 'time'),
      })}
    </p>
  );
});
