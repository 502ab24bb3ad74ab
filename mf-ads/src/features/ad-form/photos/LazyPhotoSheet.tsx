import type { AdPhoto } from '@moien/contract';
import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoSheetProps } from './PhotoSheet.tsx';

const load = () => import(/* webpackChunkName: "photo-sheet" */ './PhotoSheet.tsx');

type LazyPhotoSheetProps = Omit<PhotoSheetProps, 'photo'> & { photo: AdPhoto | undefined };

/** Its code comes with the first photo that is pressed. */
export function LazyPhotoSheet({ photo, ...props }: LazyPhotoSheetProps) {
  const { t } = useTranslation('ad-form');
  const { toast } = useRootStore();
  const { module, hasFailed } = useLazyModule(load, photo !== undefined);
  useBackCloses(photo !== undefined, props.onClose);
  const announceFailure = useEffectEvent(() => {
    toast.show('error', t('state-failed'));
    props.onClose();
  });
  useEffect(() => {
    if (hasFailed) announceFailure();
  }, [hasFailed]);
  return module && photo ? <module.PhotoSheet key={photo.id} photo={photo} {...props} /> : null;
}
