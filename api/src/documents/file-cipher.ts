import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** RFC 3394 §2.2.3.1. */
const WRAP_ALGORITHM = 'id-aes256-wrap';
const WRAP_IV = Buffer.alloc(8, 0xa6);
const KEY_ID_CHARACTERS = 16;

export type WrappedKey = { keyId: string; wrapped: Buffer };

export type FileCipher = ReturnType<typeof createFileCipher>;

/**
 * Encrypts each file with a key of its own, which is stored wrapped by a master key: without the row that
 * has the wrapped key nobody can read the file any more, from a backup of the files neither.
 * @param secrets the first wraps new keys; the others, from before it, still unwrap theirs
 */
export function createFileCipher(secrets: readonly [string, ...string[]]) {
  const masters = secrets.map(masterOf);
  const [current] = masters as [Master];

  function unwrap({ keyId, wrapped }: WrappedKey): Buffer {
    const master = masters.find(({ id }) => id === keyId);
    if (!master) throw new Error(`No document key has the id ${keyId}: it was replaced too early.`);
    const decipher = createDecipheriv(WRAP_ALGORITHM, master.key, WRAP_IV);
    return Buffer.concat([decipher.update(wrapped), decipher.final()]);
  }

  return {
    makeKey(): WrappedKey {
      const cipher = createCipheriv(WRAP_ALGORITHM, current.key, WRAP_IV);
      const wrapped = Buffer.concat([cipher.update(randomBytes(KEY_BYTES)), cipher.final()]);
      return { keyId: current.id, wrapped };
    },

    /** @param context is authenticated with the bytes, so that one file cannot stand in for another */
    encrypt(key: WrappedKey, bytes: Buffer, context: string): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, unwrap(key), iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    },

    /** @throws Error where key or context are others, or the bytes were changed */
    decrypt(key: WrappedKey, encrypted: Buffer, context: string): Buffer {
      const decipher = createDecipheriv(ALGORITHM, unwrap(key), encrypted.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

type Master = { id: string; key: Buffer };

function masterOf(secret: string): Master {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'document keys', KEY_BYTES));
  const id = createHash('sha256').update('id').update(key).digest('hex').slice(0, KEY_ID_CHARACTERS);
  return { id, key };
}
