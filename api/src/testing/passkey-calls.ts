import { TEST_PASSWORD } from './account-factory.ts';
import { createSoftwarePasskey, type Lie, type SoftwarePasskey } from './software-passkey.ts';
import type { TestBrowser } from './test-browser.ts';

/** Adds a passkey for who is signed in there. @returns with the id under which the site knows it */
export async function addPasskey(
  browser: TestBrowser,
  pageOrigin: string,
): Promise<{ device: SoftwarePasskey; id: string }> {
  const device = createSoftwarePasskey(pageOrigin);
  const proof = { password: TEST_PASSWORD };
  const creation = (await browser.post('/api/account/passkeys', { proof })).json();
  const added = await browser.post('/api/account/passkeys/confirm', { credential: device.create(creation) });
  return { device, id: added.json().id };
}

/** @param lie what the device or browser says in the place of what is right */
export async function signInByPasskey(browser: TestBrowser, device: SoftwarePasskey, lie: Lie = {}) {
  const request = (await browser.post('/api/sign-in/passkey')).json();
  return browser.post('/api/sign-in/passkey/confirm', { credential: device.answer(request, lie) });
}
