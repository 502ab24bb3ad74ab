import { isTimeZone, type NewNotificationSettings, type NotificationSettings } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import {
  allChoices,
  isOptional,
  OPTIONAL_KINDS,
  readSettings,
  writeChoices,
  writeSettings,
} from './notification-settings.repository.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

export type NotificationSettingsService = ReturnType<typeof createNotificationSettingsService>;

/** How who asks wants to be told of things. */
export function createNotificationSettingsService(
  database: Database,
  tokens: Pick<UnsubscribeTokens, 'read'>,
  now: () => Date,
) {
  const read = async (userId: string): Promise<NotificationSettings> => {
    const { choices, ...settings } = await readSettings(database, userId);
    return { ...settings, choiceArray: allChoices(choices) };
  };

  return {
    read,

    /** @throws ProblemError 400 for an unknown time zone, empty quiet hours, or a kind that has no choice */
    async write(userId: string, settings: NewNotificationSettings): Promise<NotificationSettings> {
      const { timeZone, quietHours, choiceArray } = settings;
      const isEmpty = quietHours !== null && quietHours.from === quietHours.to;
      if (!isTimeZone(timeZone) || isEmpty || !choiceArray.every(({ kind }) => isOptional(kind)))
        throw new ProblemError(400, 'invalid-request');
      await database
        .transaction()
        .execute((transaction) => writeSettings(transaction, userId, settings, now()));
      return read(userId);
    },

    /**
     * Ends the mails of a kind; a digest ends all that can be ended, or each would come by itself.
     * @throws ProblemError 404 for a token that the site has not signed
     */
    async endMails(token: string): Promise<{ kind: string }> {
      const found = tokens.read(token);
      if (!found) throw new ProblemError(404, 'invalid-link');
      const kinds = found.kind === 'digest' ? OPTIONAL_KINDS : [found.kind];
      const choices = kinds.map((kind) => ({ kind, channel: 'mail' as const, isOn: false }));
      await writeChoices(database, found.userId, choices);
      return { kind: found.kind };
    },
  };
}
