import {
  DEFAULT_LANGUAGE_TAG,
  FOUND_MESSAGES_PER_PAGE,
  type FoundMessage,
  type FoundMessagePage,
  MESSAGE_SEARCH_WORDS_MAXIMUM,
  type MessageSearchQuery,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { cleanName } from '../../../lib/contact-text.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import {
  presentHome,
  presentMessage,
  presentPerson,
  presentState,
} from '../conversation/conversation.presenter.ts';
import { readCursor, writeCursor } from '../cursor/place-cursor.ts';
import { type FoundRow, findMessagesWith } from './message-search.repository.ts';

export type MessageSearchService = ReturnType<typeof createMessageSearchService>;

/** Looks for words in the messages of who asks. */
export function createMessageSearchService(database: Database) {
  return {
    async search(
      userId: string,
      { text, cursor, language = DEFAULT_LANGUAGE_TAG }: MessageSearchQuery,
    ): Promise<FoundMessagePage> {
      const words = cleanName(text).split(' ').slice(0, MESSAGE_SEARCH_WORDS_MAXIMUM);
      if (words[0] === '') throw new ProblemError(400, 'invalid-request');
      const found = await findMessagesWith(database, {
        ...{ userId, words, language },
        after: cursor === undefined ? undefined : readCursor(cursor),
        limit: FOUND_MESSAGES_PER_PAGE + 1,
      });
      const shown = found.slice(0, FOUND_MESSAGES_PER_PAGE);
      const last = found.length > shown.length ? shown.at(-1)?.message : undefined;
      return {
        messageArray: shown.map((row) => presentFound(row, userId)),
        nextCursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
      };
    },
  };
}

function presentFound(row: FoundRow, userId: string): FoundMessage {
  return {
    conversation: presentState(row.conversation, userId),
    home: presentHome(row),
    person: presentPerson(row),
    message: presentMessage(row.message, row.conversation, userId),
  };
}
