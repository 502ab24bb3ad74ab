import type { ConversationState } from '@moien/contract';

type Reading = Pick<
  ConversationState,
  | 'sourceUserProfileId'
  | 'sourceReadUpTo'
  | 'targetReadUpTo'
  | 'sourceNewMessageCount'
  | 'targetNewMessageCount'
>;

/** Up to which `seq` one has read oneself. */
export function readUpToOf(conversation: Reading, userId: string | undefined): number {
  return isSource(conversation, userId) ? conversation.sourceReadUpTo : conversation.targetReadUpTo;
}

/** Up to which `seq` the other side has read. */
export function otherReadUpToOf(conversation: Reading, userId: string | undefined): number {
  return isSource(conversation, userId) ? conversation.targetReadUpTo : conversation.sourceReadUpTo;
}

export function unreadCountOf(conversation: Reading, userId: string | undefined): number {
  return isSource(conversation, userId)
    ? conversation.sourceNewMessageCount
    : conversation.targetNewMessageCount;
}

/** Whether the home is one's own. */
export function isHostOf(
  { targetUserProfileId }: Pick<ConversationState, 'targetUserProfileId'>,
  userId: string | undefined,
): boolean {
  return targetUserProfileId === userId;
}

function isSource({ sourceUserProfileId }: Reading, userId: string | undefined): boolean {
  return sourceUserProfileId === userId;
}
