import { useTranslation } from 'react-i18next';
import { TERMS } from '../search-state/search-transitions.ts';
import { ChoiceButton, ChoiceToggle } from './ChoiceParts.tsx';
import { immediateChoice, termChoice } from './choices.ts';
import styles from './FiltersPopup.module.css';
import { Section } from './Section.tsx';

const CHOICES = TERMS.map((term) => ({ term, choice: termChoice(term) }));

/** Choosing a term resets everything and sets its flag; choosing the active one leaves neither set (specification §4). */
export function TermSection() {
  const { t } = useTranslation('search');
  return (
    <Section title={t('term')} note={t('term-note')}>
      <div className={styles.pair}>
        {CHOICES.map(({ term, choice }) => (
          <ChoiceButton key={term} choice={choice} label={t(term)} />
        ))}
      </div>
    </Section>
  );
}

export function ImmediateSection() {
  const { t } = useTranslation('search');
  return (
    <Section title={t('availability-title')}>
      <ChoiceToggle choice={immediateChoice} label={t('immediate')} />
    </Section>
  );
}
