import type {
  ConversationMessage,
  ConversationState,
  ConversationSummary,
  OpenedConversation,
} from '@moien/contract';
import { exampleSession } from '@moien/shared-lib/testing';

const ownerId = exampleSession.profile?.userId ?? '';
const exampleGuestId = '019b76da-a800-7838-a932-f8c36951b0c1';
const propertyId = '019b76da-a800-7838-a932-f8c36951b0d1';

export const idOf = (last: number) => `019b76da-a800-7838-a932-${String(last).padStart(12, '0')}`;

/** Of Léa, who lets a home, with Tom, who asks about it. */
export function exampleState(state: Partial<ConversationState> = {}): ConversationState {
  return {
    id: idOf(1),
    sourceUserProfileId: exampleGuestId,
    targetUserProfileId: ownerId,
    sourceNewMessageCount: 0,
    targetNewMessageCount: 0,
    propertyId,
    typeId: 1,
    lastMessageSeq: 1,
    lastMessageTimestamp: '2026-11-20T09:30:00.000Z',
    sourceReadUpTo: 1,
    targetReadUpTo: 1,
    isArchived: false,
    ...state,
  };
}

export function exampleMessage(message: Partial<ConversationMessage> = {}): ConversationMessage {
  const seq = message.seq ?? 1;
  return {
    id: idOf(100 + seq),
    isReaded: false,
    readedTimestamp: null,
    conversationId: idOf(1),
    seq,
    senderUserProfileId: exampleGuestId,
    text: 'Hello Léa, is there a lift?',
    creationTimestamp: '2026-11-20T09:30:00.000Z',
    editedTimestamp: null,
    isDeleted: false,
    ...message,
  };
}

const home = {
  propertyId,
  title: 'Bright flat above the Alzette',
  cityName: 'Luxembourg',
  imagePath: null,
};
const person = { userId: exampleGuestId, firstName: 'Tom', imagePath: null };

export function exampleSummary(summary: Partial<ConversationSummary> = {}): ConversationSummary {
  const state = exampleState(summary);
  return {
    home,
    person,
    lastMessage: exampleMessage({ conversationId: state.id, seq: state.lastMessageSeq }),
    ...state,
    ...summary,
  };
}

export function exampleOpened(opened: Partial<OpenedConversation> = {}): OpenedConversation {
  return { conversation: exampleState(), typeId: 1, home, person, ...opened };
}

/** A message that a search has found. */
export function exampleFound(seq: number, message: Partial<ConversationMessage> = {}) {
  const { lastMessage: _lastMessage, home: _home, person: _person, ...conversation } = exampleSummary();
  return { id: idOf(100 + seq), conversation, home, person, message: exampleMessage({ seq, ...message }) };
}

export const exampleOwnerId = ownerId;
export const exampleSides = { propertyId, userId: exampleGuestId, typeId: 1 } as const;
