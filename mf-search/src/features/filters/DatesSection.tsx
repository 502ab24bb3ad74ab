import { useFeatureStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhenSection } from '../search-popup/WhenSection.tsx';
import { searchStore } from '../search-state/search-store.ts';
import { useSearchSummary } from '../search-state/use-search-summary.ts';
import styles from './FiltersPopup.module.css';
import { FilterViewContext } from './filter-view-context.ts';
import { Section } from './Section.tsx';

/** Nights of a short term; a long one begins on a day of its own. */
export const DatesSection = observer(function DatesSection() {
  const { t } = useTranslation('search');
  const { term } = useContext(FilterViewContext);
  const { stay } = useSearchSummary(useFeatureStore(searchStore).current);
  const [isOpen, setOpen] = useState(false);
  const calendarId = useId();
  if (term === 'long-term') return null;
  return (
    <Section title={t('dates')}>
      <p className={styles.dates}>
        <span>{stay ?? t('dates-any')}</span>
        <Button aria-expanded={isOpen} aria-controls={calendarId} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'dates-done' : stay ? 'dates-change' : 'add-dates')}
        </Button>
      </p>
      <div id={calendarId}>{isOpen && <WhenSection isWanted />}</div>
    </Section>
  );
});
