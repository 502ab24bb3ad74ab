import { PERSON_PICTURE_EDGE } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { PhotoStore } from '../../../media/photo-store.ts';
import { refuseOtherTypes } from '../../../media/photo-type.ts';
import { readUpload } from '../../../media/read-upload.ts';
import { signedOut } from '../access/signed-in.ts';
import { lockPerson } from '../account/lock-person.ts';
import { findPicture, findShownPictures, setPicture } from './personal-details.repository.ts';

export type PersonPictureService = ReturnType<typeof createPersonPictureService>;

type Store = Pick<PhotoStore, 'add' | 'isOwn' | 'remove' | 'removeUnshown'>;

/** Pictures of people: one each, at an address that nobody can guess. */
export function createPersonPictureService(database: Database, store: Store, now: () => Date) {
  /** @returns the picture before it */
  const replace = (userId: string, path: string | null): Promise<string | undefined> =>
    database.transaction().execute(async (transaction) => {
      if (!(await lockPerson(transaction, userId))) throw signedOut();
      const former = await findPicture(transaction, userId);
      await setPicture(transaction, userId, path);
      return former;
    });

  async function removeFile(path: string | undefined): Promise<void> {
    if (path !== undefined && store.isOwn(path)) await store.remove(path);
  }

  return {
    /** @throws ProblemError 415 `heic-unsupported`, those of `readUpload`, and leaves nothing */
    async put(userId: string, bytes: Buffer): Promise<void> {
      refuseOtherTypes(bytes, { isWhole: true });
      // The file comes first: what a row names is there. Without its row the daily job removes it.
      const path = await store.add(await readUpload(bytes, PERSON_PICTURE_EDGE));
      await removeFile(await replace(userId, path));
    },

    remove: async (userId: string): Promise<void> => removeFile(await replace(userId, null)),

    /** @param erase takes the picture out of the database; afterwards its file goes */
    async removeWith(userId: string, erase: () => Promise<void>): Promise<void> {
      const path = await findPicture(database, userId);
      await erase();
      await removeFile(path);
    },

    /** Files that are nobody's picture any more. */
    removeOld: (): Promise<void> =>
      store.removeUnshown(new Date(now().getTime() - DAY_MILLISECONDS), (paths) =>
        findShownPictures(database, paths),
      ),
  };
}
