import { type PersonKind, TAX_NUMBERS_MAXIMUM, type TaxData } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { FIELD_BY_CODE, ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { Button, TextField } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CountryChoice, useCountries } from '../../countries/use-countries.ts';
import { ChoiceField } from '../../sheet-form/ChoiceField.tsx';
import { checkEntry } from '../../sheet-form/check-entry.ts';
import { textOf } from '../../sheet-form/entry.ts';
import { FieldGroup } from '../../sheet-form/FieldGroup.tsx';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { proofRules } from '../../sheet-form/proof/proof-rules.ts';
import styles from '../../sheet-form/SheetForm.module.css';
import { type ErrorOf, useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { BankingFormProps } from '../banking-form-props.ts';
import { BankingProof } from './BankingProof.tsx';
import { addressRules, companyRules, personRules, taxRules } from './banking-rules.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { taxDataOf } from './entry-bodies.ts';
import { AddressFields, BirthDateField, CompanyFields, NameFields } from './FormFields.tsx';

const fieldByCode = {
  ...FIELD_BY_CODE,
  'birth-date-invalid': 'birthDate',
  'owner-underage': 'birthDate',
  'vat-number-country': 'vatNumber',
};

/** What the yearly report of platforms wants to know («DAC7»); what is known already stands there. */
export function TaxForm({ store, information, onClose }: BankingFormProps) {
  const { t } = useTranslation('banking');
  const { api, toast } = useRootStore();
  const [reauthentication] = useState(() => new ReauthenticationStore(api, information));
  const countries = useCountries();
  const { tax, identity } = information;
  const known = tax.taxData ?? identity.details ?? undefined;
  const [kind, setKind] = useState<PersonKind>(known?.kind ?? 'natural');
  const [count, setCount] = useState(tax.taxData?.taxNumberArray.length ?? 1);
  const kindRules = kind === 'legal' ? companyRules : personRules();
  const form = useSheetForm({
    namespace: 'banking',
    check: (entry) =>
      checkEntry(
        { ...kindRules, ...addressRules, ...taxRules(count), ...proofRules(reauthentication) },
        entry,
      ),
    send: (entry) =>
      store.change(() =>
        api.call('saveTaxData', {
          body: {
            taxData: taxDataOf(entry, count),
            proof: reauthentication.take({ proof: textOf(entry, 'proof') }),
          },
        }),
      ),
    fieldByCode,
    onDone: () => {
      toast.show('success', t('tax-saved'));
      onClose();
    },
  });
  const { errorOf } = form;
  const person = known?.kind === 'natural' ? known : undefined;
  const company = known?.kind === 'legal' ? known : undefined;
  return (
    <FormSheet
      form={form}
      title={t('tax-title')}
      text={t('tax-why')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <ChoiceField
        name="kind"
        legend={t('kind')}
        chosen={kind}
        onChoose={setKind}
        choices={[
          { value: 'natural', label: t('kind-natural') },
          { value: 'legal', label: t('kind-legal') },
        ]}
      />
      <FieldGroup title={t(kind === 'legal' ? 'company' : 'person')}>
        {kind === 'legal' ? (
          <CompanyFields
            legalName={company?.legalName}
            companyNumber={company?.companyNumber}
            errorOf={errorOf}
          />
        ) : (
          <>
            <NameFields firstName={person?.firstName} lastName={person?.lastName} errorOf={errorOf} />
            <BirthDateField birthDate={person?.birthDate} errorOf={errorOf} />
          </>
        )}
        <AddressFields address={known?.address} countries={countries} errorOf={errorOf} />
      </FieldGroup>
      <TaxNumbers
        known={tax.taxData?.taxNumberArray ?? []}
        count={count}
        onCount={setCount}
        countries={countries}
        errorOf={errorOf}
      />
      <ChoiceField
        name="traderStatus"
        legend={t('trader-status')}
        chosen={tax.taxData?.traderStatus}
        error={errorOf('traderStatus')}
        choices={[
          { value: 'private', label: t('trader-private'), text: t('trader-private-text') },
          { value: 'trader', label: t('trader-trader'), text: t('trader-trader-text') },
        ]}
      />
      <TextField
        name="vatNumber"
        label={t('vat-number')}
        note={t('optional')}
        hint={t('vat-number-hint')}
        defaultValue={tax.taxData?.vatNumber}
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('vatNumber')}
      />
      <TextField
        name="businessPermitNumber"
        label={t('business-permit')}
        note={t('optional')}
        hint={t('business-permit-hint')}
        defaultValue={tax.taxData?.businessPermitNumber}
        maxLength={40}
        spellCheck={false}
        error={errorOf('businessPermitNumber')}
      />
      <BankingProof reauthentication={reauthentication} form={form} />
    </FormSheet>
  );
}

type TaxNumbersProps = {
  known: TaxData['taxNumberArray'];
  count: number;
  onCount: (count: number) => void;
  countries: readonly CountryChoice[];
  errorOf: ErrorOf;
};

/** One for each country in which somebody pays tax. */
function TaxNumbers({ known, count, onCount, countries, errorOf }: TaxNumbersProps) {
  const { t } = useTranslation('banking');
  return (
    <FieldGroup title={t('tax-numbers')} text={t('tax-numbers-text')}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.pair}>
          <CountrySelect
            name={`taxCountry-${index}`}
            label={t('country')}
            countries={countries}
            chosen={known[index]?.countryCode}
            error={errorOf(`taxCountry-${index}`)}
          />
          <TextField
            name={`taxNumber-${index}`}
            label={t('tax-number')}
            defaultValue={known[index]?.number}
            maxLength={30}
            spellCheck={false}
            error={errorOf(`taxNumber-${index}`)}
            required
          />
        </div>
      ))}
      <div className={styles.pair}>
        {count < TAX_NUMBERS_MAXIMUM && (
          <Button variant="quiet" onClick={() => onCount(count + 1)}>
            {t('tax-number-add')}
          </Button>
        )}
        {count > 1 && (
          <Button variant="quiet" onClick={() => onCount(count - 1)}>
            {t('tax-number-remove')}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
