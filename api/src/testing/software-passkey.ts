import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@moien/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of authenticator data (WebAuthn Level 3, section 6.1). */
const FLAG = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** What an answer says in the place of what is right. */
export type Lie = {
  origin?: string;
  challenge?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  type?: string;
  userHandle?: string;
  /** Of the attestation statement. */
  format?: string;
};

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;

/** One passkey of a device that asks its owner for nothing: ES256, without attestation. */
export function createSoftwarePasskey(pageOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  /** Of whoever the passkey is made for. */
  let userHandle = randomBytes(16).toString('base64url');
  let count = 0;

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? pageOrigin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpId: string, lie: Lie, attested?: Buffer) => {
    const flags =
      FLAG.present |
      (lie.isVerified === false ? 0 : FLAG.verified) |
      FLAG.backupEligible |
      FLAG.backedUp |
      (attested ? FLAG.attested : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? count);
    return Buffer.concat([
      sha256(lie.rpId ?? rpId),
      Buffer.from([flags]),
      counter,
      attested ?? Buffer.alloc(0),
    ]);
  };

  return {
    id,

    create({ challenge, rp, user }: PasskeyCreation, lie: Lie = {}): NewPasskey {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const statement = new Map<string, string | Uint8Array[]>(
        lie.format === undefined ? [] : [['x5c', [randomBytes(20)]]],
      );
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | typeof statement>([
          ['fmt', lie.format ?? 'none'],
          ['attStmt', statement],
          ['authData', new Uint8Array(authenticatorData(rp.id, lie, attested))],
        ]),
      );
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lie).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    /** Counts one signature more. */
    answer({ challenge, rpId }: PasskeyRequest, lie: Lie = {}): PasskeyAnswer {
      count += 1;
      const data = authenticatorData(rpId, lie);
      const client = clientData('webauthn.get', challenge, lie);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lie.userHandle ?? userHandle,
        },
      };
    },
  };
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** Of ES256: key type EC2, algorithm, curve P-256, and its point (RFC 9053 §7.1). */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}
