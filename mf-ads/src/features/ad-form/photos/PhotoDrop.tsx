import { AD_PHOTOS_MAXIMUM, PICTURE_TYPES } from '@moien/contract';
import { Button, Icon } from '@moien/shared-lib/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Photos.module.css';

/** Takes the focus when the photo that had it is gone. */
export const ADD_PHOTOS_ID = 'add-photos';

type PhotoDropProps = {
  count: number;
  isFull: boolean;
  /** There are photos already, which need the room. */
  isSmall: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Where photos are chosen or dropped. */
export function PhotoDrop({ count, isFull, isSmall, onFiles }: PhotoDropProps) {
  const { t } = useTranslation('ad-form');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <section
      className={styles.drop}
      aria-label={t('add-photos')}
      data-is-small={isSmall || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {!isSmall && <p className={styles.text}>{t('photos-drop')}</p>}
      <Button
        id={ADD_PHOTOS_ID}
        variant={isSmall ? 'secondary' : 'primary'}
        disabled={isFull}
        onClick={() => input.current?.click()}
      >
        <Icon of={ImagePlus} /> {t('add-photos')}
      </Button>
      {isSmall && <p className={styles.here}>{t('photos-drop-here')}</p>}
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple
        // Without HEIC among them, iPhones send what they keep as HEIC as JPEG.
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('add-photos')}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <p className={styles.count}>{t('photo-count', { count, maximum: AD_PHOTOS_MAXIMUM })}</p>
    </section>
  );
}
