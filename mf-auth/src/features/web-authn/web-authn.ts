import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@moien/contract';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** The device has a passkey of the same account (WebAuthn Level 3, section 5.1.3). */
const EXISTS = 'InvalidStateError';
/** Its owner has closed the device's dialog, or something else has taken the place of what was asked. */
const DECLINED = ['NotAllowedError', 'AbortError'];

/**
 * Has the device make a passkey, which sends no more than the site reads.
 * @returns nothing where its owner did not want to, or it cannot
 */
export async function createPasskey(creation: PasskeyCreation): Promise<NewPasskey | 'exists' | undefined> {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    return nameOf(error) === EXISTS ? 'exists' : undefined;
  }
}

/**
 * Has the device sign.
 * @param isOffered without a dialog: among what the browser offers for the field of the e-mail address
 * @returns nothing where its owner did not want to; throws where it cannot
 */
export async function answerWithPasskey(
  request: PasskeyRequest,
  isOffered: boolean,
): Promise<PasskeyAnswer | undefined> {
  try {
    const answer = await startAuthentication({ optionsJSON: request, useBrowserAutofill: isOffered });
    const { id, rawId, type, response } = answer;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch (error) {
    if (DECLINED.includes(nameOf(error))) return undefined;
    throw error;
  }
}

export const canOfferPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Takes back what the device was asked. */
export function cancelPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
