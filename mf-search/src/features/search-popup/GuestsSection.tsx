import { MAXIMUM_GUESTS_PER_TYPE } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { NumberStepper } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { searchStore } from '../search-state/search-store.ts';
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

/** Who comes along: of each kind from none to ten (specification §4, §9). */
export const GuestsSection = observer(function GuestsSection() {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const counts = guestCountsOf(search.current);
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
            onChange={(count) => search.change((query) => setGuestCount(query, type, count))}
          />
        );
      })}
    </div>
  );
});
