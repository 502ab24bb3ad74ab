import { useIsAlive, useLazyModule, useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isAskedFor } from './asked-for.ts';

const loadModal = () => import(/* webpackChunkName: "later" */ './AuthModal.tsx');

/**
 * Where the modal for signing in will stand: its code comes with what a page does later, or when it is opened
 * before.
 */
export const AuthModalPlace = observer(function AuthModalPlace() {
  const { t } = useTranslation('shell');
  const { authModal, toast } = useRootStore();
  const { mode } = authModal;
  const location = useLocation();
  const isWanted = useIsAlive() && Boolean(mode || isAskedFor(location.search, window.history.state));
  const { module, hasFailed } = useLazyModule(loadModal, isWanted);

  useEffect(() => {
    if (!hasFailed) return;
    toast.show('error', t('handler-failed'));
    authModal.fail();
  }, [hasFailed, authModal, toast, t]);

  return module ? <module.AuthModal /> : null;
});
