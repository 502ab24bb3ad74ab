import { LEGAL_FORMS, type PersonKind } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Checkbox, Link, Select } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../../countries/use-countries.ts';
import { ChoiceField } from '../../sheet-form/ChoiceField.tsx';
import { checkEntry } from '../../sheet-form/check-entry.ts';
import { FieldGroup } from '../../sheet-form/FieldGroup.tsx';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { BankingFormProps } from '../banking-form-props.ts';
import { addressRules, companyRules, originRules, personRules, termsRules } from './banking-rules.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { detailsOf } from './entry-bodies.ts';
import { AddressFields, BirthDateField, CompanyFields, NameFields } from './FormFields.tsx';

const PROVIDER_TERMS_URL = 'https://mangopay.com/terms-and-conditions';

/** Who somebody is, before they show it on the provider's page. */
export function IdentityForm({ store, information, onClose }: BankingFormProps) {
  const { t } = useTranslation('banking');
  const { api, languageTag, toast } = useRootStore();
  const countries = useCountries();
  const { details } = information.identity;
  const [kind, setKind] = useState<PersonKind>(information.identity.personKind ?? 'natural');
  const isLegal = kind === 'legal';
  const form = useSheetForm({
    namespace: 'banking',
    check: (entry) =>
      checkEntry(
        { ...(isLegal && companyRules), ...personRules(), ...originRules, ...addressRules, ...termsRules },
        entry,
      ),
    send: (entry) =>
      store.change(() =>
        api.call('startIdentityVerification', {
          body: { details: detailsOf(entry), areProviderTermsAccepted: true, languageTag },
        }),
      ),
    fieldByCode: { 'birth-date-invalid': 'birthDate', 'owner-underage': 'birthDate' },
    onDone: () => {
      toast.show('success', t('identity-saved'));
      onClose();
    },
  });
  const person = details?.kind === 'legal' ? details.representative : details;
  const company = details?.kind === 'legal' ? details : undefined;
  const { errorOf } = form;
  const [beforeTerms, afterTerms] = t('provider-terms', { terms: PLACE }).split(PLACE);
  return (
    <FormSheet
      form={form}
      title={t('identity-form')}
      text={t('identity-form-text')}
      submitLabel={t('identity-submit')}
      onClose={onClose}
    >
      <ChoiceField
        name="kind"
        legend={t('kind')}
        chosen={kind}
        onChoose={setKind}
        choices={[
          { value: 'natural', label: t('kind-natural'), text: t('kind-natural-text') },
          { value: 'legal', label: t('kind-legal'), text: t('kind-legal-text') },
        ]}
      />
      {isLegal && (
        <FieldGroup title={t('company')}>
          <Select name="legalForm" label={t('legal-form')} defaultValue={company?.legalForm}>
            {LEGAL_FORMS.map((legalForm) => (
              <option key={legalForm} value={legalForm}>
                {t(`legal-form-${legalForm}`)}
              </option>
            ))}
          </Select>
          <CompanyFields {...company} errorOf={errorOf} />
        </FieldGroup>
      )}
      <FieldGroup
        title={t(isLegal ? 'representative' : 'person')}
        text={isLegal ? t('representative-text') : undefined}
      >
        <NameFields firstName={person?.firstName} lastName={person?.lastName} errorOf={errorOf} />
        <BirthDateField birthDate={person?.birthDate} errorOf={errorOf} />
        <CountrySelect
          name="nationality"
          label={t('nationality')}
          countries={countries}
          chosen={person?.nationality}
          error={errorOf('nationality')}
        />
        <CountrySelect
          name="countryOfResidence"
          label={t('residence')}
          countries={countries}
          chosen={person?.countryOfResidence}
          error={errorOf('countryOfResidence')}
        />
      </FieldGroup>
      <FieldGroup title={t(isLegal ? 'company-address' : 'home-address')}>
        <AddressFields address={details?.address} countries={countries} errorOf={errorOf} />
      </FieldGroup>
      <Checkbox
        name="areTermsAccepted"
        required
        error={errorOf('areTermsAccepted')}
        label={
          <>
            {beforeTerms}
            <Link href={PROVIDER_TERMS_URL} newTabLabel={t('new-tab')}>
              {t('provider-terms-link')}
            </Link>
            {afterTerms}
          </>
        }
      />
    </FormSheet>
  );
}

/** A sign that stands in no text: where the link is to be. */
const PLACE = '\u{e000}';
