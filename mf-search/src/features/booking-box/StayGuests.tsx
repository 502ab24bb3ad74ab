import { MAXIMUM_GUESTS_PER_TYPE, type Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { NumberStepper } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BookingBox.module.css';
import { guestMaximum } from './guest-limits.ts';
import { STAY_GUEST_TYPES, type StayGuestType } from './stay-parameters.ts';
import { stayStore } from './stay-store.ts';

type StayGuestsProps = {
  property: Property;
  arePetsAllowed: boolean;
  /** Takes the focus, and so comes into sight. */
  isWanted: boolean;
};

/** Who comes along, as far as the home has room. */
export const StayGuests = observer(function StayGuests(props: StayGuestsProps) {
  const { property, arePetsAllowed, isWanted } = props;
  const { t } = useTranslation('search');
  const element = useRef<HTMLFieldSetElement>(null);
  // After the dialog has given the focus to its first button.
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  const stays = useFeatureStore(stayStore);
  const { guests } = stays.stayOf(property.id);
  const hintOf = (type: StayGuestType) => {
    if (type !== 'pet') return t(`guest-${type}-hint`);
    return arePetsAllowed ? undefined : t('pets-none');
  };
  const rules = { guestCount: property.guestCount, arePetsAllowed };
  return (
    <fieldset ref={element} className={styles.guests} tabIndex={-1}>
      <legend className={styles.legend}>{t('stay-who')}</legend>
      {STAY_GUEST_TYPES.map((type) => (
        <NumberStepper
          key={type}
          label={t(`guest-${type}`)}
          hint={hintOf(type)}
          decreaseLabel={t('one-fewer', { what: t(`guest-${type}`) })}
          increaseLabel={t('one-more', { what: t(`guest-${type}`) })}
          value={guests[type]}
          minimum={type === 'adult' ? 1 : 0}
          maximum={Math.min(MAXIMUM_GUESTS_PER_TYPE, guestMaximum(type, guests, rules))}
          onChange={(count) => stays.setGuests(property.id, type, count)}
        />
      ))}
      <p className={styles.note}>{t('guests-maximum', { count: property.guestCount })}</p>
    </fieldset>
  );
});
