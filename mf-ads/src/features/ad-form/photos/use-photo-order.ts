import type { Ad, AdPhoto } from '@moien/contract';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdStore } from '../../ad-store/ad-store.ts';
import { useKeptFocus } from '../../kept-focus/use-kept-focus.ts';
import { movePhoto } from './move-photo.ts';

export type PhotoOrder = {
  photos: readonly AdPhoto[];
  dragged: string | undefined;
  /** Where a photo is now, for those who do not see it. */
  said: string;
  /** By buttons and keys. @param place from 0 */
  move: (id: string, place: number) => void;
  /** By mouse and touch, on the handle of a photo. */
  handle: (id: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
};

/** The order of the photos, as it is while one is dragged. */
export function usePhotoOrder(store: AdStore, ad: Ad): PhotoOrder {
  const { t } = useTranslation('ad-form');
  const [dragged, setDragged] = useState<{ id: string; ids: string[] }>();
  const [said, setSaid] = useState('');
  const keepFocus = useKeptFocus();
  const ids = dragged?.ids ?? ad.photoArray.map(({ id }) => id);
  const byId = new Map(ad.photoArray.map((photo) => [photo.id, photo]));
  const save = (photoIds: string[]) => {
    store.change({ photoIds });
    store.leave();
  };
  const move = (id: string, place: number) => {
    const next = movePhoto(ids, id, place);
    keepFocus();
    save(next);
    setSaid(t('photo-moved', { place: next.indexOf(id) + 1, count: next.length }));
  };
  return {
    photos: ids.flatMap((id) => byId.get(id) ?? []),
    dragged: dragged?.id,
    said,
    move,
    handle: (id) => ({
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ id, ids });
      },
      onPointerMove: ({ clientX, clientY }) => {
        if (dragged?.id !== id) return;
        const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]')
          ?.dataset.photo;
        if (over && over !== id)
          setDragged({ id, ids: movePhoto(dragged.ids, id, dragged.ids.indexOf(over)) });
      },
      onPointerUp: () => {
        if (dragged) save(dragged.ids);
        setDragged(undefined);
      },
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}
