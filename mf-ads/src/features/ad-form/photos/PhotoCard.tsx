import { AD_CAPTION_MAXIMUM, AD_ROOMS, type AdPhoto, type AdPhotoWords, imageUrl } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Badge, IconButton, Picture, Select, TextField } from '@moien/shared-lib/ui';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../step-props.ts';
import styles from './Photos.module.css';
import type { PhotoOrder } from './use-photo-order.ts';

type PhotoCardProps = StepProps & { photo: AdPhoto; index: number; count: number; order: PhotoOrder };

/** A photo with its place, what it shows, and a caption in each language of the ad. */
export const PhotoCard = observer(function PhotoCard({
  photo,
  index,
  count,
  order,
  store,
  ad,
}: PhotoCardProps) {
  const { t } = useTranslation('ad-form');
  const { languageTag, toast } = useRootStore();
  const [isRemoving, setIsRemoving] = useState(false);
  const languages = [...new Set([languageTag, ...ad.textArray.map(({ language }) => language)])];
  const name = t('photo-name', { number: index + 1 });
  const describe = (words: AdPhotoWords) => store.describePhoto(photo.id, words);
  const remove = async () => {
    setIsRemoving(true);
    const refusal = await store.removePhoto(photo.id);
    setIsRemoving(false);
    if (refusal) toast.show('error', refusal);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = {
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    order.move(photo.id, place);
  };
  return (
    <li className={styles.photo} data-photo={photo.id} data-dragged={order.dragged === photo.id || undefined}>
      <Picture
        url={(width) => imageUrl(photo.path, width)}
        sizes="(min-width: 56em) 20rem, 100vw"
        alt={photo.caption[languageTag] ?? name}
        ratio="3:2"
      />
      <div className={styles.tools}>
        <IconButton
          className={styles.handle}
          label={t('photo-move', { name })}
          icon={GripVertical}
          variant="floating"
          onKeyDown={onKeyDown}
          {...order.handle(photo.id)}
        />
        <IconButton
          label={t('photo-remove', { name })}
          icon={Trash2}
          variant="floating"
          disabled={isRemoving}
          onClick={() => void remove()}
        />
      </div>
      <div className={styles.words}>
        {index === 0 && <Badge tone="accent">{t('photo-first')}</Badge>}
        {photo.similarPhotoId && <Badge tone="warning">{t('photo-similar')}</Badge>}
        {languages.map((language) => (
          <CaptionField key={language} language={language} photo={photo} onChange={describe} />
        ))}
        <Select
          label={t('photo-room')}
          value={photo.room ?? ''}
          onChange={({ currentTarget: { value } }) =>
            describe({ caption: photo.caption, room: AD_ROOMS.find((room) => room === value) ?? null })
          }
        >
          <option value="">{t('room-none')}</option>
          {AD_ROOMS.map((room) => (
            <option key={room} value={room}>
              {t(`room-${room}`)}
            </option>
          ))}
        </Select>
      </div>
    </li>
  );
});

type CaptionFieldProps = {
  language: 'en' | 'fr' | 'de';
  photo: AdPhoto;
  onChange: (words: AdPhotoWords) => void;
};

function CaptionField({ language, photo, onChange }: CaptionFieldProps) {
  const { t } = useTranslation('ad-form');
  const saved = photo.caption[language] ?? '';
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={t('photo-caption', { language: language.toUpperCase() })}
      note={t('optional')}
      lang={language}
      maxLength={AD_CAPTION_MAXIMUM}
      value={typed ?? saved}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={() => {
        if (typed !== undefined && typed !== saved)
          onChange({ caption: { ...photo.caption, [language]: typed }, room: photo.room });
        setTyped(undefined);
      }}
    />
  );
}
