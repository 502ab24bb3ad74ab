import { Select } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryChoice } from '../../countries/use-countries.ts';

type CountrySelectProps = {
  name: string;
  label: string;
  countries: readonly CountryChoice[];
  chosen?: string | undefined;
  autoComplete?: string;
  hint?: string;
  error: string | undefined;
};

/** One country; what is chosen stays when the list of all of them arrives. */
export function CountrySelect({ countries, chosen = '', ...select }: CountrySelectProps) {
  const { t, i18n } = useTranslation('banking');
  const [code, setCode] = useState(chosen);
  const isKnown = code === '' || countries.some((country) => country.code === code);
  return (
    <Select {...select} value={code} required onChange={({ target }) => setCode(target.value)}>
      <option value="" disabled>
        {t('choose')}
      </option>
      {!isKnown && (
        <option value={code}>{new Intl.DisplayNames(i18n.language, { type: 'region' }).of(code)}</option>
      )}
      {countries.map((country) => (
        <option key={country.code} value={country.code}>
          {country.name}
        </option>
      ))}
    </Select>
  );
}
