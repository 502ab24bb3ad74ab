import { AD_PHOTO_BYTES_MAXIMUM, makeUuidV7 } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { readableFile } from './photo-file.ts';
import { PhotoUpload } from './photo-upload.ts';
import { sendPhoto } from './send-photo.ts';
import { forgetUnfinished, rememberUnfinished, unfinishedId, unfinishedNames } from './unfinished-photos.ts';

/** More at once make each of them slower. */
const AT_ONCE = 2;
/** In milliseconds: how long after a broken connection it is tried again; the last one from then on. */
const PAUSES = [1_000, 2_000, 4_000, 8_000];

type Root = Pick<RootStore, 'api'>;
type Finished = (adId: string) => Promise<void>;
/** What is said of files that are not even sent. */
export type PhotoRefusals = { tooLarge: string; heic: string };

/** Sends photos in parts, two at a time; what a broken connection has cost is sent again by itself. */
export class PhotoUploads {
  uploads: readonly PhotoUpload[] = [];
  readonly #root: Root;
  readonly #pauses: readonly number[];
  #finished: Finished = async () => undefined;
  #refusals: PhotoRefusals = { tooLarge: '', heic: '' };

  constructor(root: Root, pauses: readonly number[] = PAUSES) {
    this.#root = root;
    this.#pauses = pauses;
    makeAutoObservable(this, { uploads: observableRef });
  }

  of(adId: string): readonly PhotoUpload[] {
    return this.uploads.filter((upload) => upload.adId === adId);
  }

  /** Names of files that had not arrived when the page was left: who chooses them again goes on. */
  unfinishedOf(adId: string): string[] {
    return this.of(adId).length > 0 ? [] : unfinishedNames(adId);
  }

  /** Called after each photo that has arrived. */
  onFinished(finished: Finished): void {
    this.#finished = finished;
  }

  /** Their ids are in the order of the files, in which the photos will stand. */
  add(adId: string, files: readonly File[], refusals: PhotoRefusals): void {
    this.#refusals = refusals;
    const taken = new Set(this.of(adId).map(({ id }) => id));
    const ids = files.map(() => makeUuidV7()).sort();
    const added = files.map((file, index) => {
      const known = unfinishedId(adId, file, taken);
      const upload = new PhotoUpload(adId, file, known ?? `${ids[index]}`);
      upload.isContinued = known !== undefined;
      taken.add(upload.id);
      if (file.size > AD_PHOTO_BYTES_MAXIMUM) refuse(upload, refusals.tooLarge);
      else rememberUnfinished(upload);
      return upload;
    });
    this.uploads = [...this.uploads, ...added];
    this.#next();
  }

  dismiss(upload: PhotoUpload): void {
    forgetUnfinished(({ id }) => id === upload.id);
    this.uploads = this.uploads.filter((other) => other !== upload);
  }

  /** The owner does without what has not arrived. */
  forgetUnfinished(adId: string): void {
    forgetUnfinished((one) => one.adId === adId);
    // The names are kept by the browser, where nobody watches them.
    this.uploads = [...this.uploads];
  }

  retry(upload: PhotoUpload): void {
    upload.state = 'waiting';
    upload.message = undefined;
    upload.isContinued = true;
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
    const isDone = (await this.#prepare(upload)) && (await sendPhoto(this.#root.api, upload, this.#pauses));
    runInAction(() => {
      if (isDone) this.dismiss(upload);
      else refuse(upload, upload.message);
      this.#next();
    });
    if (isDone) await this.#finished(upload.adId);
  }

  /** @returns whether there is something to send */
  async #prepare(upload: PhotoUpload): Promise<boolean> {
    const content = await readableFile(upload.file);
    const { tooLarge, heic } = this.#refusals;
    runInAction(() => {
      if (!content) upload.message = heic;
      else if (content.size > AD_PHOTO_BYTES_MAXIMUM) upload.message = tooLarge;
      else upload.content = content;
    });
    // Drawn once more, a photo may have other bytes: it is sent from its beginning.
    if (content !== upload.file) forgetUnfinished(({ id }) => id === upload.id);
    return upload.message === undefined;
  }
}

/** Where a reason is known it is no use to send the file again. */
function refuse(upload: PhotoUpload, message: string | undefined): void {
  upload.state = 'failed';
  upload.message = message;
  if (message !== undefined) forgetUnfinished(({ id }) => id === upload.id);
}

export const photoUploads: FeatureStoreDefinition<PhotoUploads> = {
  key: 'ads/photo-uploads',
  create: (root) => new PhotoUploads(root),
};
