import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stayOf, TERMS } from '../search-state/search-transitions.ts';
import { ChoiceButton, ChoiceCheckbox } from './ChoiceParts.tsx';
import { allTermsChoice, immediateChoice, termChoice } from './choices.ts';
import styles from './FiltersPopup.module.css';
import { FilterViewContext } from './filter-view-context.ts';
import { Section } from './Section.tsx';

const CHOICES = TERMS.map((term) => ({ term, choice: termChoice(term) }));

/**
 * Choosing a term resets everything and sets its flag; choosing the active one leaves neither set
 * (specification §4).
 */
export function TermSection() {
  const { t } = useTranslation('search');
  const terms = useRef<HTMLDivElement>(null);
  return (
    <Section title={t('term')}>
      <TermNote onUndone={() => terms.current?.querySelector('button')?.focus()} />
      <div ref={terms} className={styles.terms}>
        <ChoiceButton choice={allTermsChoice} label={t('all-terms')} isCounted={false} />
        {CHOICES.map(({ term, choice }) => (
          <ChoiceButton key={term} choice={choice} label={t(term)} isCounted={false} />
        ))}
      </div>
    </Section>
  );
}

/**
 * Says what choosing a term does. While nothing else has been chosen since, it is taken back, or place and
 * days are taken along.
 */
const TermNote = observer(function TermNote({ onUndone }: { onUndone: () => void }) {
  const { t } = useTranslation('search');
  const view = useContext(FilterViewContext);
  const isCleared = view.cleared !== undefined;
  const back = (bringBack: () => void) => () => {
    bringBack();
    onUndone();
  };
  return (
    <div className={styles.termNote}>
      <p aria-live="polite" className={styles.note}>
        {t(isCleared ? 'filters-cleared' : 'term-note')}
      </p>
      {isCleared && (
        <div className={styles.termActions}>
          {view.kept && (
            <Button onClick={back(() => view.keep())}>
              {t(view.term === 'short-term' ? 'keep-stay' : 'keep-place')}
            </Button>
          )}
          <Button variant="quiet" onClick={back(() => view.undo())}>
            {t('undo')}
          </Button>
        </div>
      )}
    </div>
  );
});

/** Of homes that are free today: with dates it would be taken for these, so it is there to be left alone. */
export const ImmediateSection = observer(function ImmediateSection() {
  const { t } = useTranslation('search');
  const view = useContext(FilterViewContext);
  const hasDates = stayOf(view.search.current).arrival !== undefined;
  if (hasDates && !view.isChosen(immediateChoice)) return null;
  return (
    <Section title={t('availability-title')}>
      <ChoiceCheckbox choice={immediateChoice} label={t(hasDates ? 'immediate-with-dates' : 'immediate')} />
    </Section>
  );
});
