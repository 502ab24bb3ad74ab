import { AD_PHOTO_BYTES_MAXIMUM, AD_PHOTO_PART_BYTES, makeUuidV7 } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** More at once make each of them slower. */
const AT_ONCE = 2;
/** In milliseconds: how long after a broken connection it is tried again; the last one from then on. */
const PAUSES = [1_000, 2_000, 4_000, 8_000];
const TRIES_MAXIMUM = 20;

export class PhotoUpload {
  readonly id = makeUuidV7();
  readonly adId: string;
  readonly file: File;
  /** From 0 to 1. */
  share = 0;
  state: 'waiting' | 'sending' | 'paused' | 'failed' = 'waiting';
  /** What the API said of a file that it does not take. */
  message: string | undefined;

  constructor(adId: string, file: File) {
    this.adId = adId;
    this.file = file;
    makeAutoObservable(this, { id: false, adId: false, file: observableRef });
  }
}

type Root = Pick<RootStore, 'api'>;
type Finished = (adId: string) => Promise<void>;

/** Sends photos in parts, two at a time; what a broken connection has cost is sent again by itself. */
export class PhotoUploads {
  uploads: readonly PhotoUpload[] = [];
  readonly #root: Root;
  readonly #pauses: readonly number[];
  #finished: Finished = async () => undefined;

  constructor(root: Root, pauses: readonly number[] = PAUSES) {
    this.#root = root;
    this.#pauses = pauses;
    makeAutoObservable(this, { uploads: observableRef });
  }

  of(adId: string): readonly PhotoUpload[] {
    return this.uploads.filter((upload) => upload.adId === adId);
  }

  /** Told after each photo that has arrived. */
  onFinished(finished: Finished): void {
    this.#finished = finished;
  }

  /** @param tooLarge what is said of a file that is not even sent */
  add(adId: string, files: readonly File[], tooLarge: string): void {
    const added = files.map((file) => new PhotoUpload(adId, file));
    for (const upload of added) {
      if (upload.file.size <= AD_PHOTO_BYTES_MAXIMUM) continue;
      upload.state = 'failed';
      upload.message = tooLarge;
    }
    this.uploads = [...this.uploads, ...added];
    this.#next();
  }

  dismiss(upload: PhotoUpload): void {
    this.uploads = this.uploads.filter((other) => other !== upload);
  }

  retry(upload: PhotoUpload): void {
    upload.state = 'waiting';
    upload.message = undefined;
    this.#next();
  }

  toSnapshot() {
    return undefined;
  }

  #next(): void {
    const running = this.uploads.filter(({ state }) => state === 'sending' || state === 'paused').length;
    const waiting = this.uploads.filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - running))) {
      upload.state = 'sending';
      void this.#send(upload);
    }
  }

  async #send(upload: PhotoUpload): Promise<void> {
    const isDone = await this.#sendAll(upload);
    runInAction(() => {
      if (isDone) this.dismiss(upload);
      else upload.state = 'failed';
      this.#next();
    });
    if (isDone) await this.#finished(upload.adId);
  }

  /** @returns whether the photo has arrived */
  async #sendAll(upload: PhotoUpload): Promise<boolean> {
    let offset = 0;
    for (let tries = 0; tries < TRIES_MAXIMUM; ) {
      const outcome = await this.#sendPart(upload, offset);
      if (outcome.kind === 'ok') {
        tries = 0;
        offset = outcome.value.offset;
        runInAction(() => {
          upload.state = 'sending';
          upload.share = offset / upload.file.size;
        });
        if (outcome.value.photo) return true;
        continue;
      }
      const isOutOfStep = outcome.kind === 'refused' && outcome.problem.code === 'upload-offset-wrong';
      const isBusy = outcome.kind === 'refused' && (outcome.status === 429 || outcome.status >= 500);
      if (outcome.kind === 'refused' && !isOutOfStep && !isBusy) {
        runInAction(() => {
          upload.message = outcome.problem.message;
        });
        return false;
      }
      if (!isOutOfStep) await this.#pause(upload, tries);
      tries += 1;
      offset = await this.#askOffset(upload, offset);
    }
    return false;
  }

  #sendPart({ id, adId, file }: PhotoUpload, offset: number) {
    return this.#root.api.call('sendAdPhotoPart', {
      path: { id: adId, photoId: id },
      query: new URLSearchParams({ size: String(file.size) }),
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      body: file.slice(offset, offset + AD_PHOTO_PART_BYTES),
    });
  }

  async #askOffset({ id, adId }: PhotoUpload, known: number): Promise<number> {
    const outcome = await this.#root.api.call('getAdPhotoUpload', { path: { id: adId, photoId: id } });
    return outcome.kind === 'ok' ? outcome.value.offset : known;
  }

  async #pause(upload: PhotoUpload, tries: number): Promise<void> {
    runInAction(() => {
      upload.state = 'paused';
    });
    const milliseconds = this.#pauses[Math.min(tries, this.#pauses.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

export const photoUploads: FeatureStoreDefinition<PhotoUploads> = {
  key: 'ads/photo-uploads',
  create: (root) => new PhotoUploads(root),
};
