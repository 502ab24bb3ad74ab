import { useRootStore } from '@moien/shared-lib';
import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { EnvironmentContext } from '../../routing/environment-context.ts';
import { DialogEntry } from './dialog-entry.ts';

/** Lets Back close the dialogs of pages. */
export function DialogHistory() {
  const environment = useContext(EnvironmentContext);
  const { navigation } = useRootStore();
  const { key } = useLocation();
  const pageKey = useRef(key);
  pageKey.current = key;
  useEffect(() => {
    const { shell } = navigation;
    if (!environment || !shell) return;
    const entry = new DialogEntry(() => pageKey.current);
    const hearAfter = environment.onArrival;
    environment.onArrival = (event) => {
      if (entry.hear(event)) event.stopImmediatePropagation();
      else hearAfter?.(event);
    };
    navigation.connect({
      ...shell,
      navigate: (to, options) =>
        shell.navigate(to, entry.giveWay() ? { ...options, replace: true } : options),
      holdBack: (onBack) => entry.hold(onBack),
    });
    return () => {
      environment.onArrival = hearAfter;
      navigation.connect(shell);
    };
  }, [environment, navigation]);
  return null;
}
