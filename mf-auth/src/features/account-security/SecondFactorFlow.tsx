import type { Account, AuthenticatorSetup } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodeList } from '../second-factor/RecoveryCodeList.tsx';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';
import type { AccountSecurityStore } from './account-security-store.ts';
import { Focused } from './Focused.tsx';
import { andThen, type ProofBody, ProofForm } from './ProofForm.tsx';

export type SecondFactorAction = 'set-up' | 'renew' | 'remove';

type FlowProps = {
  account: Account;
  store: AccountSecurityStore;
  action: SecondFactorAction;
  onClose: () => void;
};

const LABELS = {
  'set-up': 'security-second-factor-set-up',
  renew: 'security-second-factor-renew',
  remove: 'security-second-factor-remove',
} as const;

/** First who is asking; then the app is set up, and recovery codes are shown. */
export function SecondFactorFlow({ account, store, action, onClose }: FlowProps) {
  const { t } = useTranslation('auth');
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const end = () => {
    onClose();
    void store.account.load();
  };
  const act = useAction(action, { onSetup: setSetup, onCodes: setCodes, onRemoved: end });
  if (codes) return <RecoveryCodeList codes={codes} onSaved={end} />;
  if (setup) return <AuthenticatorForm setup={setup} onConfirmed={setCodes} onCancel={onClose} />;
  return (
    <Focused>
      <ProofForm account={account} label={t(LABELS[action])} onCancel={onClose} act={act} />
    </Focused>
  );
}

type Following = {
  onSetup: (setup: AuthenticatorSetup) => void;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: () => void;
};

/** The call of an action, and what follows once it has gone well. */
function useAction(action: SecondFactorAction, { onSetup, onCodes, onRemoved }: Following) {
  const { t } = useTranslation('auth');
  const { api, toast } = useRootStore();
  return async (body: ProofBody) => {
    if (action === 'set-up') return andThen(await api.call('beginAuthenticator', { body }), onSetup);
    if (action === 'renew')
      return andThen(await api.call('renewRecoveryCodes', { body }), (answer) =>
        onCodes(answer.recoveryCodeArray),
      );
    return andThen(await api.call('removeAuthenticator', { body }), () => {
      toast.show('success', t('security-second-factor-removed'));
      onRemoved();
    });
  };
}
