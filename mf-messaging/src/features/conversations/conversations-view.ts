import { CONVERSATION_TYPE, type ConversationTypeId } from '@moien/contract';

/** Which of one's conversations a list shows, as its address says it. */
export const CONVERSATIONS_VIEWS = ['all', 'unread', 'questions', 'bookings', 'archived'] as const;
export type ConversationsView = (typeof CONVERSATIONS_VIEWS)[number];

type Query = { typeId?: ConversationTypeId; isUnread?: true; isArchived?: true };

const QUERIES: Record<ConversationsView, Query> = {
  all: {},
  unread: { isUnread: true },
  questions: { typeId: CONVERSATION_TYPE.question },
  bookings: { typeId: CONVERSATION_TYPE.booking },
  archived: { isArchived: true },
};

export function readView(search: URLSearchParams): ConversationsView {
  const view = search.get('view');
  return CONVERSATIONS_VIEWS.find((one) => one === view) ?? 'all';
}

export function writeView(view: ConversationsView): URLSearchParams {
  return new URLSearchParams(view === 'all' ? {} : { view });
}

export function queryOf(view: ConversationsView): Record<string, string> {
  return Object.fromEntries(Object.entries(QUERIES[view]).map(([name, value]) => [name, String(value)]));
}
