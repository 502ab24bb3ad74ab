import type { listDepositClaims } from '@moien/api/application/list-deposit-claims';

/** Each claim with what both sides have written, and what an operator decides it with. */
export function sayDepositClaims(claims: Awaited<ReturnType<typeof listDepositClaims>>): void {
  for (const claim of claims) {
    const { booking_id: booking, claim_amount: claimed, amount, currency, ends_at: end } = claim;
    console.log(`booking ${booking}  ${claimed} of ${amount} ${currency}  until ${minuteOf(end)} UTC`);
    console.log(`  host, ${minuteOf(claim.claimed_at)} UTC: ${onOneLine(claim.claim_reason)}`);
    console.log(
      `  guest: ${claim.answer === null ? 'no answer in time' : onOneLine(claim.answer) || 'objects'}`,
    );
  }
  console.log(`${claims.length} to decide, amounts in minor units: npm run moderate -- settle-deposit`);
}

const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
