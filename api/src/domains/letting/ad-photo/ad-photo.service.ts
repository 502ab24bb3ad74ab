import {
  AD_PHOTO_BYTES_MAXIMUM,
  AD_PHOTOS_MAXIMUM,
  type Ad,
  type AdPhotoUpload,
  type AdPhotoWords,
  type LanguageTag,
  missingRequirements,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { cleanName } from '../../../lib/contact-text.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { PhotoStore } from '../../../media/photo-store.ts';
import { refuseOtherTypes } from '../../../media/photo-type.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { presentAd, presentPhoto } from '../ad/ad.presenter.ts';
import { lockAd, updateAd } from '../ad/ad.repository.ts';
import { adNotFound, hold, requireAd } from '../ad/ad.service.ts';
import {
  advanceUpload,
  countPhotos,
  deleteOldUploads,
  deletePhoto,
  deleteUpload,
  describePhoto,
  findPhotoPath,
  findShownPaths,
  findUpload,
  insertPhoto,
  insertUpload,
} from './ad-photo.repository.ts';
import { keepPhoto } from './read-photo.ts';

type OfPhoto = { ownerId: string; adId: string; photoId: string };
type Asked = OfPhoto & { language: LanguageTag };
type Part = { size: number; offset: number; bytes: Buffer };

const MEGABYTE = 1024 * 1024;

export type AdPhotoService = ReturnType<typeof createAdPhotoService>;

/** Photos of one’s own homes: they come in parts, so that a broken connection costs one part. */
export function createAdPhotoService(database: Database, store: PhotoStore, now: () => Date) {
  /** Under the lock of the home. @throws ProblemError 404 */
  const inAd = <Result>(
    { ownerId, adId }: OfPhoto,
    work: (transaction: OpenTransaction) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction().execute(async (transaction) => {
      if (!(await lockAd(transaction, ownerId, adId))) throw adNotFound();
      return work(transaction);
    });

  async function findPhoto({ ownerId, adId, photoId }: OfPhoto) {
    const ad = await requireAd(database, { ownerId, id: adId, language: 'en' });
    return ad.photos.find(({ id }) => id === photoId.toLowerCase());
  }

  /** @throws ProblemError 404, 409 `photo-id-taken`, `too-many-photos` or `upload-offset-wrong` */
  const begin = (about: OfPhoto, { size, offset }: Part): Promise<void> =>
    inAd(about, async (transaction) => {
      if ((await countPhotos(transaction, about)) >= AD_PHOTOS_MAXIMUM)
        throw new ProblemError(409, 'too-many-photos', { values: { count: AD_PHOTOS_MAXIMUM } });
      await insertUpload(transaction, { ...about, size, at: now() });
      const upload = await findUpload(transaction, about.photoId);
      if (upload?.property_id !== about.adId.toLowerCase() || upload.size !== size)
        throw new ProblemError(409, 'photo-id-taken');
      if (upload.received !== offset) throw new ProblemError(409, 'upload-offset-wrong');
    });

  /** May come twice: when the answer of the last part was lost, the browser asks for it again. */
  async function finish(about: OfPhoto, size: number): Promise<AdPhotoUpload> {
    const { adId, photoId } = about;
    const file = await readWhole(photoId, size)
      .then((bytes) => keepPhoto(bytes, store))
      .catch(async (error: unknown) => {
        const known = await findPhoto(about);
        if (known) return { known };
        // What our own side could not do now, an empty part asks for once more.
        if (error instanceof ProblemError && error.status < 500) {
          await deleteUpload(database, photoId);
          await store.removeParts(photoId);
        }
        throw error;
      });
    if ('known' in file) return arrived(file.known, size);
    // The file comes first: what a row names is there. Without its row the daily job removes it.
    const isNew = await inAd(about, async (transaction) => {
      const isInserted = await insertPhoto(transaction, { adId, photoId, ...file });
      await deleteUpload(transaction, photoId);
      await touch(transaction, about);
      return isInserted;
    });
    if (!isNew) await store.remove(file.path);
    await store.removeParts(photoId);
    return arrived(await findPhoto(about), size);
  }

  /** @throws ProblemError 409 `upload-offset-wrong` where parts are missing: the browser begins anew */
  async function readWhole(photoId: string, size: number): Promise<Buffer> {
    const bytes = await store.readParts(photoId);
    if (bytes.byteLength !== size) throw new ProblemError(409, 'upload-offset-wrong');
    return bytes;
  }

  /** A new version of the ad; what guests can see may have to be looked at first. */
  async function touch(transaction: OpenTransaction, { ownerId, adId }: OfPhoto): Promise<void> {
    await updateAd(transaction, adId, { columns: {}, fieldNames: [], at: now() });
    const ad = await requireAd(transaction, { ownerId, id: adId, language: 'en' });
    if (ad.ad_state === 'published') await hold(transaction, adId, now());
  }

  const answer = async ({ ownerId, adId, language }: Asked): Promise<Ad> =>
    presentAd(await requireAd(database, { ownerId, id: adId, language }));

  return {
    /** @throws ProblemError 404 */
    async progress(about: OfPhoto): Promise<AdPhotoUpload> {
      const photo = await findPhoto(about);
      const upload = await findUpload(database, about.photoId);
      const isOfAd = upload?.property_id === about.adId.toLowerCase();
      return { offset: isOfAd ? upload.received : 0, photo: photo ? presentPhoto(photo) : null };
    },

    /** @throws ProblemError 404, 409, 413 `photo-too-large`, and those of `keepPhoto` */
    async sendPart(about: OfPhoto, part: Part): Promise<AdPhotoUpload> {
      const { size, offset, bytes } = part;
      const known = await findPhoto(about);
      if (known) return arrived(known, size);
      const end = offset + bytes.byteLength;
      checkPart(part, end);
      await begin(about, part);
      if (bytes.byteLength > 0) {
        await store.addPart(about.photoId, offset, bytes);
        const step = { photoId: about.photoId, from: offset, to: end };
        if (!(await advanceUpload(database, step))) throw new ProblemError(409, 'upload-offset-wrong');
      }
      return end === size ? finish(about, size) : { offset: end, photo: null };
    },

    /** @throws ProblemError 404 `photo-not-found` */
    async describe(about: Asked, { caption, room }: AdPhotoWords): Promise<Ad> {
      const cleaned = Object.fromEntries(
        Object.entries(caption)
          .map(([language, text]) => [language, cleanName(text)] as const)
          .filter(([, text]) => text !== ''),
      );
      await inAd(about, async (transaction) => {
        if (!(await describePhoto(transaction, about, { caption: cleaned, room })))
          throw new ProblemError(404, 'photo-not-found');
        await updateAd(transaction, about.adId, { columns: {}, fieldNames: [], at: now() });
      });
      return answer(about);
    },

    /** The last one of an ad that guests can see stays. @throws ProblemError 404 or 409 `ad-would-lack` */
    async remove(about: Asked): Promise<Ad> {
      const path = await inAd(about, async (transaction) => {
        const found = await findPhotoPath(transaction, about);
        if (found === undefined) throw new ProblemError(404, 'photo-not-found');
        await deletePhoto(transaction, about);
        await touch(transaction, about);
        const ad = await requireAd(transaction, { ...about, id: about.adId });
        if (ad.ad_state !== 'draft' && missingRequirements(ad.facts).includes('photos'))
          throw new ProblemError(409, 'ad-would-lack');
        return found;
      });
      // Pictures of the demo and of an import are drawn on request or shared: they stay.
      if (store.isOwn(path)) await store.remove(path);
      return answer(about);
    },

    /** What was begun and never ended, and files that no home shows any more. */
    async removeOld(): Promise<void> {
      const before = new Date(now().getTime() - DAY_MILLISECONDS);
      for (const photoId of await deleteOldUploads(database, before)) await store.removeParts(photoId);
      await store.removeUnshown(before, (paths) => findShownPaths(database, paths));
    },
  };
}

/** @throws ProblemError 400, 413 `photo-too-large` or 415 */
function checkPart({ size, offset, bytes }: Part, end: number): void {
  if (size > AD_PHOTO_BYTES_MAXIMUM)
    throw new ProblemError(413, 'photo-too-large', { values: { count: AD_PHOTO_BYTES_MAXIMUM / MEGABYTE } });
  // An empty part stands for the end alone.
  if (end > size || (bytes.byteLength === 0 && end < size)) throw new ProblemError(400, 'invalid-request');
  if (offset === 0) refuseOtherTypes(bytes, { isWhole: end === size });
}

const arrived = (photo: Parameters<typeof presentPhoto>[0] | undefined, size: number): AdPhotoUpload => ({
  offset: size,
  photo: photo ? presentPhoto(photo) : null,
});
