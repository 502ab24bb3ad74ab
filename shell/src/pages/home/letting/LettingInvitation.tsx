import { RouteLink, useIsAlive, useRootStore, useSession } from '@moien/shared-lib';
import { Button, buttonAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './LettingInvitation.module.css';

/** A way in for who lets, and for who wants to try what comes: each once a release brings it. */
export const LettingInvitation = observer(function LettingInvitation() {
  const { t } = useTranslation('pages');
  const { navigation, authModal } = useRootStore();
  const { isSignedIn } = useSession();
  const isAlive = useIsAlive();
  const canLet = navigation.hrefTo({ route: 'ads' }) !== undefined;
  const canApply = navigation.fills('auth-modal') && !isSignedIn;
  if (!canLet && !canApply) return null;
  return (
    <section className={styles.invitation} aria-labelledby="letting-title">
      <div className={styles.words}>
        <h2 className={styles.title} id="letting-title">
          {t(canLet ? 'letting-title' : 'beta-title')}
        </h2>
        <p>{t(canLet ? 'letting-text' : 'beta-text')}</p>
      </div>
      <div className={styles.ways}>
        <RouteLink route="ads" {...buttonAttributes({ variant: 'primary', size: 'large' })}>
          {t('letting-begin')}
        </RouteLink>
        {canApply && (
          <Button
            size="large"
            isBusy={isAlive && authModal.isAwaited}
            onClick={() => authModal.open('beta-applicant')}
          >
            {t('beta-apply')}
          </Button>
        )}
      </div>
    </section>
  );
});
