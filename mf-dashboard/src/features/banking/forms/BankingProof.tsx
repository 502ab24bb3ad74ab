import type { ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { useTranslation } from 'react-i18next';
import { ProofField } from '../../sheet-form/proof/ProofField.tsx';
import type { SheetForm } from '../../sheet-form/use-sheet-form.ts';

type BankingProofProps = { reauthentication: ReauthenticationStore; form: SheetForm };

/** Who is asking, before anything of their money is changed. */
export function BankingProof({ reauthentication, form }: BankingProofProps) {
  const { t } = useTranslation('banking');
  return (
    <ProofField
      reauthentication={reauthentication}
      problem={form.problemOf('proof')}
      text={t(reauthentication.hasPasskey ? 'proof-text-passkey' : 'proof-text')}
    />
  );
}
