import { BASE32 } from '../domains/identity/second-factor/authenticator-setup.ts';
import { oneTimeCode, STEP_MILLISECONDS, stepAt } from '../domains/identity/second-factor/one-time-code.ts';
import { TEST_PASSWORD } from './account-factory.ts';
import type { TestBrowser } from './test-browser.ts';

/**
 * The code that an authenticator app shows for a secret.
 * @param steps how many steps of 30 seconds from now
 */
export function codeOf(secret: string, steps = 0): string {
  const bits = Array.from(secret, (sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const time = new Date(Date.now() + steps * STEP_MILLISECONDS);
  return oneTimeCode(Buffer.from(bytes), stepAt(time));
}

/**
 * Sets up an authenticator for who is signed in there.
 * @returns with the code that has confirmed it, which is used up: sign in with that of the next step
 */
export async function setUpAuthenticator(
  browser: TestBrowser,
): Promise<{ secret: string; code: string; recoveryCodes: string[] }> {
  const proof = { password: TEST_PASSWORD };
  const { secret } = (await browser.post('/api/account/authenticator', { proof })).json();
  const code = codeOf(secret);
  const confirmed = await browser.post('/api/account/authenticator/confirm', { code });
  return { secret, code, recoveryCodes: confirmed.json().recoveryCodeArray };
}
