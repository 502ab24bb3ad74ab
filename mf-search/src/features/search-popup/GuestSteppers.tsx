import { MAXIMUM_GUESTS_PER_TYPE, type SearchQuery } from '@moien/contract';
import { NumberStepper } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { GUEST_TYPES, guestCountsOf, setGuestCount } from '../search-state/search-transitions.ts';
import styles from './SearchPopup.module.css';

const HINTS = {
  adult: 'guest-adult-hint',
  children: 'guest-children-hint',
  infant: 'guest-infant-hint',
} as const;
const LABELS = {
  adult: 'guest-adult',
  children: 'guest-children',
  infant: 'guest-infant',
  pet: 'guest-pet',
} as const;

type GuestSteppersProps = {
  query: SearchQuery;
  onChange: (transition: (query: SearchQuery) => SearchQuery) => void;
};

/** Who comes along: of each kind from none to ten (specification §4, §9). */
export function GuestSteppers({ query, onChange }: GuestSteppersProps) {
  const { t } = useTranslation('search');
  const counts = guestCountsOf(query);
  return (
    <div className={styles.guests}>
      {GUEST_TYPES.map((type) => {
        const label = t(LABELS[type]);
        return (
          <NumberStepper
            key={type}
            label={label}
            {...(type === 'pet' ? {} : { hint: t(HINTS[type]) })}
            decreaseLabel={t('one-fewer', { what: label })}
            increaseLabel={t('one-more', { what: label })}
            value={counts[type]}
            maximum={MAXIMUM_GUESTS_PER_TYPE}
            onChange={(count) => onChange((known) => setGuestCount(known, type, count))}
          />
        );
      })}
    </div>
  );
}
