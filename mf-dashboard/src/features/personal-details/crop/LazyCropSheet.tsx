import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CropSheetProps } from './CropSheet.tsx';

const load = () => import(/* webpackChunkName: "crop-sheet" */ './CropSheet.tsx');

type LazyCropSheetProps = Omit<CropSheetProps, 'file'> & { file: File | undefined };

/** Its code comes with the first picture that is chosen. */
export function LazyCropSheet({ file, ...props }: LazyCropSheetProps) {
  const { t } = useTranslation('personal-details');
  const { toast } = useRootStore();
  const { module, hasFailed } = useLazyModule(load, file !== undefined);
  useBackCloses(file !== undefined, props.onClose);
  const announceFailure = useEffectEvent(() => {
    toast.show('error', t('part-failed'));
    props.onClose();
  });
  useEffect(() => {
    if (hasFailed) announceFailure();
  }, [hasFailed]);
  return module && file ? <module.CropSheet file={file} {...props} /> : null;
}
