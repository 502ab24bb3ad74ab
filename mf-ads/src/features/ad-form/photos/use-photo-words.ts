import type { AdPhoto, AdPhotoWords } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdStore } from '../../ad-store/ad-store.ts';
import { describePhoto } from './photo-calls.ts';

/** What is typed for photos and could not be saved, by their ids. */
export type UnsavedWords = Map<string, AdPhotoWords>;

/** What a photo shows while it is edited. */
export type PhotoWords = AdPhotoWords & {
  /** Why it could not be saved. */
  failure: string | undefined;
  change: (part: Partial<AdPhotoWords>) => AdPhotoWords;
  /**
   * Saves what is typed, or the words given: a state of React is one render behind.
   * @returns whether it is saved
   */
  save: (words?: AdPhotoWords) => Promise<boolean>;
};

/** Each call sends caption and room together, so that a slow one undoes nothing of a later one. */
export function usePhotoWords(store: AdStore, photo: AdPhoto, unsaved: UnsavedWords): PhotoWords {
  const { t } = useTranslation('ad-form');
  const { api } = useRootStore();
  const [words, setWords] = useState<AdPhotoWords>(
    () => unsaved.get(photo.id) ?? { caption: photo.caption, room: photo.room },
  );
  const [failure, setFailure] = useState<string>();
  const sent = useRef({ words, isDone: Promise.resolve(!unsaved.has(photo.id)) });
  const send = async (next: AdPhotoWords) => {
    const outcome = await describePhoto(api, store, photo.id, next);
    setFailure(outcome.isDone ? undefined : (outcome.message ?? t('photo-unsaved')));
    if (outcome.isDone && unsaved.get(photo.id) === next) unsaved.delete(photo.id);
    return outcome.isDone;
  };
  return {
    ...words,
    failure,
    change: (part) => {
      const next = { ...words, ...part };
      unsaved.set(photo.id, next);
      setWords(next);
      return next;
    },
    save: async (next = words) => {
      if (sent.current.words === next && (await sent.current.isDone)) return true;
      sent.current = { words: next, isDone: send(next) };
      return sent.current.isDone;
    },
  };
}
