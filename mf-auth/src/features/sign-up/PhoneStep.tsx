import { PHONE_NUMBER_MAXIMUM } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { PhoneField } from '@moien/shared-lib/ui/phone-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneCountries } from '../auth-flow/phone-countries.ts';
import type { SignUpStore } from '../auth-flow/sign-up-store.ts';
import { StepForm } from '../forms/StepForm.tsx';
import { TermsBox } from '../forms/Terms.tsx';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { StepPosition } from './StepPosition.tsx';

export const PhoneStep = observer(function PhoneStep({ signUp }: { signUp: SignUpStore }) {
  const { t } = useTranslation('auth');
  const { languageTag } = useRootStore();
  const { countries: known } = signUp.phoneCountries;
  const countries = useMemo(() => phoneCountries(known, languageTag), [known, languageTag]);
  useEffect(() => void signUp.loadCountries(), [signUp]);
  const { entry, form } = signUp;
  const errorOf = useFieldErrors(form);
  return (
    <StepForm
      label={t('auth-sign-up')}
      form={form}
      onSubmit={() => signUp.checkPhone()}
      submitLabel={t('auth-continue')}
    >
      <StepPosition number={1} />
      <PhoneField
        label={t('auth-phone-number')}
        hint={t('auth-phone-hint')}
        name="phoneNumber"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={PHONE_NUMBER_MAXIMUM}
        required
        countries={countries}
        countryCode={signUp.countryCode}
        onCountryChange={(code) => signUp.chooseCountry(code)}
        number={entry.phoneNumber}
        onNumberChange={(number) => signUp.set('phoneNumber', number)}
        labels={{
          country: t('auth-country-prefix'),
          search: t('auth-search-country'),
          empty: t('auth-no-country'),
          close: t('auth-close'),
        }}
        error={errorOf('phonePrefix', 'phoneNumber')}
      />
      <TermsBox
        isTicked={entry.areTermsAccepted}
        onChange={(isTicked) => signUp.set('areTermsAccepted', isTicked)}
        error={errorOf('areTermsAccepted')}
      />
    </StepForm>
  );
});
