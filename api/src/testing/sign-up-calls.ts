import type { SignUpFields } from '@moien/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestBrowser } from './test-browser.ts';

export const SIGN_UP_PASSWORD = 'Correct-horse-2';

/** What somebody enters who keeps every rule, but for what is said otherwise. */
export function signUpEntry(email: string, more: Partial<SignUpFields> = {}): SignUpFields {
  return {
    phonePrefix: '+352',
    phoneNumber: '621 123 456',
    firstName: 'Marie',
    lastName: 'Schmit',
    email,
    password: SIGN_UP_PASSWORD,
    ...more,
  };
}

export function signUp(
  browser: TestBrowser,
  email: string,
  more?: Partial<SignUpFields>,
): Promise<LightMyRequestResponse> {
  return browser.post('/api/sign-up', signUpEntry(email, more));
}
