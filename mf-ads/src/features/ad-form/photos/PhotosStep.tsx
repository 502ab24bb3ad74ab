import { AD_PHOTO_BYTES_MAXIMUM, AD_PHOTOS_MAXIMUM } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../step-props.ts';
import { LazyPhotoSheet } from './LazyPhotoSheet.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { ADD_PHOTOS_ID, PhotoDrop } from './PhotoDrop.tsx';
import styles from './Photos.module.css';
import { photoUploads } from './photo-uploads.ts';
import { UploadLine } from './UploadLine.tsx';
import { usePhotoOrder } from './use-photo-order.ts';
import type { UnsavedWords } from './use-photo-words.ts';

const MEGABYTE = 1024 * 1024;
const NAMES_MAXIMUM = 5;

const listOf = (names: readonly string[]) =>
  [...names.slice(0, NAMES_MAXIMUM), ...(names.length > NAMES_MAXIMUM ? ['…'] : [])].join(', ');

/** Photos in their order, and those on their way. */
export const PhotosStep = observer(function PhotosStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const uploads = useFeatureStore(photoUploads);
  const [leftOutCount, setLeftOutCount] = useState(0);
  useEffect(() => {
    uploads.onFinished(async (id) => {
      if (id === store.id) await store.load();
    });
  }, [uploads, store]);
  const onItsWay = uploads.of(ad.id);
  const room =
    AD_PHOTOS_MAXIMUM - ad.photoArray.length - onItsWay.filter(({ state }) => state !== 'failed').length;
  const unfinished = uploads.unfinishedOf(ad.id);
  const add = (files: readonly File[]) => {
    setLeftOutCount(Math.max(0, files.length - Math.max(0, room)));
    uploads.add(ad.id, files.slice(0, Math.max(0, room)), {
      tooLarge: t('photo-too-large', { count: AD_PHOTO_BYTES_MAXIMUM / MEGABYTE }),
      heic: t('photo-heic'),
    });
  };
  return (
    <>
      <PhotoDrop
        count={ad.photoArray.length}
        isFull={room <= 0}
        isSmall={ad.photoArray.length > 0 || room < AD_PHOTOS_MAXIMUM}
        onFiles={add}
      />
      {leftOutCount > 0 && (
        <Notice
          tone="warning"
          isAlert
          action={
            <Button variant="quiet" onClick={() => setLeftOutCount(0)}>
              {t('dismiss')}
            </Button>
          }
        >
          {t('photos-left-out', { count: leftOutCount, maximum: AD_PHOTOS_MAXIMUM })}
        </Notice>
      )}
      {unfinished.length > 0 && (
        <Notice
          tone="informative"
          action={
            <Button variant="quiet" onClick={() => uploads.forgetUnfinished(ad.id)}>
              {t('dismiss')}
            </Button>
          }
        >
          {t('photos-unfinished', { count: unfinished.length, names: listOf(unfinished) })}
        </Notice>
      )}
      {onItsWay.length > 0 && (
        <ul className={styles.uploads} aria-label={t('photos-on-way')}>
          {onItsWay.map((upload) => (
            <UploadLine key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      {ad.photoArray.length > 0 && <PhotoList store={store} ad={ad} />}
    </>
  );
});

/** The photos in their order; one of them is edited in a sheet. */
const PhotoList = observer(function PhotoList({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const order = usePhotoOrder(store, ad);
  const [openId, setOpenId] = useState<string>();
  const unsaved = useRef<UnsavedWords>(new Map());
  return (
    <>
      <p className={styles.soft}>{t('photos-order')}</p>
      <ul className={styles.photos} aria-label={t('photos')}>
        {order.photos.map((photo, place) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            place={place}
            order={order}
            onOpen={() => setOpenId(photo.id)}
          />
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {order.said}
      </p>
      <LazyPhotoSheet
        photo={order.photos.find(({ id }) => id === openId)}
        order={order}
        unsaved={unsaved.current}
        store={store}
        ad={ad}
        onClose={() => setOpenId(undefined)}
        onRemoved={() => document.getElementById(ADD_PHOTOS_ID)?.focus()}
      />
    </>
  );
});
