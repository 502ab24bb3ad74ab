import { BOOKING_MESSAGE_MAXIMUM, type Country, PERSON_NAME_MAXIMUM } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Textarea, TextField } from '@moien/shared-lib/ui';
import { PhoneField } from '@moien/shared-lib/ui/phone-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Checkout.module.css';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutField } from './checkout-fields.ts';
import { firstPrefix, loadCountries, phoneCountries } from './phone-countries.ts';

type ContactFieldsProps = {
  draft: CheckoutDraft;
  hostName: string;
  errorOf: (field: CheckoutField) => string | undefined;
  onChange: (field: CheckoutField) => void;
};

const PHONE_MAXIMUM = 30;

/** How the host reaches the guest, and what the guest wants to say. */
export const ContactFields = observer(function ContactFields(props: ContactFieldsProps) {
  const { draft, hostName, errorOf, onChange } = props;
  const { t } = useTranslation('checkout');
  const { fields } = draft;
  const nameField = (field: 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <TextField
      label={label}
      data-field={field}
      autoComplete={autoComplete}
      maxLength={PERSON_NAME_MAXIMUM}
      required
      value={fields[field]}
      onChange={({ target }) => {
        draft.set(field, target.value);
        onChange(field);
      }}
      error={errorOf(field)}
    />
  );
  return (
    <>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{t('contact')}</legend>
        <p className={styles.quiet}>{t('contact-explained', { name: hostName })}</p>
        <div className={styles.pair}>
          {nameField('firstName', t('first-name'), 'given-name')}
          {nameField('lastName', t('last-name'), 'family-name')}
        </div>
        <Phone {...props} />
      </fieldset>
      <Textarea
        label={t('message-to', { name: hostName })}
        note={t('optional')}
        hint={t('message-hint')}
        data-field="message"
        rows={3}
        maxLength={BOOKING_MESSAGE_MAXIMUM}
        value={fields.message}
        onChange={({ target }) => {
          draft.set('message', target.value);
          onChange('message');
        }}
        error={errorOf('message')}
      />
    </>
  );
});

const Phone = observer(function Phone({ draft, errorOf, onChange }: ContactFieldsProps) {
  const { t } = useTranslation('checkout');
  const root = useRootStore();
  const ofDocument = root.essentials.essentials.countryArray;
  const [loaded, setLoaded] = useState<readonly Country[]>();
  const known = loaded ?? ofDocument;
  useEffect(() => void loadCountries(root).then((all) => setLoaded(all ?? ofDocument)), [root, ofDocument]);
  const countries = useMemo(() => phoneCountries(known, root.languageTag), [known, root.languageTag]);
  const { phonePrefix, phoneNumber } = draft.fields;
  const isUnknown = phonePrefix === '';
  // Once all countries are there; what the account knows takes its place. A forgotten draft gets it again.
  useEffect(() => {
    const prefix = isUnknown && loaded && firstPrefix(loaded);
    if (prefix) draft.fill({ phonePrefix: prefix });
  }, [draft, isUnknown, loaded]);
  return (
    <PhoneField
      label={t('phone')}
      data-field="phoneNumber"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={PHONE_MAXIMUM}
      required
      countries={countries}
      countryCode={countries.find(({ prefix }) => prefix === phonePrefix)?.code}
      onCountryChange={(code) => {
        draft.set('phonePrefix', countries.find((country) => country.code === code)?.prefix ?? '');
        onChange('phoneNumber');
      }}
      number={phoneNumber}
      onNumberChange={(number) => {
        draft.set('phoneNumber', number);
        onChange('phoneNumber');
      }}
      labels={{
        country: t('country-code'),
        search: t('country-search'),
        empty: t('country-none'),
        close: t('close'),
      }}
      error={errorOf('phoneNumber')}
    />
  );
});
