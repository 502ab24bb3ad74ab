import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type LazySavedRepliesDialogProps = { isOpen: boolean; onClose: () => void };

const load = () => import(/* webpackChunkName: "saved-replies" */ './SavedRepliesDialog.tsx');

/** Its code comes when it is opened. When it does not come, that is said, and the next press asks again. */
export function LazySavedRepliesDialog({ isOpen, onClose }: LazySavedRepliesDialogProps) {
  const { t } = useTranslation('messaging');
  const { toast } = useRootStore();
  const { module, hasFailed } = useLazyModule(load, isOpen);
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (!hasFailed) return;
    toast.show('error', t('saved-replies-failed'));
    onClose();
  }, [hasFailed]);
  return module && <module.SavedRepliesDialog isOpen={isOpen} onClose={onClose} />;
}
