import type { PostalAddress } from '@moien/contract';
import { Select, TextField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../countries/use-countries.ts';
import styles from './PersonalDetails.module.css';

/** In characters, as the calls take them. */
const LINES = {
  line1: { label: 'line1', token: 'address-line1', maximum: 200 },
  line2: { label: 'line2', token: 'address-line2', maximum: 200 },
  postalCode: { label: 'postal-code', token: 'postal-code', maximum: 20 },
  city: { label: 'city', token: 'address-level2', maximum: 100 },
  region: { label: 'region', token: 'address-level1', maximum: 100 },
} as const;

type AddressFieldsProps = {
  address: PostalAddress;
  errorOf: (field: keyof PostalAddress) => string | undefined;
  onChange: (address: PostalAddress) => void;
};

/** An address that may be left out: with the first line of it the others are asked for. */
export function AddressFields({ address, errorOf, onChange }: AddressFieldsProps) {
  const { t, i18n } = useTranslation('personal-details');
  const countries = useCountries();
  const { countryCode } = address;
  const isKnown = countryCode === '' || countries.some(({ code }) => code === countryCode);
  const lineOf = (name: keyof typeof LINES) => ({
    name,
    label: t(LINES[name].label),
    value: address[name],
    maxLength: LINES[name].maximum,
    autoComplete: LINES[name].token,
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...address, [name]: target.value }),
  });
  return (
    <>
      <TextField {...lineOf('line1')} />
      <TextField {...lineOf('line2')} note={t('optional')} />
      <div className={styles.pair}>
        <TextField {...lineOf('postalCode')} />
        <TextField {...lineOf('city')} />
      </div>
      <div className={styles.pair}>
        <TextField {...lineOf('region')} note={t('optional')} />
        <Select
          name="countryCode"
          label={t('country')}
          value={countryCode}
          autoComplete="country"
          error={errorOf('countryCode')}
          onChange={({ target }) => onChange({ ...address, countryCode: target.value })}
        >
          <option value="">{t('choose')}</option>
          {!isKnown && (
            <option value={countryCode}>
              {new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode)}
            </option>
          )}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
