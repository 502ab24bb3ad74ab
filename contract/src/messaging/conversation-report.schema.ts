import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Instant } from '../lib/scalars.schema.ts';
import { CONVERSATION_REPORT_TEXT_MAXIMUM } from './limits.ts';

export const CONVERSATION_REPORT_REASONS = ['scam', 'payment-elsewhere', 'insult', 'spam', 'other'] as const;
export const ConversationReportReason = literals(CONVERSATION_REPORT_REASONS);
export type ConversationReportReason = Static<typeof ConversationReportReason>;

/** What somebody tells the site of the other side. */
export const ConversationReport = Type.Object(
  {
    reason: ConversationReportReason,
    text: Type.Optional(Type.String({ maxLength: CONVERSATION_REPORT_TEXT_MAXIMUM })),
  },
  { additionalProperties: false },
);
export type ConversationReport = Static<typeof ConversationReport>;

export const ReceivedReport = Type.Object({ receivedTimestamp: Instant });
export type ReceivedReport = Static<typeof ReceivedReport>;
