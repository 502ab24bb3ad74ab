import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SlotHost } from '../../slots/SlotHost.tsx';

/** The place of the modal for signing in. What fills it is loaded when it is opened first, and stays. */
export const AuthModal = observer(function AuthModal() {
  const { mode } = useRootStore().authModal;
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (mode) setOpened(true);
  }, [mode]);
  return wasOpened ? <SlotHost slot="auth-modal" /> : null;
});
