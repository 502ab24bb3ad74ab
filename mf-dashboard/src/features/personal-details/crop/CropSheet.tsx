import { useRootStore } from '@moien/shared-lib';
import { Button, formatPercent, Notice, Sheet, Skeleton } from '@moien/shared-lib/ui';
import { Slider } from '@moien/shared-lib/ui/slider';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonalDetailsStore } from '../personal-details-store.ts';
import styles from './CropSheet.module.css';
import { CropView } from './CropView.tsx';
import { type Crop, MIDDLE, squareOf, ZOOM_MAXIMUM, zoomed } from './crop-geometry.ts';
import { cropToFile } from './draw-crop.ts';
import { type ReadPicture, readPicture } from './read-picture.ts';

export type CropSheetProps = {
  file: File;
  store: PersonalDetailsStore;
  onClose: () => void;
  onSaved: () => void;
};

/** Which square of a picture others see: by dragging it, or by the sliders and their keys. */
export const CropSheet = observer(function CropSheet({ file, store, onClose, onSaved }: CropSheetProps) {
  const { t } = useTranslation('personal-details');
  const read = useRead(file);
  const [crop, setCrop] = useState(MIDDLE);
  const sending = useSending(store, onSaved);
  const picture = read && 'picture' in read ? read.picture : undefined;
  const failure = read && 'problem' in read ? t(`picture-${read.problem}`) : sending.failure;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('crop-title')}
      description={t('crop-text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {picture && (
            <Button
              variant="primary"
              isBusy={sending.isBusy}
              onClick={() => void sending.send(picture, crop)}
            >
              {t('crop-save')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.sheet}>
        {!read && <Skeleton shape="block" ratio="1:1" />}
        {picture && (
          <>
            <CropView picture={picture} crop={crop} label={t('crop-view')} onChange={setCrop} />
            <CropSliders picture={picture} crop={crop} onChange={setCrop} />
          </>
        )}
        {failure && (
          <Notice tone="error" isAlert>
            {failure}
          </Notice>
        )}
      </div>
    </Sheet>
  );
});

type CropSlidersProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void };

/** In percent; a direction in which there is no room cannot be moved. */
const CropSliders = observer(function CropSliders({ picture, crop, onChange }: CropSlidersProps) {
  const { t } = useTranslation('personal-details');
  const { languageTag } = useRootStore();
  const formatValue = (percent: number) => formatPercent(percent, languageTag);
  const { side } = squareOf(picture, crop);
  const shares = [
    ['x', 'crop-across', picture.width],
    ['y', 'crop-down', picture.height],
  ] as const;
  return (
    <>
      <Slider
        label={t('crop-zoom')}
        minimum={100}
        maximum={100 * ZOOM_MAXIMUM}
        value={100 * crop.zoom}
        formatValue={formatValue}
        onChange={(percent) => onChange(zoomed(picture, crop, percent / 100))}
      />
      {shares.map(([axis, text, length]) => (
        <Slider
          key={axis}
          label={t(text)}
          minimum={0}
          maximum={100}
          value={100 * crop[axis]}
          formatValue={formatValue}
          disabled={length - side < 1}
          onChange={(percent) => onChange({ ...crop, [axis]: percent / 100 })}
        />
      ))}
    </>
  );
});

function useRead(file: File): ReadPicture | undefined {
  const [read, setRead] = useState<ReadPicture>();
  useEffect(() => {
    let isGone = false;
    let opened: ImageBitmap | undefined;
    void readPicture(file).then((result) => {
      opened = 'picture' in result ? result.picture : undefined;
      if (isGone) opened?.close();
      else setRead(result);
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  return read;
}

function useSending(store: PersonalDetailsStore, onSaved: () => void) {
  const { t } = useTranslation('personal-details');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (picture: ImageBitmap, crop: Crop) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const blob = await cropToFile(picture, crop);
    const outcome = blob ? await store.sendPicture(blob) : undefined;
    setBusy(false);
    if (outcome?.kind === 'ok') onSaved();
    else if (outcome?.kind === 'refused') setFailure(outcome.problem.message);
    else setFailure(t(outcome ? 'picture-unreachable' : 'picture-unreadable'));
  };
  return { isBusy, failure, send };
}
