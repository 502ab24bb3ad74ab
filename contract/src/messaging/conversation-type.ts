/** What a conversation is about; the table `conversation_type`. */
export const CONVERSATION_TYPE = { question: 1, booking: 2, lease: 3, visit: 4 } as const;
