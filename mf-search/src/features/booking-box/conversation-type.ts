/**
 * Conversations that begin with a question about a home; the release that serves them has no other kind yet.
 */
export const QUESTION = '1';
