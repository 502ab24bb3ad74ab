import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createSeal } from '../lib/seal.ts';

const KEY_BYTES = 32;
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

  function sealOf({ keyId, wrapped }: WrappedKey) {
    const master = masters.find(({ id }) => id === keyId);
    if (!master) throw new Error(`No document key has the id ${keyId}: it was replaced too early.`);
    const decipher = createDecipheriv(WRAP_ALGORITHM, master.key, WRAP_IV);
    return createSeal(Buffer.concat([decipher.update(wrapped), decipher.final()]), 'document');
  }

  return {
    makeKey(): WrappedKey {
      const cipher = createCipheriv(WRAP_ALGORITHM, current.key, WRAP_IV);
      const wrapped = Buffer.concat([cipher.update(randomBytes(KEY_BYTES)), cipher.final()]);
      return { keyId: current.id, wrapped };
    },

    /** @param context is authenticated with the bytes, so that one file cannot stand in for another */
    encrypt: (key: WrappedKey, bytes: Buffer, context: string): Buffer => sealOf(key).seal(bytes, context),

    /** @throws Error where key or context are others, or the bytes were changed */
    decrypt(key: WrappedKey, encrypted: Buffer, context: string): Buffer {
      const bytes = sealOf(key).open(encrypted, context);
      if (!bytes) throw new Error(`The file ${context} is not as it was encrypted.`);
      return bytes;
    },
  };
}

type Master = { id: string; key: Buffer };

function masterOf(secret: string): Master {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'document keys', KEY_BYTES));
  const id = createHash('sha256').update('id').update(key).digest('hex').slice(0, KEY_ID_CHARACTERS);
  return { id, key };
}
