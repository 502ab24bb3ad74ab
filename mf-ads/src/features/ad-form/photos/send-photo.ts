import { AD_PHOTO_PART_BYTES } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { runInAction } from 'mobx';
import type { PhotoUpload } from './photo-upload.ts';

type Api = RootStore['api'];
/** How much is here, and whether it has become a photo. */
type Progress = { offset: number; isHere: boolean };

const TRIES_MAXIMUM = 20;

/**
 * Sends a photo part by part, from what is here already. What a broken connection has cost is sent again.
 * @param pauses in milliseconds: how long after a failure it is tried again; the last one from then on
 * @returns whether the photo has arrived
 */
export async function sendPhoto(api: Api, upload: PhotoUpload, pauses: readonly number[]): Promise<boolean> {
  let progress: Progress = { offset: 0, isHere: false };
  if (upload.isContinued) progress = await askProgress(api, upload, progress);
  let tries = 0;
  while (!progress.isHere) {
    if (tries === TRIES_MAXIMUM) return false;
    const outcome = await sendPart(api, upload, progress.offset);
    if (outcome.kind === 'ok') {
      tries = outcome.value.offset > progress.offset ? 0 : tries + 1;
      progress = { offset: outcome.value.offset, isHere: outcome.value.photo !== null };
      follow(upload, progress);
      continue;
    }
    const isOutOfStep = outcome.kind === 'refused' && outcome.problem.code === 'upload-offset-wrong';
    if (isForGood(outcome) && !isOutOfStep) {
      runInAction(() => {
        upload.message = outcome.problem.message;
      });
      return false;
    }
    if (!isOutOfStep) await pause(upload, pauses[Math.min(tries, pauses.length - 1)]);
    tries += 1;
    progress = await askProgress(api, upload, progress);
  }
  return true;
}

type Outcome = Awaited<ReturnType<typeof sendPart>>;

/** Whether the same part would be refused again. */
const isForGood = (outcome: Outcome): outcome is Extract<Outcome, { kind: 'refused' }> =>
  outcome.kind === 'refused' && outcome.status !== 429 && outcome.status < 500;

/** At the end of the file it is empty: the answer of the last part was lost. */
function sendPart(api: Api, { id, adId, content }: PhotoUpload, offset: number) {
  return api.call('sendAdPhotoPart', {
    path: { id: adId, photoId: id },
    query: new URLSearchParams({ size: String(content.size) }),
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body: content.slice(offset, offset + AD_PHOTO_PART_BYTES),
  });
}

/** @param known what is taken to be here where nobody answers */
async function askProgress(api: Api, upload: PhotoUpload, known: Progress): Promise<Progress> {
  const { id, adId } = upload;
  const outcome = await api.call('getAdPhotoUpload', { path: { id: adId, photoId: id } });
  if (outcome.kind !== 'ok') return known;
  const progress = { offset: outcome.value.offset, isHere: outcome.value.photo !== null };
  follow(upload, progress);
  return progress;
}

function follow(upload: PhotoUpload, { offset }: Progress): void {
  runInAction(() => {
    upload.state = 'sending';
    upload.share = offset / upload.content.size;
  });
}

async function pause(upload: PhotoUpload, milliseconds: number | undefined): Promise<void> {
  runInAction(() => {
    upload.state = 'paused';
  });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
