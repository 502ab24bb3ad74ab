import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The code of a dialog, which comes when it is opened and which Back closes. When it does not come, that is
 * said, and the next press asks again.
 */
export function useLazyDialog<Module extends object>(
  load: () => Promise<Module>,
  isOpen: boolean,
  onClose: () => void,
): Module | undefined {
  const { t } = useTranslation('search');
  const { toast } = useRootStore();
  const { module, hasFailed } = useLazyModule(load, isOpen);
  useBackCloses(isOpen, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told once
  useEffect(() => {
    if (!hasFailed) return;
    toast.show('error', t('part-failed'));
    onClose();
  }, [hasFailed]);
  return module;
}
