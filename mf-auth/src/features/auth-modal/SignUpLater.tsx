import { importFresh } from '@moien/shared-lib';
import { Button, Skeleton } from '@moien/shared-lib/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFlowStore } from '../auth-flow/auth-flow-store.ts';
import styles from '../forms/Step.module.css';

type SignUpProps = { flow: AuthFlowStore };
type Loaded = { SignUp: ComponentType<SignUpProps> };

/** Kept once it is there; what could not be loaded is asked for again. */
let loaded: Loaded | undefined;

const load = () => importFresh(() => import(/* webpackChunkName: "sign-up" */ '../sign-up/SignUp.tsx'));

/** Signing up, whose phone field is heavy: it comes when it is first shown. */
export function SignUpLater({ flow }: SignUpProps) {
  const [module, setModule] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (module || hasFailed) return;
    let isShown = true;
    load().then(
      (found) => {
        loaded = found;
        if (isShown) setModule(found);
      },
      (error: unknown) => {
        console.warn('The code of signing up could not be loaded.', error);
        if (isShown) setFailed(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, [module, hasFailed]);
  if (module) return <module.SignUp flow={flow} />;
  return hasFailed ? <NotLoaded onRetry={() => setFailed(false)} /> : <Waiting />;
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
