import { useSession } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './menus.module.css';
import { SignInButton } from './SignInButton.tsx';

/**
 * Who brought a session that the service could not read is not signed out: nothing asks them to sign in
 * again.
 */
export const SignInOrMissing = observer(function SignInOrMissing({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation('shell');
  const { isMissing } = useSession();
  if (!isMissing) return <SignInButton isWide={isWide} />;
  return (
    <p className={styles.missing} role="status">
      {t('session-missing')}
    </p>
  );
});
