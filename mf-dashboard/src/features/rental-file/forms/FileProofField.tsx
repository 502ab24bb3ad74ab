import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { bankingTexts } from '../../banking/banking-texts.ts';
import { ProofField } from '../../banking/forms/ProofField.tsx';

type FileProofFieldProps = { reauthentication: ReauthenticationStore; error: string | undefined };

/** Who is asking, as for banking information. */
export function FileProofField(props: FileProofFieldProps) {
  return (
    <WithTexts namespace="banking" texts={bankingTexts}>
      <ProofField {...props} />
    </WithTexts>
  );
}
