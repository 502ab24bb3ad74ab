import type { Account } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../forms/use-problem-text.ts';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import { Focused } from './Focused.tsx';
import styles from './Form.module.css';
import { NewPasskeyStore } from './new-passkey-store.ts';
import { andThen, type ProofBody, ProofForm } from './ProofForm.tsx';

type AddPasskeyProps = { account: Account; onAdded: () => Promise<void>; onClose: () => void };

/** First who is asking; then the device makes a passkey. */
export const AddPasskey = observer(function AddPasskey({ account, onAdded, onClose }: AddPasskeyProps) {
  const { t } = useTranslation('auth');
  const { api, toast } = useRootStore();
  const problemText = useProblemText();
  const [store] = useState(() => new NewPasskeyStore(api));
  const follow = async (making: Promise<boolean>) => {
    const isMade = await making;
    if (!isMade && store.problem && !store.creation) toast.show('error', problemText(store.problem));
    if (!isMade) return;
    toast.show('success', t('security-passkey-added'));
    onClose();
    await onAdded();
  };
  const act = async (body: ProofBody) =>
    andThen(await api.call('beginPasskey', { body }), (creation) => void follow(store.begin(creation)));
  const { creation } = store;
  if (creation)
    return <Making store={store} onMake={() => void follow(store.make(creation))} onCancel={onClose} />;
  return (
    <Focused>
      <ProofForm account={account} label={t('security-passkey-add')} onCancel={onClose} act={act} />
    </Focused>
  );
});

type MakingProps = { store: NewPasskeyStore; onMake: () => void; onCancel: () => void };

/** While the device asks its owner, and where nothing has come of it. */
const Making = observer(function Making({ store, onMake, onCancel }: MakingProps) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  return (
    <>
      <ErrorNotice text={store.problem && problemText(store.problem)} />
      <div className={styles.buttons}>
        <Button variant="primary" isBusy={store.isBusy} onClick={onMake}>
          {t(store.problem ? 'page-try-again' : 'security-passkey-add')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('security-cancel')}
        </Button>
      </div>
    </>
  );
});
