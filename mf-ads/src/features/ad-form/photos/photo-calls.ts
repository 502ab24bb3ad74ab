import type { Ad, AdPhotoWords } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import type { AdStore } from '../../ad-store/ad-store.ts';

type Api = RootStore['api'];

/** `message`: what the API said; nothing when it could not be reached. */
export type PhotoOutcome = { isDone: true } | { isDone: false; message?: string };

/** What a photo shows, in each language. */
export async function describePhoto(
  api: Api,
  store: AdStore,
  photoId: string,
  words: AdPhotoWords,
): Promise<PhotoOutcome> {
  const { id = '', query } = store;
  return settle(store, await api.call('describeAdPhoto', { path: { id, photoId }, query, body: words }));
}

export async function removePhoto(api: Api, store: AdStore, photoId: string): Promise<PhotoOutcome> {
  const { id = '', query } = store;
  return settle(store, await api.call('removeAdPhoto', { path: { id, photoId }, query }));
}

type Answer =
  | { kind: 'ok'; value: Ad }
  | { kind: 'refused'; problem: { message: string } }
  | { kind: 'unreachable' };

function settle(store: AdStore, answer: Answer): PhotoOutcome {
  if (answer.kind === 'ok') {
    store.follow(answer.value);
    return { isDone: true };
  }
  return answer.kind === 'refused' ? { isDone: false, message: answer.problem.message } : { isDone: false };
}
