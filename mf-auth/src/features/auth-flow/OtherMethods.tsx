import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TermsLink } from '../forms/Terms.tsx';
import { ProviderButtons } from '../provider-buttons/ProviderButtons.tsx';
import type { AuthFlowStore } from './auth-flow-store.ts';
import { ModeToggle } from './ModeToggle.tsx';
import styles from './OtherMethods.module.css';

type OtherWaysProps = { flow: AuthFlowStore; mode: 'sign-in' | 'sign-up'; children?: ReactNode };

/**
 * Below the first step of signing in and signing up: the other method, providers, the other mode and the
 * terms.
 */
export const OtherMethods = observer(function OtherMethods({ flow, mode, children }: OtherWaysProps) {
  const { t } = useTranslation('auth');
  const hasButtons = children !== undefined || flow.providers.providers.length > 0;
  return (
    <div className={styles.other}>
      {hasButtons && <p className={styles.or}>{t('auth-or')}</p>}
      {children}
      <ProviderButtons providers={flow.providers} />
      <ModeToggle flow={flow} mode={mode} />
      {/* Who signs up has them in the box to tick. */}
      {mode === 'sign-in' && (
        <p className={styles.terms}>
          <TermsLink look="quiet">{t('auth-terms-alone')}</TermsLink>
        </p>
      )}
    </div>
  );
});
