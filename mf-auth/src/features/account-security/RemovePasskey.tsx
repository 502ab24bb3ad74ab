import type { Account, Passkey } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import { Focused } from './Focused.tsx';
import { andThen, type ProofBody, ProofForm } from './ProofForm.tsx';

type RemovePasskeyProps = {
  passkey: Passkey;
  account: Account;
  onRemoved: () => Promise<void>;
  onClose: () => void;
};

/** A passkey is removed by who proves that it is theirs. */
export function RemovePasskey({ passkey: { id }, account, onRemoved, onClose }: RemovePasskeyProps) {
  const { t } = useTranslation('auth');
  const { api, toast } = useRootStore();
  const act = async (body: ProofBody) =>
    andThen(await api.call('removePasskey', { path: { id }, body }), () => {
      toast.show('success', t('security-passkey-removed'));
      onClose();
      void onRemoved();
    });
  return (
    <Focused>
      <ProofForm account={account} label={t('security-passkey-remove')} onCancel={onClose} act={act} />
    </Focused>
  );
}
