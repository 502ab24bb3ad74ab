import type { Account } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountSecurityStore } from './account-security-store.ts';
import { LazyPlace } from './LazyPlace.tsx';
import { Loaded } from './Loaded.tsx';
import type { SecondFactorAction } from './SecondFactorFlow.tsx';
import styles from './SecondFactorSection.module.css';
import { Section } from './Section.tsx';
import { ValueSkeleton } from './Skeletons.tsx';
import { useDisclosure } from './use-disclosure.ts';
import valueStyles from './Value.module.css';

const load = () => import(/* webpackChunkName: "second-factor-flow" */ './SecondFactorFlow.tsx');

type SectionProps = { store: AccountSecurityStore };

/** The app that is asked for a code after the password, and what there is for who has lost it. */
export function SecondFactorSection({ store }: SectionProps) {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('security-second-factor-title')} text={t('security-second-factor-text')}>
      <Loaded resource={store.account} skeleton={<ValueSkeleton />}>
        {(account) => <SecondFactor account={account} store={store} />}
      </Loaded>
    </Section>
  );
}

function SecondFactor({ account, store }: SectionProps & { account: Account }) {
  const { t } = useTranslation('auth');
  const { isOpen, place, open, close } = useDisclosure();
  const [action, setAction] = useState<SecondFactorAction>('set-up');
  const { hasAuthenticator, recoveryCodeCount, isMandatory } = account.secondFactor;
  const begin = (wanted: SecondFactorAction) => {
    setAction(wanted);
    open();
  };
  return (
    <div ref={place} className={valueStyles.place}>
      <p>
        {t(hasAuthenticator ? 'security-second-factor-on' : 'security-second-factor-off')}
        {hasAuthenticator && ` ${t('security-recovery-left', { count: recoveryCodeCount })}`}
        {isMandatory && ` ${t('security-second-factor-mandatory')}`}
      </p>
      {isOpen ? (
        <LazyPlace load={load}>
          {({ SecondFactorFlow }) => (
            <SecondFactorFlow account={account} store={store} action={action} onClose={close} />
          )}
        </LazyPlace>
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => begin('set-up')}>
            {t(hasAuthenticator ? 'security-second-factor-change' : 'security-second-factor-set-up')}
          </Button>
          {hasAuthenticator && (
            <Button onClick={() => begin('renew')}>{t('security-second-factor-renew')}</Button>
          )}
          {hasAuthenticator && !isMandatory && (
            <Button variant="quiet" onClick={() => begin('remove')}>
              {t('security-second-factor-remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
