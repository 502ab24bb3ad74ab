import type { NewPasskey, PasskeyAnswer } from '@moien/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { RelyingParty } from './relying-party.ts';

/** Those that every authenticator has one of (WebAuthn Level 3, section 5.4), the best first. */
export const ALGORITHMS: readonly number[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** What the browser adds to the page's request, and the device signs (WebAuthn 3, 5.8.1). */
export type ClientData = { challenge: string; origin: string };

export type VerifiedPasskey = {
  credentialId: Buffer;
  publicKey: Uint8Array;
  counter: number;
  isBackedUp: boolean;
  /** Of the model or password manager, as far as it says so. */
  aaguid: string;
};

/** @returns nothing where it is none */
export function readClientData(clientDataJson: string): ClientData | undefined {
  try {
    const { challenge, origin }: Partial<ClientData> = Object(
      JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()),
    );
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : undefined;
  } catch {
    return undefined;
  }
}

/** @returns nothing where the site was not asked for it, nobody was verified, or it cannot be read */
export async function verifyNewPasskey(
  credential: NewPasskey,
  { challenge, origin }: ClientData,
  relyingParty: RelyingParty,
): Promise<VerifiedPasskey | undefined> {
  if (!relyingParty.isOrigin(origin)) return undefined;
  try {
    if (hasCertificates(credential.response.attestationObject)) return undefined;
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty.id,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!made || made.credential.id !== credential.id) return undefined;
    const { credential: key, credentialBackedUp: isBackedUp, aaguid } = made;
    const credentialId = Buffer.from(key.id, 'base64url');
    return { credentialId, publicKey: key.publicKey, counter: key.counter, isBackedUp, aaguid };
  } catch {
    return undefined;
  }
}

/**
 * The site does not ask who has made the device, so browsers send no certificates of it; to check them,
 * addresses that they name would be asked.
 */
function hasCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  return format !== 'none' && !isSelfSigned;
}

type KnownKey = { public_key: Buffer; counter: number };

/** @returns the counter of the signature; nothing where it is none of this key for this challenge */
export async function verifyAnswer(
  credential: PasskeyAnswer,
  { challenge, origin }: ClientData,
  key: KnownKey,
  relyingParty: RelyingParty,
): Promise<{ counter: number; isBackedUp: boolean } | undefined> {
  if (!relyingParty.isOrigin(origin)) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty.id,
      credential: { id: credential.id, publicKey: new Uint8Array(key.public_key), counter: key.counter },
    });
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return verified ? { counter, isBackedUp } : undefined;
  } catch {
    return undefined;
  }
}
