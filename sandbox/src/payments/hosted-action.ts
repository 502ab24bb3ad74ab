import { emit, type Provider } from './provider.ts';
import type { HostedAction, IdentitySession, User } from './resources.ts';

/** MangoPay's reasons for refusing documents, of which the page offers each. */
export const REFUSAL_REASONS = [
  'DOCUMENT_UNREADABLE',
  'DOCUMENT_NOT_ACCEPTED',
  'DOCUMENT_HAS_EXPIRED',
  'DOCUMENT_INCOMPLETE',
  'DOCUMENT_FALSIFIED',
  'DOCUMENT_DO_NOT_MATCH_USER_DATA',
  'UNDERAGE_PERSON',
  'SPECIFIC_CASE',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type HostedAnswer = 'confirm' | 'refuse' | 'review';

/** False when it was answered before: the page then only leads back. */
export function isOpen(action: HostedAction): boolean {
  if (action.kind === 'enrolment') return action.user.UserStatus === 'PENDING_USER_ACTION';
  if (action.kind === 'recipient') return action.recipient.Status === 'PENDING';
  return action.session.Status === 'PENDING' || action.session.Status === 'REVIEW';
}

export function answerAction(
  provider: Provider,
  action: HostedAction,
  answer: HostedAnswer,
  reason: RefusalReason,
): void {
  if (!isOpen(action)) return;
  if (action.kind === 'enrolment') {
    // Who does not finish may come again.
    if (answer === 'confirm') action.user.UserStatus = 'ACTIVE';
  } else if (action.kind === 'recipient') {
    action.recipient.Status = answer === 'confirm' ? 'ACTIVE' : 'CANCELED';
    emit(provider, `RECIPIENT_${action.recipient.Status}`, action.recipient.Id);
  } else decideIdentity(provider, action.session, action.user, answer, reason);
}

function decideIdentity(
  provider: Provider,
  session: IdentitySession,
  user: User,
  answer: HostedAnswer,
  reason: RefusalReason,
): void {
  const [status, event] = {
    confirm: ['VALIDATED', 'VALIDATED'] as const,
    refuse: ['REFUSED', 'FAILED'] as const,
    review: ['REVIEW', 'INCONCLUSIVE'] as const,
  }[answer];
  session.Status = status;
  session.Checks =
    answer === 'refuse'
      ? [
          {
            Type: 'IDENTITY_DOCUMENT_VERIFICATION',
            CheckStatus: 'REFUSED',
            Reasons: [{ Type: reason, Value: '' }],
          },
        ]
      : [];
  if (answer === 'confirm') user.KYCLevel = 'REGULAR';
  emit(provider, `IDENTITY_VERIFICATION_${event}`, session.Id);
}
