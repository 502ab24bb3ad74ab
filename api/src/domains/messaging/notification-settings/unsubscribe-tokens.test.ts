import { UNSUBSCRIBE_TOKEN_PATTERN } from '@moien/contract';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const tokens = createUnsubscribeTokens('a-key-of-a-site-that-is-long-enough');
const whose = { userId: '019b76da-a800-7838-a932-f8c36951b067', kind: 'booking-change-withdrawn' };

it('says whose mails of which kind end', () => {
  const token = tokens.write(whose);
  expect(token).toMatch(new RegExp(UNSUBSCRIBE_TOKEN_PATTERN));
  expect(tokens.read(token)).toEqual(whose);
});

it('is good at the site that has signed it, as it was signed', () => {
  const token = tokens.write(whose);
  const [payload = '', signature = ''] = token.split('.');
  const other = Buffer.from(`${whose.userId} message`).toString('base64url');
  expect(tokens.read(`${other}.${signature}`)).toBeUndefined();
  expect(tokens.read(`${payload}.${'A'.repeat(43)}`)).toBeUndefined();
  expect(tokens.read(payload)).toBeUndefined();
  expect(createUnsubscribeTokens('another-key-of-another-site-12345').read(token)).toBeUndefined();
});
