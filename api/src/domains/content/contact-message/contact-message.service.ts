import { randomUUIDv7 } from 'node:crypto';
import {
  CONTACT_NAME_MAXIMUM,
  CONTACT_TEXT_MAXIMUM,
  CONTACT_TEXT_MINIMUM,
  type ContactMessage,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { cleanName, cleanText } from '../../../lib/contact-text.ts';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError, type ProblemParameter } from '../../../lib/problem-error.ts';
import { messageText } from '../../../messages/message-text.ts';
import type { ContactChallenges } from './contact-challenge.ts';
import { createContactMessageRepository, type NewContactMessage } from './contact-message.repository.ts';
import type { FindContactObject } from './contact-object.port.ts';

const KEPT_DAYS = 730;

export type ContactMessageService = ReturnType<typeof createContactMessageService>;

export function createContactMessageService(
  database: Database,
  challenges: ContactChallenges,
  findObject: FindContactObject,
  now: () => Date,
) {
  /** Of somebody else or of nobody is the same: who asks learns nothing of what others have. */
  async function refuseForeign({ about, languageCode }: ContactMessage, senderId: string | null) {
    if (about === undefined) return;
    const person = senderId !== null && { userId: senderId, language: languageCode };
    if (!(person && (await findObject(about, person))))
      throw new ProblemError(404, 'contact-object-not-found');
  }

  /** One acknowledgement an hour for each address: nobody's mailbox is filled through us. */
  const store = (message: NewContactMessage): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const repository = createContactMessageRepository(transaction);
      await repository.lockSender(message.email);
      if (!(await repository.insertMessage(message))) return refuseOther(repository, message);
      await addJob(transaction, 'forward-contact-message', { messageId: message.id });
      const anHourAgo = new Date(message.createdAt.getTime() - HOUR_MILLISECONDS);
      if (!(await repository.hasWritten(message.email, anHourAgo, message.id)))
        await addJob(transaction, 'acknowledge-contact-message', { messageId: message.id });
    });

  return {
    issueChallenge: () => challenges.issue(),

    /**
     * Stores the message with the jobs that mail it. The same call again answers the same and sends nothing.
     * @param senderId who is signed in
     * @throws ProblemError `challenge-expired`, `challenge-used`, `invalid-solution` or
     * `contact-object-not-found`
     */
    async send(given: ContactMessage, senderId: string | null): Promise<{ message: string }> {
      const answer = { message: messageText(given.languageCode, 'contact-sent') };
      // A program filled in what people do not see: it is not told that nothing comes of it.
      if (given.website !== '') return answer;
      const challenge = await challenges.check(given.solution);
      await refuseForeign(given, senderId);
      await store({
        ...readWords(given),
        id: randomUUIDv7(),
        senderId,
        email: given.email,
        topic: given.topic,
        language: given.languageCode,
        about: given.about ?? null,
        challenge,
        createdAt: now(),
      });
      return answer;
    },

    removeOld(): Promise<void> {
      const before = new Date(now().getTime() - KEPT_DAYS * 24 * HOUR_MILLISECONDS);
      return createContactMessageRepository(database).deleteOld(before);
    },
  };
}

/**
 * A message that was stored already is what a browser repeats whose network failed; another needs its own
 * challenge.
 */
async function refuseOther(
  repository: Pick<ReturnType<typeof createContactMessageRepository>, 'isSame'>,
  message: NewContactMessage,
): Promise<void> {
  if (await repository.isSame(message)) return;
  throw new ProblemError(409, 'challenge-used');
}

/**
 * Lengths as the database counts them, in code points; the contract counts what people see as one character.
 */
function readWords({ name, text }: ContactMessage): { name: string; body: string } {
  const words = { name: cleanName(name), body: cleanText(text) };
  const parameters = [
    ...lengthProblems('name', words.name, 1, CONTACT_NAME_MAXIMUM),
    ...lengthProblems('text', words.body, CONTACT_TEXT_MINIMUM, CONTACT_TEXT_MAXIMUM),
  ];
  if (parameters.length > 0) throw new ProblemError(400, 'invalid-request', { parameters });
  return words;
}

function lengthProblems(name: string, value: string, minimum: number, maximum: number): ProblemParameter[] {
  const length = [...value].length;
  if (length >= minimum && length <= maximum) return [];
  const code = length < minimum ? 'too-short' : 'too-long';
  return [{ name, code, slug: 'field-length', values: { name, minimum, maximum } }];
}
