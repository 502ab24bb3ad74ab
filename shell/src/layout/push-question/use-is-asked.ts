import { readStored, useRootStore, writeStored } from '@moien/shared-lib';
import { readPushState } from '@moien/shared-lib/push';
import { useContext, useEffect, useState } from 'react';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import { useShownRoute } from '../../page/shown-route.ts';
import { useIsCurrent } from '../menus/use-is-current.ts';
import { isDue } from './is-due.ts';

const KEY = 'push-question';

/**
 * Whether the question stands on the page. It begins once nothing else speaks, and is remembered then; it
 * gives way to what has a dialog, a bar or a question of its own.
 */
export function useIsAsked(): boolean {
  const { toast } = useRootStore();
  const [isPossible, setPossible] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const isFree = useIsFree();
  useEffect(() => {
    if (!isDue(readStored(KEY) ?? [], Date.now())) return;
    readPushState().then(
      (state) => setPossible(state === 'off'),
      () => undefined,
    );
  }, []);
  const isAsked = isPossible && isFree && (hasBegun || toast.toasts.length === 0);
  useEffect(() => {
    if (!isAsked || hasBegun) return;
    setBegun(true);
    writeStored(KEY, [...(readStored(KEY) ?? []), Date.now()]);
  }, [isAsked, hasBegun]);
  return isAsked;
}

/** The settings have the same question; pages without the bottom menu need the foot of a phone themselves. */
function useIsFree(): boolean {
  const { authModal, consent } = useRootStore();
  const settings = useContext(EnvironmentContext)?.settings;
  const { isFootTaken, header } = useShownRoute();
  const isSettings = useIsCurrent()('settings');
  const isConsentAsked = settings?.asksForConsent === true && consent.isOpen;
  return authModal.mode === null && !isConsentAsked && !isFootTaken && header === undefined && !isSettings;
}
