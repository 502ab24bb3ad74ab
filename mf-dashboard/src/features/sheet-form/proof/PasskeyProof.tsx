import { type ReauthenticationStore, useHasWebAuthn } from '@moien/shared-lib/reauthentication';
import { Button, Icon, Notice } from '@moien/shared-lib/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../SheetForm.module.css';

type PasskeyProofProps = {
  reauthentication: ReauthenticationStore;
  /** What is asked for without a passkey. */
  children: ReactNode;
};

/** Offers a passkey beside what else proves who is asking, and takes its place once it has answered. */
export const PasskeyProof = observer(function PasskeyProof({
  reauthentication,
  children,
}: PasskeyProofProps) {
  const { t } = useTranslation('sheet-form');
  const [notice, setNotice] = useState<string>();
  const hasWebAuthn = useHasWebAuthn();
  if (reauthentication.answer) return <Confirmed />;
  if (!reauthentication.hasPasskey || !hasWebAuthn) return children;
  const ask = async () => {
    setNotice(undefined);
    const refusal = await reauthentication.askPasskey();
    if (refusal?.kind === 'declined') setNotice(t('proof-passkey-failed'));
    else if (refusal?.kind === 'unreachable') setNotice(t('unreachable'));
    else if (refusal) setNotice(refusal.problem.error ?? refusal.problem.message);
  };
  return (
    <>
      {children}
      <div className={styles.code}>
        <Button isBusy={reauthentication.isAsking} onClick={() => void ask()}>
          <Icon of={Fingerprint} />
          {t('proof-passkey')}
        </Button>
      </div>
      {notice && (
        <Notice tone="error" isAlert>
          {notice}
        </Notice>
      )}
    </>
  );
});

/** Takes the focus, which was on a button that is gone. */
function Confirmed() {
  const { t } = useTranslation('sheet-form');
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} role="status" className={styles.confirmed}>
      {t('proof-passkey-confirmed')}
    </p>
  );
}
