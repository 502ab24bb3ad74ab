import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

export type Unsubscription = { userId: string; kind: string };
export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

/**
 * What the link of a mail carries: whose mails of which kind end. It is signed and not stored, so it is good
 * for as long as the mail is kept (RFC 8058 §3.1 wants it to need nothing else).
 * @param key a secret of the site; the key of these tokens is derived from it
 */
export function createUnsubscribeTokens(key: string) {
  const tokenKey = Buffer.from(hkdfSync('sha256', key, '', 'moien notification mails', KEY_BYTES));
  const sign = (payload: string) => createHmac('sha256', tokenKey).update(payload).digest();

  return {
    write({ userId, kind }: Unsubscription): string {
      const payload = Buffer.from(`${userId} ${kind}`).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },

    read(token: string): Unsubscription | undefined {
      const [payload = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const [userId = '', kind = ''] = Buffer.from(payload, 'base64url').toString().split(' ');
      return { userId, kind };
    },
  };
}
