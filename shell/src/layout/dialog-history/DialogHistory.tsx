import { useRootStore } from '@moien/shared-lib';
import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import { DialogEntries } from './dialog-entries.ts';
import { heldAddress } from './held-address.ts';
import { holdSheets } from './hold-sheets.ts';
import { isOfThisTab, linkOf } from './link-of.ts';

/** Lets Back close the dialogs of pages, and menus where they are sheets. */
export function DialogHistory() {
  const environment = useContext(EnvironmentContext);
  const { navigation } = useRootStore();
  const { key } = useLocation();
  const pageKey = useRef(key);
  pageKey.current = key;
  useEffect(() => {
    const { shell } = navigation;
    if (!environment || !shell) return;
    const entries = new DialogEntries(() => pageKey.current);
    const address = heldAddress(shell.readdress);
    const { onArrival } = environment;
    environment.onArrival = (event) => {
      if (!entries.hear(event)) return onArrival?.(event);
      event.stopImmediatePropagation();
      if (!entries.isInEntry) void address.give();
    };
    const leave = () => entries.leave()?.then(address.give);
    environment.onDeparture = leave;
    environment.isLeavingDialog = () => entries.isLeaving;
    const releaseSheets = holdSheets((onBack) => entries.hold(onBack));
    /** A link to another document would put it above the dialog's entry. */
    const onClick = (event: MouseEvent) => {
      const link = entries.isInEntry ? linkOf(event) : undefined;
      if (!link || !isOfThisTab(event, link)) return;
      event.preventDefault();
      void leave()?.then(() => shell.openDocument(link.href));
    };
    window.addEventListener('click', onClick);
    navigation.connect({
      ...shell,
      readdress: async (to) => (entries.isInEntry ? address.hold(to) : shell.readdress(to)),
      holdBack: (onBack) => entries.hold(onBack),
    });
    return () => {
      window.removeEventListener('click', onClick);
      releaseSheets();
      environment.onDeparture = undefined;
      environment.isLeavingDialog = undefined;
      environment.onArrival = onArrival;
      navigation.connect(shell);
    };
  }, [environment, navigation]);
  return null;
}
