import { CONVERSATION_TYPE } from '@moien/contract';

/** Conversations that begin with a question about a home. */
export const QUESTION = String(CONVERSATION_TYPE.question);
