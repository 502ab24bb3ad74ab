import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeSheetProps } from './ChangeSheet.tsx';

const load = () => import(/* webpackChunkName: "change" */ './ChangeSheet.tsx');

/** Calendar and counters come when somebody wants to change the stay. */
export function LazyChangeSheet({ isOpen, ...props }: ChangeSheetProps & { isOpen: boolean }) {
  const { t } = useTranslation('dashboard');
  const { toast } = useRootStore();
  const { module, hasFailed } = useLazyModule(load, isOpen);
  useBackCloses(isOpen, props.onClose);
  const tellFailure = useEffectEvent(() => {
    toast.show('error', t('part-failed'));
    props.onClose();
  });
  useEffect(() => {
    if (hasFailed) tellFailure();
  }, [hasFailed]);
  return module && isOpen ? <module.ChangeSheet {...props} /> : null;
}
