import { SAVED_REPLIES_MAXIMUM, type SavedReplies, type SavedReply } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { cleanName, cleanText } from '../../../lib/contact-text.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { lockPerson, signedOut } from '../../identity/index.ts';
import { deleteSavedReply, listSavedReplies, putSavedReply } from './saved-reply.repository.ts';

export type SavedReplyService = ReturnType<typeof createSavedReplyService>;

/** The saved replies of who asks. */
export function createSavedReplyService(database: Database, now: () => Date) {
  return {
    list: async (userId: string): Promise<SavedReplies> => ({
      savedReplyArray: await listSavedReplies(database, userId),
    }),

    /** @throws ProblemError 400 where nothing is left of title or text, 409 `too-many-saved-replies` */
    put(userId: string, { id, title: givenTitle, text: givenText }: SavedReply): Promise<SavedReplies> {
      const [title, text] = [cleanName(givenTitle), cleanText(givenText)];
      if (title === '' || text === '') throw new ProblemError(400, 'invalid-request');
      return database.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) throw signedOut();
        const known = await listSavedReplies(transaction, userId);
        if (known.length >= SAVED_REPLIES_MAXIMUM && !known.some((one) => one.id === id.toLowerCase()))
          throw new ProblemError(409, 'too-many-saved-replies', { values: { count: SAVED_REPLIES_MAXIMUM } });
        await putSavedReply(transaction, userId, { id, title, text }, now());
        return { savedReplyArray: await listSavedReplies(transaction, userId) };
      });
    },

    async remove(userId: string, id: string): Promise<SavedReplies> {
      await deleteSavedReply(database, userId, id);
      return { savedReplyArray: await listSavedReplies(database, userId) };
    },
  };
}
