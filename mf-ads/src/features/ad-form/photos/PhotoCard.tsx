import { type AdPhoto, imageUrl } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Badge, Icon, IconButton, Picture } from '@moien/shared-lib/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pencil from 'lucide-react/icons/pencil';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PhotoCard.module.css';
import type { PhotoOrder } from './use-photo-order.ts';

type PhotoCardProps = {
  photo: AdPhoto;
  /** Among the photos, from 0. */
  place: number;
  order: PhotoOrder;
  onOpen: () => void;
};

/** A photo at its place, with what it shows; pressed, it is edited. */
export function PhotoCard({ photo, place, order, onOpen }: PhotoCardProps) {
  const { t } = useTranslation('ad-form');
  const { languageTag } = useRootStore();
  const name = t('photo-name', { number: place + 1 });
  const words = photo.caption[languageTag] || Object.values(photo.caption).find(Boolean);
  const room = photo.room && t(`room-${photo.room}`);
  return (
    <li className={styles.photo} data-photo={photo.id} data-dragged={order.dragged === photo.id || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t('photo-edit', { name })}
        onClick={onOpen}
      >
        <Picture
          className={styles.picture}
          url={(width) => imageUrl(photo.path, width)}
          sizes={place === 0 ? '(min-width: 56em) 44rem, 100vw' : '(min-width: 56em) 14rem, 50vw'}
          alt=""
          ratio={place === 0 ? '16:9' : '3:2'}
        />
        <span className={styles.pencil}>
          <Icon of={Pencil} size="small" />
        </span>
      </button>
      {(place === 0 || photo.similarPhotoId) && (
        <div className={styles.marks}>
          {place === 0 && <Badge tone="second">{t('photo-first')}</Badge>}
          {photo.similarPhotoId && <Badge tone="warning">{t('photo-similar')}</Badge>}
        </div>
      )}
      <p className={styles.words} data-is-empty={!(words || room) || undefined}>
        {[room, words].filter(Boolean).join(' · ') || t('photo-no-caption')}
      </p>
      <Tools id={photo.id} name={name} place={place} order={order} />
    </li>
  );
}

/** One place earlier or later by a press, anywhere by the handle. */
function Tools({ id, name, place, order }: { id: string; name: string; place: number; order: PhotoOrder }) {
  const { t } = useTranslation('ad-form');
  const last = order.photos.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ...{ ArrowLeft: place - 1, ArrowUp: place - 1, ArrowRight: place + 1, ArrowDown: place + 1 },
      ...{ Home: 0, End: last },
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    order.move(id, next);
  };
  return (
    <div className={styles.tools}>
      <IconButton
        label={t('photo-forward', { name })}
        icon={ArrowLeft}
        aria-disabled={place === 0}
        onClick={() => place > 0 && order.move(id, place - 1)}
      />
      <IconButton
        label={t('photo-backward', { name })}
        icon={ArrowRight}
        aria-disabled={place === last}
        onClick={() => place < last && order.move(id, place + 1)}
      />
      <IconButton
        className={styles.handle}
        label={t('photo-move', { name })}
        icon={GripVertical}
        onKeyDown={onKeyDown}
        {...order.handle(id)}
      />
    </div>
  );
}
