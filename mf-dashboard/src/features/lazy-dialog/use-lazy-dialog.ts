import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The module of a dialog, which comes when somebody opens it. When it does not come, a toast says so and it
 * counts as closed; the browser's way back closes it too.
 */
export function useLazyDialog<Module extends object>(
  load: () => Promise<Module>,
  isOpen: boolean,
  onClose: () => void,
): Module | undefined {
  const { t } = useTranslation('dashboard');
  const { toast } = useRootStore();
  const { module, hasFailed } = useLazyModule(load, isOpen);
  useBackCloses(isOpen, onClose);
  const showFailure = useEffectEvent(() => {
    toast.show('error', t('part-failed'));
    onClose();
  });
  useEffect(() => {
    if (hasFailed) showFailure();
  }, [hasFailed]);
  return isOpen ? module : undefined;
}
