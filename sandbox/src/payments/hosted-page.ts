import { escapeHtml } from '@moien/contract/lib/escape-html';
import type { ChallengeLanguage } from './challenge-page.ts';
import { REFUSAL_REASONS } from './hosted-action.ts';
import type { HostedAction } from './resources.ts';

const TEXTS = {
  en: {
    enrolment: 'Protect your account',
    recipient: 'Confirm your bank account',
    identity: 'Verify your identity',
    explanation: 'This is a test page. It stands for a page of the payment provider.',
    confirm: 'Confirm',
    refuse: 'Refuse',
    review: 'Look at it later',
    reason: 'Reason for a refusal',
  },
  fr: {
    enrolment: 'Protégez votre compte',
    recipient: 'Confirmez votre compte bancaire',
    identity: 'Vérifiez votre identité',
    explanation: 'Ceci est une page de test. Elle remplace une page du prestataire de paiement.',
    confirm: 'Confirmer',
    refuse: 'Refuser',
    review: 'Examiner plus tard',
    reason: 'Motif d’un refus',
  },
  de: {
    enrolment: 'Konto schützen',
    recipient: 'Bankkonto bestätigen',
    identity: 'Identität bestätigen',
    explanation: 'Dies ist eine Testseite. Sie steht für eine Seite des Zahlungsdienstes.',
    confirm: 'Bestätigen',
    refuse: 'Ablehnen',
    review: 'Später prüfen',
    reason: 'Grund einer Ablehnung',
  },
} as const;

/** Companies may also wait for somebody of the provider who looks at them. */
export function hostedPage(
  language: ChallengeLanguage,
  action: HostedAction,
): { title: string; body: string } {
  const texts = TEXTS[language];
  const title = texts[action.kind];
  const isCompany = action.kind === 'identity' && action.user.PersonType === 'LEGAL';
  const reasons = REFUSAL_REASONS.map((reason) => `<option>${reason}</option>`).join('');
  return {
    title,
    body: `<h1>${title}</h1>
<p>${texts.explanation}</p>
<p>${escapeHtml(subjectOf(action))}</p>
<form method="post">
${action.kind === 'identity' ? `<label>${texts.reason} <select name="reason">${reasons}</select></label>` : ''}
<button name="answer" value="confirm">${texts.confirm}</button>
<button class="second" name="answer" value="refuse">${texts.refuse}</button>
${isCompany ? `<button class="second" name="answer" value="review">${texts.review}</button>` : ''}
</form>`,
  };
}

function subjectOf(action: HostedAction): string {
  return action.kind === 'recipient' ? action.recipient.DisplayName : String(action.user.Email);
}
