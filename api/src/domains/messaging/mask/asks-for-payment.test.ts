import { findPaymentDetails } from './find-payment-details.ts';

const isMasked = (text: string) => findPaymentDetails(text).length > 0;

describe('a service that is named openly', () => {
  it.each([
    'Please send the deposit by Western Union',
    'Do not pay on the site, pay by PayPal instead',
    'Nicht über die Plattform, lieber per PayPal',
    'Die Seite funktioniert nicht, also bitte PayPal',
    'Do you have PayPal? It would be quicker',
    'Why not pay by Western Union?',
    'Pourquoi ne pas payer par Western Union ?',
    'Pode pagar por MB Way?',
    'Do you take PayPal? No fees then',
    'My account is blocked, so MoneyGram',
    'The owner asked for Western Union',
    'My wife works at Western Union, send the money there',
    'Revolut me 50',
    'PayPal?',
    'Envoie les 200 € avec Lydia',
    'Schick das Geld mit Zelle',
    'Send it via W.U.',
    'PP an Freunde, 150 €',
    'Two Steam cards as deposit please',
    'Gutscheinkarten, bitte Codes senden',
  ])('is kept back where it is to be paid by: %s', (text) => expect(isMasked(text)).toBe(true));

  it.each([
    'Never pay by Western Union, it is a scam',
    'Ne payez jamais par Western Union ou MoneyGram',
    'PayPal nehmen wir leider nicht',
    'Only through the site please, no Western Union',
    'Someone asked me to pay by Western Union for another flat',
    'I was scammed with MoneyGram last year',
    'I paid with PayPal on the site yesterday',
    'Do you take PayPal?',
    'Nehmen Sie auch PayPal oder nur Überweisung?',
    'Posso pagar com MB Way?',
    'I work for PayPal and my budget is 900 €',
    'The bakery only takes Payconiq',
    'Turn right after the Western Union',
    'My Revolut card was refused on the site',
    'I would rather pay through the site than by Western Union',
    'Thanks for the Amazon voucher',
    'Via Ria we heard that you have a second flat',
    'We take Lydia with us',
  ])('is left where it is talked of: %s', (text) => expect(isMasked(text)).toBe(false));

  it('is kept back with an account beside it, and with hidden letters, whatever is said of it', () => {
    expect(isMasked('Do you take P@yPal?')).toBe(true);
    expect(findPaymentDetails('Do you take PayPal? Or LU28 0019 4006 4475 0000')).toHaveLength(2);
  });
});
