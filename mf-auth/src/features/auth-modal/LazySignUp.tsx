import { useLazyModule } from '@moien/shared-lib';
import { Button, Skeleton } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { AuthFlowStore } from '../auth-flow/auth-flow-store.ts';
import styles from '../forms/Step.module.css';

type SignUpProps = { flow: AuthFlowStore };
const load = () => import(/* webpackChunkName: "sign-up" */ '../sign-up/SignUp.tsx');

/** Signing up, whose phone field is heavy: its code is loaded when it is first shown. */
export function LazySignUp({ flow }: SignUpProps) {
  const { module, hasFailed, retry } = useLazyModule(load, true);
  if (module) return <module.SignUp flow={flow} />;
  return hasFailed ? <NotLoaded onRetry={retry} /> : <Waiting />;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.form}>
      <p role="alert" className={styles.notice}>
        {t('auth-unreachable')}
      </p>
      <Button size="large" isWide onClick={onRetry}>
        {t('auth-retry')}
      </Button>
    </div>
  );
}

/** As tall as the step that comes. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width="third" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
