import { useEffect, useEffectEvent } from 'react';
import { useRootStore } from './RootStoreProvider.tsx';

/** Back closes a dialog instead of leaving the page under it. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { navigation } = useRootStore();
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? navigation.shell?.holdBack?.(() => close()) : undefined), [isOpen, navigation]);
}
