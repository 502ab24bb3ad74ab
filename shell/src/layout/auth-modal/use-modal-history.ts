import { useRootStore } from '@moien/shared-lib';
import { useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { withoutAuthParameters } from '../../environment/auth-parameters.ts';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import { entryOfAddress } from './modal-entry.ts';
import { ModalHistory } from './modal-history.ts';

/**
 * Keeps the modal and the browser's history at one, and opens it where an address asks for it. For an
 * observer.
 */
export function useModalHistory(): void {
  const environment = useContext(EnvironmentContext);
  const { mode, next } = useRootStore().authModal;
  const { key } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const history = useRef<ModalHistory>(undefined);
  const pageKey = useRef(key);
  pageKey.current = key;

  useEffect(() => {
    if (!environment) return;
    history.current = new ModalHistory(environment, () => pageKey.current);
    return history.current.start();
  }, [environment]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each of these the history may have to follow
  useEffect(() => {
    // A page that is on its way would come above the modal's entry.
    if (isIdle) history.current?.follow();
  }, [mode, next, key, isIdle]);

  useOpeningAddress();
}

/** The address gives way to the page's own, which is kept in history and links; no loader runs for that. */
function useOpeningAddress(): void {
  const { authModal, session } = useRootStore();
  const environment = useContext(EnvironmentContext);
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const entry = entryOfAddress(location.search);
    if (!entry) return;
    const isDone = session.isSignedIn && entry.mode !== 'beta-applicant';
    const page = withoutAuthParameters(location) + location.hash;
    const goOn = isDone ? entry.next : undefined;
    const open = async () => {
      if (environment) environment.keepsData = goOn === undefined;
      await navigate(goOn ?? page, { replace: true, preventScrollReset: true });
      if (environment) environment.keepsData = false;
      if (!isDone) authModal.open(entry.mode, entry);
    };
    void open();
  }, [authModal, session, environment, navigate, location]);
}
