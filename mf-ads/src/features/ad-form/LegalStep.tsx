import { Notice, Select } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { EntryField } from './EntryField.tsx';
import { readRegistrationNumber } from './entry-rules.ts';
import type { StepProps } from './step-props.ts';

const ENERGY_CLASSES = [...'ABCDEFGHI'];

/** What the law of the home’s country demands. */
export const LegalStep = observer(function LegalStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const { registrationPattern: pattern } = ad;
  const needsNumber = ad.isAvailableForShortTerm && pattern !== null;
  const isMissing = ad.missingArray.includes('registration-number');
  return (
    <>
      {needsNumber && isMissing && <Notice tone="informative">{t('registration-why')}</Notice>}
      {needsNumber && (
        <EntryField
          label={t('registration-number')}
          hint={t('registration-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          text={ad.registrationNumber ?? ''}
          read={(text) => readRegistrationNumber(text, pattern)}
          onValue={(registrationNumber) => store.change({ registrationNumber })}
          onLeave={() => store.leave()}
        />
      )}
      {!needsNumber && <Notice tone="success">{t('registration-none')}</Notice>}
      <Select
        label={t('energy-class')}
        note={ad.isAvailableForLongTerm ? undefined : t('optional')}
        hint={t('energy-hint')}
        value={ad.energyClass ?? ''}
        onChange={({ currentTarget: { value } }) => store.change({ energyClass: value || null })}
      >
        <option value="">{t('energy-unknown')}</option>
        {ENERGY_CLASSES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
});
