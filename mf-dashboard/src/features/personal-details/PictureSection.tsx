import { imageUrl, type PersonalDetails, PICTURE_TYPES } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Avatar, Button, Icon, Notice } from '@moien/shared-lib/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import { LazyCropSheet } from './crop/LazyCropSheet.tsx';
import styles from './PersonalDetails.module.css';
import type { PersonalDetailsStore } from './personal-details-store.ts';

type PictureSectionProps = { store: PersonalDetailsStore; details: PersonalDetails };

/** The picture of somebody, which is saved by itself: chosen, cropped, removed. */
export const PictureSection = observer(function PictureSection({ store, details }: PictureSectionProps) {
  const { t } = useTranslation('personal-details');
  const { session, toast } = useRootStore();
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLButtonElement>(null);
  const removal = useRemoval(store, () => choice.current?.focus());
  const { imagePath, firstName } = details;
  const close = () => setFile(undefined);
  return (
    <Section title={t('picture-title')}>
      <div className={styles.picture}>
        <Avatar
          firstName={firstName}
          id={session.profile?.userId ?? ''}
          size="large"
          {...(imagePath !== null && { url: imageUrl(imagePath, 'avatar'), label: t('picture-label') })}
        />
        <div className={styles.buttons}>
          <Button ref={choice} onClick={() => input.current?.click()}>
            <Icon of={ImagePlus} /> {t(imagePath === null ? 'picture-choose' : 'picture-replace')}
          </Button>
          {imagePath !== null && (
            <Button variant="quiet" isBusy={removal.isBusy} onClick={() => void removal.remove()}>
              <Icon of={Trash2} /> {t('picture-remove')}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.soft}>{t('picture-text')}</p>
      {removal.failure && (
        <Notice tone="error" isAlert>
          {removal.failure}
        </Notice>
      )}
      <input
        ref={input}
        type="file"
        hidden
        // Without HEIC among them, iPhones send what they keep as HEIC as JPEG.
        accept={PICTURE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <LazyCropSheet
        file={file}
        store={store}
        onClose={close}
        onSaved={() => {
          close();
          toast.show('success', t('picture-saved'));
        }}
      />
    </Section>
  );
});

/** @param onRemoved the button that was pressed is gone: something else takes the focus */
function useRemoval(store: PersonalDetailsStore, onRemoved: () => void) {
  const { t } = useTranslation('personal-details');
  const { toast } = useRootStore();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const outcome = await store.removePicture();
    setBusy(false);
    if (outcome.kind === 'refused') return setFailure(outcome.problem.message);
    if (outcome.kind === 'unreachable') return setFailure(t('picture-unreachable'));
    toast.show('success', t('picture-removed'));
    onRemoved();
  };
  return { isBusy, failure, remove };
}
