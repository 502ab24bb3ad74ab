import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import { focusContent } from '../../page/focus-content.ts';
import { SlotHost } from '../../slots/SlotHost.tsx';
import { useModalHistory } from './use-modal-history.ts';

const SLOT = 'auth-modal';

/**
 * The place of the modal for signing in. What fills it is loaded when it is opened first, and stays; what
 * cannot be loaded is tried again when it is opened the next time.
 */
export const AuthModal = observer(function AuthModal() {
  const { t } = useTranslation('shell');
  const { authModal, navigation, toast } = useRootStore();
  const platform = useContext(EnvironmentContext)?.platform;
  const [isWanted, setWanted] = useState(false);
  const hasFailed = useRef(false);
  const isOpen = authModal.mode !== null;
  useModalHistory();
  useFocusAfter(isOpen);

  const becomeReady = useCallback(() => authModal.becomeReady(), [authModal]);
  const fail = useCallback(() => {
    hasFailed.current = true;
    setWanted(false);
    if (authModal.mode) toast.show('error', t('handler-failed'));
    authModal.fail();
  }, [authModal, toast, t]);

  useEffect(() => {
    if (!isOpen) return;
    if (!navigation.fills(SLOT)) return fail();
    if (hasFailed.current) {
      hasFailed.current = false;
      for (const { remote } of platform?.registry().entries ?? [])
        if (remote.slots.some(({ id }) => id === SLOT)) platform?.forget(remote.name);
    }
    setWanted(true);
  }, [isOpen, navigation, platform, fail]);

  return isWanted ? <SlotHost slot={SLOT} onFilled={becomeReady} onFailure={fail} /> : null;
});

/**
 * The browser gives the focus back to what opened the modal; a button that is gone because somebody has
 * signed in takes none.
 */
function useFocusAfter(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // Once the dialog, which another root draws, has closed.
      setTimeout(() => {
        if (document.activeElement === document.body) focusContent();
      });
    };
  }, [isOpen]);
}
