import { escapeHtml } from '@moien/contract/lib/escape-html';
import type { CardPayment } from './resources.ts';

export type ChallengeLanguage = 'en' | 'fr' | 'de';

const TEXTS = {
  en: {
    title: 'Confirm your payment',
    explanation:
      'This is a test page. It stands for the page on which your bank asks you to confirm a payment.',
    amount: 'Amount',
    card: 'Card',
    confirm: 'Confirm',
    refuse: 'Refuse',
  },
  fr: {
    title: 'Confirmez votre paiement',
    explanation:
      'Ceci est une page de test. Elle remplace celle sur laquelle votre banque vous demande de confirmer un paiement.',
    amount: 'Montant',
    card: 'Carte',
    confirm: 'Confirmer',
    refuse: 'Refuser',
  },
  de: {
    title: 'Zahlung bestätigen',
    explanation:
      'Dies ist eine Testseite. Sie steht für die Seite, auf der Ihre Bank Sie bittet, eine Zahlung zu bestätigen.',
    amount: 'Betrag',
    card: 'Karte',
    confirm: 'Bestätigen',
    refuse: 'Ablehnen',
  },
} as const;

export function challengePage(
  language: ChallengeLanguage,
  { DebitedFunds: funds }: CardPayment,
  cardAlias: string,
): { title: string; body: string } {
  const texts = TEXTS[language];
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: funds.Currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return {
    title: texts.title,
    body: `<h1>${texts.title}</h1>
<p>${texts.explanation}</p>
<dl>
<dt>${texts.amount}</dt><dd>${escapeHtml(format.format(funds.Amount / 10 ** digits))}</dd>
<dt>${texts.card}</dt><dd>•••• ${escapeHtml(cardAlias.slice(-4))}</dd>
</dl>
<form method="post">
<button name="answer" value="confirm">${texts.confirm}</button>
<button class="second" name="answer" value="refuse">${texts.refuse}</button>
</form>`,
  };
}
