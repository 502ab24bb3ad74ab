import { useBackCloses, useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from './use-on-demand.ts';

/**
 * The code of a dialog, which comes when it is opened and which Back closes. When it does not come, that is
 * said, and the next press asks again.
 */
export function useDialogOnDemand<Module extends object>(
  load: () => Promise<Module>,
  isOpen: boolean,
  onClose: () => void,
): Module | undefined {
  const { t } = useTranslation('search');
  const { toast } = useRootStore();
  const { module, hasFailed } = useOnDemand(load, isOpen);
  useBackCloses(isOpen, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told once
  useEffect(() => {
    if (!hasFailed) return;
    toast.show('error', t('part-failed'));
    onClose();
  }, [hasFailed]);
  return module;
}
