import type { ConversationStay, LanguageTag } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatDays } from '@moien/shared-lib/ui';

/** A request waits for the host, who reads that it does. */
export function isRequestOpen({ state }: ConversationStay, isHost: boolean): boolean {
  return isHost && state === 'requested';
}

/** How the stay of the two stands, and its days: `Booked · 12–15 May`. */
export function stayText(
  stay: ConversationStay,
  isHost: boolean,
  languageTag: LanguageTag,
  t: TextFunction,
): string {
  const { state, arrivalDate, departureDate } = stay;
  const days = formatDays(arrivalDate, departureDate, languageTag);
  if (state === undefined) return days;
  const stage = isRequestOpen(stay, isHost) ? 'request-open' : state;
  const how = t(`stay-${stage}`, {});
  return `${how} · ${days}`;
}
