import type { PersonKind } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { FIELD_BY_CODE, ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { TextField } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../../countries/use-countries.ts';
import { ChoiceField } from '../../sheet-form/ChoiceField.tsx';
import { checkEntry } from '../../sheet-form/check-entry.ts';
import { textOf } from '../../sheet-form/entry.ts';
import { FieldGroup } from '../../sheet-form/FieldGroup.tsx';
import { FormSheet } from '../../sheet-form/FormSheet.tsx';
import { proofRules } from '../../sheet-form/proof/proof-rules.ts';
import { useSheetForm } from '../../sheet-form/use-sheet-form.ts';
import type { BankingFormProps } from '../banking-form-props.ts';
import { BankingProof } from './BankingProof.tsx';
import { accountRules, addressRules, legalNameRules, nameRules } from './banking-rules.ts';
import { addressOf, holderOf } from './entry-bodies.ts';
import { AddressFields, NameFields } from './FormFields.tsx';

const IBAN_CODES = [
  'iban-missing',
  'iban-country-unknown',
  'iban-length',
  'iban-format',
  'iban-check-digits',
  'iban-country-unsupported',
];
const BIC_CODES = ['bic-invalid', 'bic-country-differs'];
const fieldByCode = {
  ...FIELD_BY_CODE,
  ...Object.fromEntries(IBAN_CODES.map((code) => [code, 'iban'])),
  ...Object.fromEntries(BIC_CODES.map((code) => [code, 'bic'])),
};

/** The account that somebody is paid to, checked before it is sent. */
export function AccountForm({ store, information, onClose }: BankingFormProps) {
  const { t } = useTranslation('banking');
  const { api, languageTag, toast } = useRootStore();
  const [reauthentication] = useState(() => new ReauthenticationStore(api, information));
  const countries = useCountries();
  // The same account again, after a lost answer, is no second one.
  const [id] = useState(() => crypto.randomUUID());
  const { identity } = information;
  const { details } = identity;
  const [kind, setKind] = useState<PersonKind>(identity.personKind ?? 'natural');
  const holderRules = kind === 'legal' ? legalNameRules : nameRules;
  const form = useSheetForm({
    namespace: 'banking',
    check: (entry) =>
      checkEntry(
        { ...accountRules(entry), ...holderRules, ...addressRules, ...proofRules(reauthentication) },
        entry,
      ),
    send: (entry) =>
      store.change(() =>
        api.call('createRecipient', {
          body: {
            id,
            iban: textOf(entry, 'iban'),
            bic: textOf(entry, 'bic'),
            holder: holderOf(entry),
            address: addressOf(entry),
            languageTag,
            proof: reauthentication.take({ proof: textOf(entry, 'proof') }),
          },
        }),
      ),
    fieldByCode,
    onDone: () => {
      toast.show('success', t('account-saved'));
      onClose();
    },
  });
  const { errorOf } = form;
  const person = details?.kind === 'natural' ? details : undefined;
  return (
    <FormSheet
      form={form}
      title={t(information.recipient ? 'account-replace' : 'account-add')}
      text={t('account-form-text')}
      submitLabel={t('account-submit')}
      onClose={onClose}
    >
      <FieldGroup title={t('account-details')}>
        <TextField
          name="iban"
          label={t('iban')}
          hint={t('iban-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          error={errorOf('iban')}
          required
        />
        <TextField
          name="bic"
          label={t('bic')}
          hint={t('bic-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={errorOf('bic')}
          required
        />
      </FieldGroup>
      <FieldGroup title={t('holder')} text={t('holder-text')}>
        <ChoiceField
          name="kind"
          legend={t('holder-kind')}
          chosen={kind}
          onChoose={setKind}
          choices={[
            { value: 'natural', label: t('holder-natural') },
            { value: 'legal', label: t('holder-legal') },
          ]}
        />
        {kind === 'legal' ? (
          <TextField
            name="legalName"
            label={t('legal-name')}
            defaultValue={details?.kind === 'legal' ? details.legalName : undefined}
            autoComplete="organization"
            error={errorOf('legalName')}
            required
          />
        ) : (
          <NameFields firstName={person?.firstName} lastName={person?.lastName} errorOf={errorOf} />
        )}
        <AddressFields address={details?.address} countries={countries} errorOf={errorOf} />
      </FieldGroup>
      <BankingProof reauthentication={reauthentication} form={form} />
    </FormSheet>
  );
}
