import { AD_CAPTION_MAXIMUM, AD_ROOMS, type AdPhoto, imageUrl } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Icon, Notice, Picture, Select, Sheet, TextField } from '@moien/shared-lib/ui';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '../language-name.ts';
import type { StepProps } from '../step-props.ts';
import styles from './PhotoSheet.module.css';
import { removePhoto } from './photo-calls.ts';
import type { PhotoOrder } from './use-photo-order.ts';
import { type PhotoWords, type UnsavedWords, usePhotoWords } from './use-photo-words.ts';

export type PhotoSheetProps = StepProps & {
  photo: AdPhoto;
  order: PhotoOrder;
  unsaved: UnsavedWords;
  onClose: () => void;
  onRemoved: () => void;
};

/** One photo: its captions, the room it shows, and whether it is the title picture. */
export const PhotoSheet = observer(function PhotoSheet(props: PhotoSheetProps) {
  const { photo, order, unsaved, store, ad, onClose } = props;
  const { t } = useTranslation('ad-form');
  const { languageTag, toast } = useRootStore();
  const words = usePhotoWords(store, photo, unsaved);
  const removal = useRemoval(props);
  const place = order.photos.findIndex(({ id }) => id === photo.id);
  const name = t('photo-name', { number: place + 1 });
  const failure = words.failure ?? removal.failure;
  const leave = async () => {
    onClose();
    // The sheet that would have said it is gone.
    if (!(await words.save())) toast.show('error', t('photo-unsaved'));
  };
  const finish = async () => {
    if (await words.save()) onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={() => void leave()}
      title={name}
      closeLabel={t('close')}
      footer={
        <>
          <Button
            variant="quiet"
            className={styles.remove}
            isBusy={removal.isBusy}
            onClick={() => void removal.remove()}
          >
            <Icon of={Trash2} /> {t('photo-remove')}
          </Button>
          <Button variant="primary" onClick={() => void finish()}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <Picture
          className={styles.picture}
          url={(width) => imageUrl(photo.path, width)}
          sizes="(min-width: 56em) 27rem, 100vw"
          alt={words.caption[languageTag] ?? name}
          ratio="3:2"
        />
        {failure && (
          <Notice tone="error" isAlert>
            {failure}
          </Notice>
        )}
        {photo.similarPhotoId && <Notice tone="warning">{t('photo-similar-text')}</Notice>}
        <Button aria-disabled={place === 0} onClick={() => place > 0 && order.move(photo.id, 0)}>
          <Icon of={Star} /> {t(place === 0 ? 'photo-is-first' : 'photo-make-first')}
        </Button>
        <WordFields words={words} store={store} ad={ad} />
      </div>
    </Sheet>
  );
});

function useRemoval({ photo, store, onClose, onRemoved }: PhotoSheetProps) {
  const { t } = useTranslation('ad-form');
  const { api } = useRootStore();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setIsBusy(true);
    const outcome = await removePhoto(api, store, photo.id);
    setIsBusy(false);
    if (!outcome.isDone) return setFailure(outcome.message ?? t('state-failed'));
    onClose();
    onRemoved();
  };
  return { isBusy, failure, remove };
}

/** A caption in each language of the ad, that of the page first. */
function WordFields({ words, ad }: StepProps & { words: PhotoWords }) {
  const { t } = useTranslation('ad-form');
  const { languageTag } = useRootStore();
  const nameOf = useLanguageName();
  const languages = [...new Set([languageTag, ...ad.textArray.map(({ language }) => language)])];
  return (
    <>
      {languages.map((language) => (
        <TextField
          key={language}
          label={
            languages.length > 1 ? t('photo-caption-in', { language: nameOf(language) }) : t('photo-caption')
          }
          note={t('optional')}
          lang={language}
          maxLength={AD_CAPTION_MAXIMUM}
          value={words.caption[language] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            words.change({ caption: { ...words.caption, [language]: value } })
          }
          onBlur={() => void words.save()}
        />
      ))}
      <Select
        label={t('photo-room')}
        note={t('optional')}
        value={words.room ?? ''}
        onChange={({ currentTarget: { value } }) =>
          void words.save(words.change({ room: AD_ROOMS.find((room) => room === value) ?? null }))
        }
      >
        <option value="">{t('room-none')}</option>
        {AD_ROOMS.map((room) => (
          <option key={room} value={room}>
            {t(`room-${room}`)}
          </option>
        ))}
      </Select>
    </>
  );
}
