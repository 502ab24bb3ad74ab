import type { ConversationState } from '@moien/contract';

/**
 * The later of two states of a conversation: an answer that was asked for before an event may arrive after
 * it. What is counted here only grows.
 */
export function laterState<State extends ConversationState>(known: State, next: State): State {
  return progressOf(next) >= progressOf(known) ? next : known;
}

function progressOf({ lastMessageSeq, sourceReadUpTo, targetReadUpTo }: ConversationState): number {
  return lastMessageSeq + sourceReadUpTo + targetReadUpTo;
}
