import { useEffect, useState } from 'react';
import type { ThreadStore } from './thread-store.ts';

/** How many messages of the other side have come since the end of the log was in sight. */
export function useArrivedCount(
  { messages = [], userId }: Pick<ThreadStore, 'messages' | 'userId'>,
  isEndNear: boolean,
): number {
  const newest = messages.at(-1)?.seq ?? 0;
  const [seenSeq, setSeenSeq] = useState(newest);
  useEffect(() => {
    if (isEndNear) setSeenSeq(newest);
  }, [isEndNear, newest]);
  if (isEndNear) return 0;
  return messages.filter(({ seq, senderUserProfileId }) => seq > seenSeq && senderUserProfileId !== userId)
    .length;
}
