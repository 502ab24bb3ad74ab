import { AUTH_PARAMETER } from '@moien/contract';
import { Link } from '@moien/shared-lib/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFlowStore } from './auth-flow-store.ts';
import styles from './ModeToggle.module.css';

type ModeToggleProps = { flow: AuthFlowStore; mode: 'sign-in' | 'sign-up' };

/** The link between signing in and signing up, below each of their steps (specification §4). */
export function ModeToggle({ flow, mode }: ModeToggleProps) {
  const { t } = useTranslation('auth');
  return (
    <p className={styles.toggle}>
      {t(mode === 'sign-in' ? 'auth-no-account' : 'auth-has-account')}{' '}
      <Link look="alone" {...toggleAttributes(flow, mode)}>
        {t(mode === 'sign-in' ? 'auth-to-sign-up' : 'auth-to-sign-in')}
      </Link>
    </p>
  );
}

/** Of a link whose address opens the other mode too. */
export function toggleAttributes(flow: AuthFlowStore, mode: ModeToggleProps['mode']) {
  return {
    href: `?${AUTH_PARAMETER}=${mode === 'sign-in' ? 'sign-up' : 'sign-in'}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      flow.toggle();
    },
  };
}
