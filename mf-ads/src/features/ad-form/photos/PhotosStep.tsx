import { AD_PHOTO_BYTES_MAXIMUM, AD_PHOTOS_MAXIMUM, PICTURE_TYPES } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Button, Notice } from '@moien/shared-lib/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import { observer } from 'mobx-react-lite';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../step-props.ts';
import { PhotoCard } from './PhotoCard.tsx';
import styles from './Photos.module.css';
import { type PhotoUpload, type PhotoUploads, photoUploads } from './photo-uploads.ts';
import { usePhotoOrder } from './use-photo-order.ts';

const MEGABYTE = 1024 * 1024;

/** Photos in their order, and those on their way. */
export const PhotosStep = observer(function PhotosStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const uploads = useFeatureStore(photoUploads);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const order = usePhotoOrder(store, ad);
  useEffect(() => {
    uploads.onFinished(async (id) => {
      if (id === store.id) await store.load();
    });
  }, [uploads, store]);
  const onItsWay = uploads.of(ad.id);
  const isFull = ad.photoArray.length + onItsWay.length >= AD_PHOTOS_MAXIMUM;
  const add = (files: Iterable<File>) => {
    const room = AD_PHOTOS_MAXIMUM - ad.photoArray.length - onItsWay.length;
    const tooLarge = t('photo-too-large', { count: AD_PHOTO_BYTES_MAXIMUM / MEGABYTE });
    uploads.add(ad.id, [...files].slice(0, room), tooLarge);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add(event.dataTransfer.files);
  };
  return (
    <>
      <section
        className={styles.drop}
        aria-label={t('add-photos')}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <ImagePlus aria-hidden="true" />
        <p className={styles.text}>{t('photos-drop')}</p>
        <Button variant="primary" disabled={isFull} onClick={() => input.current?.click()}>
          {t('choose-photos')}
        </Button>
        <input
          ref={input}
          className={styles.input}
          type="file"
          multiple
          accept={PICTURE_TYPES.join(',')}
          aria-label={t('choose-photos')}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            currentTarget.value = '';
          }}
        />
        <p className={styles.soft}>
          {t('photo-count', { count: ad.photoArray.length, maximum: AD_PHOTOS_MAXIMUM })}
        </p>
      </section>
      {onItsWay.length > 0 && (
        <ul className={styles.uploads} aria-label={t('photos-on-way')}>
          {onItsWay.map((upload) => (
            <UploadLine key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      {order.photos.length > 0 && (
        <>
          <p className={styles.soft}>{t('photos-order')}</p>
          <ul className={styles.photos} aria-label={t('photos')}>
            {order.photos.map((photo, index) => (
              <PhotoCard
                key={photo.id}
                photo={photo}
                index={index}
                count={order.photos.length}
                order={order}
                store={store}
                ad={ad}
              />
            ))}
          </ul>
          <p role="status" className={styles.said}>
            {order.said}
          </p>
        </>
      )}
    </>
  );
});

const UploadLine = observer(function UploadLine({
  upload,
  uploads,
}: {
  upload: PhotoUpload;
  uploads: PhotoUploads;
}) {
  const { t } = useTranslation('ad-form');
  const { file, share, state, message } = upload;
  if (state === 'failed')
    return (
      <li>
        <Notice
          tone="error"
          isAlert
          action={
            <span className={styles.actions}>
              {!message && <Button onClick={() => uploads.retry(upload)}>{t('retry')}</Button>}
              <Button variant="quiet" onClick={() => uploads.dismiss(upload)}>
                {t('dismiss')}
              </Button>
            </span>
          }
        >
          {file.name}: {message ?? t('photo-failed')}
        </Notice>
      </li>
    );
  return (
    <li className={styles.upload}>
      <span>{file.name}</span>
      <progress value={share} max={1} aria-label={file.name} />
      {state === 'paused' && <span className={styles.soft}>{t('photo-paused')}</span>}
    </li>
  );
});
