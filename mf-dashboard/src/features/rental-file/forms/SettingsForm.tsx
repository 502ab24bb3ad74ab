import {
  FILE_COUNTRIES,
  type FileCountry,
  HOUSEHOLDS,
  INCOME_MAXIMUM,
  type RentalFileSettings,
} from '@moien/contract';
import { Select, TextField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { readAmount } from '../../deposit/read-amount.ts';
import { ChoiceField } from '../../sheet-form/ChoiceField.tsx';
import { checkEntry } from '../../sheet-form/check-entry.ts';
import { textOf } from '../../sheet-form/entry.ts';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { FileFormProps } from '../file-form.ts';

const RULES = {
  monthlyIncome: string().test(
    'amount',
    'income-wrong',
    (typed) => !typed || (readAmount(typed, 'EUR') ?? Number.POSITIVE_INFINITY) <= INCOME_MAXIMUM,
  ),
};

/** For which country, for whom, and with which income. */
export function SettingsForm({ store, file, onClose }: FileFormProps) {
  const { t } = useTranslation('rental-file');
  const { countryCode, household, monthlyIncome } = file.settings;
  const form = useSheetForm({
    namespace: 'rental-file',
    check: (entry) => checkEntry(RULES, entry),
    send: (entry) => {
      const body = {
        countryCode: textOf(entry, 'countryCode') as FileCountry,
        household: textOf(entry, 'household') as RentalFileSettings['household'],
        monthlyIncome: readAmount(textOf(entry, 'monthlyIncome'), 'EUR') ?? null,
      };
      return store.change((api, query) => api.call('putRentalFile', { query, body }));
    },
    onDone: onClose,
  });
  return (
    <FormSheet form={form} title={t('settings')} submitLabel={t('save')} onClose={onClose}>
      <Select
        name="countryCode"
        label={t('settings-country')}
        hint={t('country-hint')}
        defaultValue={countryCode}
      >
        {FILE_COUNTRIES.map((country) => (
          <option key={country} value={country}>
            {t(`country-${country}`)}
          </option>
        ))}
      </Select>
      <ChoiceField
        name="household"
        legend={t('settings-household')}
        choices={HOUSEHOLDS.map((value) => ({ value, label: t(`household-${value}`) }))}
        chosen={household}
      />
      <TextField
        name="monthlyIncome"
        label={t('income-label')}
        hint={t('income-hint')}
        note={t('optional')}
        inputMode="decimal"
        maxLength={12}
        defaultValue={monthlyIncome === null ? '' : String(monthlyIncome / 100)}
        error={form.errorOf('monthlyIncome')}
      />
    </FormSheet>
  );
}
