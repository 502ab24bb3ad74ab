import {
  type BlogAddresses,
  EVENTS_PER_PAGE,
  type Event,
  type EventPage,
  type LanguageTag,
} from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { MarkdownRenderer } from '../../../markdown/markdown-renderer.ts';
import { presentEvent, presentEventSummary } from './event.presenter.ts';
import type { EventRepository } from './event.repository.ts';
import type { EventDetailRow } from './event-rows.ts';

export type EventService = ReturnType<typeof createEventService>;

export function createEventService(
  repository: EventRepository,
  renderMarkdown: MarkdownRenderer,
  now: () => Date,
) {
  /** @throws ProblemError when there is no event with this id and a text in this language */
  async function requireEvent(id: string, language: LanguageTag): Promise<EventDetailRow> {
    const row = await repository.find(id, language);
    if (!row) throw new ProblemError(404, 'event-not-found');
    return row;
  }

  return {
    requireEvent,

    /** A page beyond the last one is empty and still tells the count. */
    async findEvents(language: LanguageTag, page: number, isPast: boolean): Promise<EventPage> {
      const time = now();
      const [rows, count] = await Promise.all([
        repository.list(language, isPast, page, time),
        repository.count(language, isPast, time),
      ]);
      return {
        eventArray: rows.map((row) => presentEventSummary(row, time)),
        page,
        pageCount: Math.ceil(count / EVENTS_PER_PAGE),
        count,
      };
    },

    async readEvent(id: string, language: LanguageTag): Promise<Event> {
      const row = await requireEvent(id, language);
      return presentEvent(row, renderMarkdown(row.description, language), now());
    },

    async listAddresses(): Promise<BlogAddresses> {
      const rows = await repository.listAddresses();
      return { addressArray: rows.map(({ id, slugs }) => ({ id, slugArray: slugs })) };
    },
  };
}
