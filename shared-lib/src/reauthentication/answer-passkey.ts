import type { PasskeyAnswer, PasskeyReauthentication } from '@moien/contract';

/**
 * Has the device sign (WebAuthn Level 3, section 5.1.4). The browser's own JSON forms are missing before
 * Safari 18.4 and Chrome 129.
 * @returns nothing where its owner did not want to, or it cannot
 */
export async function answerPasskey(request: PasskeyReauthentication): Promise<PasskeyAnswer | undefined> {
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        ...request,
        challenge: bytesOf(request.challenge),
        allowCredentials: request.allowCredentials.map(({ type, id, transports }) => ({
          type,
          id: bytesOf(id),
          transports: transports as AuthenticatorTransport[],
        })),
      },
    });
    return credential ? present(credential as SignedCredential) : undefined;
  } catch (error) {
    console.warn('No passkey has answered.', error);
    return undefined;
  }
}

type SignedCredential = PublicKeyCredential & { response: AuthenticatorAssertionResponse };

function present({ id, rawId, response }: SignedCredential): PasskeyAnswer {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId: textOf(rawId), type: 'public-key' },
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
  };
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64Url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
