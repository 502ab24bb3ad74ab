import type { PasskeyCreation, PasskeyReauthentication, PasskeyRequest } from '@moien/contract';

export const examplePasskeyRequest: PasskeyRequest = {
  challenge: 'a'.repeat(43),
  rpId: 'localhost',
  timeout: 600_000,
  userVerification: 'required',
};

export const examplePasskeyReauthentication: PasskeyReauthentication = {
  ...examplePasskeyRequest,
  allowCredentials: [{ type: 'public-key', id: 'AQ', transports: ['internal'] }],
};

export const examplePasskeyCreation: PasskeyCreation = {
  challenge: 'b'.repeat(43),
  rp: { id: 'localhost', name: 'Moïen' },
  user: { id: 'AQID', name: 'lea@example.lu', displayName: 'lea@example.lu' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

/** What a device gives back; in base64url each part is `AQ`, `Ag`, and so on. */
const credential = {
  id: 'AQ',
  rawId: bytes(1),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
};
export const madeCredential = {
  ...credential,
  response: {
    clientDataJSON: bytes(2),
    attestationObject: bytes(3),
    getTransports: () => ['internal'],
  },
};
export const signedCredential = {
  ...credential,
  response: {
    clientDataJSON: bytes(2),
    authenticatorData: bytes(3),
    signature: bytes(4),
    userHandle: bytes(5),
  },
};

export const deviceError = (name: string) => Object.assign(new Error('The device says so.'), { name });

type Device = Record<'create' | 'get', jest.Mock>;

/**
 * A browser that knows passkeys, until the end of the test.
 * @param isOffering whether it offers them for the field of an e-mail address
 */
export function installDevice(isOffering = false): Device {
  const device = { create: jest.fn(), get: jest.fn() };
  const isConditionalMediationAvailable = async () => isOffering;
  define(
    window,
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  define(navigator, 'credentials', device);
  return device;
}

export function removeDevice(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
}
