import { type ReauthenticationStore, useHasWebAuthn } from '@moien/shared-lib/reauthentication';
import { Button, Icon } from '@moien/shared-lib/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeProblem } from '../forms/form-problem.ts';
import { useProblemNotice } from '../forms/use-problem-notice.ts';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import styles from './Form.module.css';

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
  const { t } = useTranslation('auth');
  const { notice, report } = useProblemNotice();
  const hasWebAuthn = useHasWebAuthn();
  if (reauthentication.answer) return <Confirmed />;
  if (!reauthentication.hasPasskey || !hasWebAuthn) return children;
  const ask = async () => {
    report(undefined);
    const refusal = await reauthentication.askPasskey();
    if (refusal?.kind === 'declined') report({ code: 'security-proof-passkey-failed' });
    else if (refusal) report(outcomeProblem(refusal));
  };
  return (
    <div className={styles.proof}>
      {children}
      <Button isBusy={reauthentication.isAsking} onClick={() => void ask()}>
        <Icon of={Fingerprint} />
        {t('security-proof-passkey')}
      </Button>
      <ErrorNotice text={notice} />
    </div>
  );
});

/** Takes the focus, which was on a button that is gone. */
function Confirmed() {
  const { t } = useTranslation('auth');
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} role="status" className={styles.confirmed}>
      {t('security-proof-passkey-confirmed')}
    </p>
  );
}
