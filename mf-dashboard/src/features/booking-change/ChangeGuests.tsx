import { MAXIMUM_GUESTS_PER_TYPE } from '@moien/contract';
import { NumberStepper } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './ChangeSheet.module.css';
import type { ChangeDraft } from './change-draft.ts';

const COUNTS = [
  { name: 'adultCount', type: 'adult', minimum: 1 },
  { name: 'childrenCount', type: 'children', minimum: 0 },
  { name: 'infantCount', type: 'infant', minimum: 0 },
  { name: 'petCount', type: 'pet', minimum: 0 },
] as const;

/** Who comes along; whether the home has room for them, the price's answer says. */
export const ChangeGuests = observer(function ChangeGuests({ draft }: { draft: ChangeDraft }) {
  const { t } = useTranslation('dashboard');
  return (
    <fieldset className={styles.guests}>
      <legend className={styles.legend}>{t('who')}</legend>
      {COUNTS.map(({ name, type, minimum }) => (
        <NumberStepper
          key={name}
          label={t(`guest-${type}`)}
          hint={type === 'pet' ? undefined : t(`guest-${type}-hint`)}
          decreaseLabel={t('one-fewer', { what: t(`guest-${type}`) })}
          increaseLabel={t('one-more', { what: t(`guest-${type}`) })}
          value={draft.guests[name]}
          minimum={minimum}
          maximum={MAXIMUM_GUESTS_PER_TYPE}
          onChange={(count) => draft.setGuests(name, count)}
        />
      ))}
    </fieldset>
  );
});
