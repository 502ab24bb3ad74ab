import { importFresh, useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isAskedFor } from './asked-for.ts';

/**
 * Where the modal for signing in will stand: its code comes with what a page does later, or when it is opened
 * before.
 */
export const AuthModalPlace = observer(function AuthModalPlace() {
  const { t } = useTranslation('shell');
  const { authModal, toast } = useRootStore();
  const { mode } = authModal;
  const location = useLocation();
  const [Modal, setModal] = useState<ComponentType>();

  useEffect(() => {
    if (Modal || !(mode || isAskedFor(location.search, window.history.state))) return;
    importFresh(() => import(/* webpackChunkName: "later" */ './AuthModal.tsx')).then(
      ({ AuthModal }) => setModal(() => AuthModal),
      () => {
        toast.show('error', t('handler-failed'));
        authModal.fail();
      },
    );
  }, [Modal, mode, location, authModal, toast, t]);

  return Modal ? <Modal /> : null;
});
