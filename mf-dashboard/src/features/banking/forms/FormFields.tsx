import type { PostalAddress } from '@moien/contract';
import { TextField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { CountryChoice } from '../../countries/use-countries.ts';
import styles from '../../sheet-form/SheetForm.module.css';
import type { ErrorOf } from '../../sheet-form/use-sheet-form.ts';
import { CountrySelect } from './CountrySelect.tsx';

type NameFieldsProps = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  errorOf: ErrorOf;
};

export function NameFields({ firstName, lastName, errorOf }: NameFieldsProps) {
  const { t } = useTranslation('banking');
  return (
    <div className={styles.pair}>
      <TextField
        name="firstName"
        label={t('first-name')}
        defaultValue={firstName}
        autoComplete="given-name"
        error={errorOf('firstName')}
        required
      />
      <TextField
        name="lastName"
        label={t('last-name')}
        defaultValue={lastName}
        autoComplete="family-name"
        error={errorOf('lastName')}
        required
      />
    </div>
  );
}

export function BirthDateField({ birthDate, errorOf }: { birthDate: string | undefined; errorOf: ErrorOf }) {
  const { t } = useTranslation('banking');
  return (
    <TextField
      name="birthDate"
      type="date"
      label={t('birth-date')}
      defaultValue={birthDate}
      autoComplete="bday"
      error={errorOf('birthDate')}
      required
    />
  );
}

type CompanyFieldsProps = {
  legalName?: string | undefined;
  companyNumber?: string | undefined;
  errorOf: ErrorOf;
};

export function CompanyFields({ legalName, companyNumber, errorOf }: CompanyFieldsProps) {
  const { t } = useTranslation('banking');
  return (
    <>
      <TextField
        name="legalName"
        label={t('legal-name')}
        hint={t('legal-name-hint')}
        defaultValue={legalName}
        autoComplete="organization"
        error={errorOf('legalName')}
        required
      />
      <TextField
        name="companyNumber"
        label={t('company-number')}
        hint={t('company-number-hint')}
        defaultValue={companyNumber}
        error={errorOf('companyNumber')}
        required
      />
    </>
  );
}

type AddressFieldsProps = {
  address: PostalAddress | undefined;
  countries: readonly CountryChoice[];
  errorOf: ErrorOf;
};

export function AddressFields({ address, countries, errorOf }: AddressFieldsProps) {
  const { t } = useTranslation('banking');
  const field = (name: Exclude<keyof PostalAddress, 'countryCode'>, label: string, token?: string) => ({
    name,
    label: t(label),
    defaultValue: address?.[name],
    autoComplete: token,
    error: errorOf(name),
  });
  return (
    <>
      <TextField {...field('line1', 'line1', 'address-line1')} required />
      <TextField {...field('line2', 'line2', 'address-line2')} note={t('optional')} />
      <div className={styles.pair}>
        <TextField {...field('postalCode', 'postal-code', 'postal-code')} required />
        <TextField {...field('city', 'city', 'address-level2')} required />
      </div>
      <TextField {...field('region', 'region', 'address-level1')} note={t('optional')} />
      <CountrySelect
        name="countryCode"
        label={t('country')}
        countries={countries}
        chosen={address?.countryCode}
        autoComplete="country"
        error={errorOf('countryCode')}
      />
    </>
  );
}
