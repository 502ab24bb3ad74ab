import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createBoundedLimit } from '../../../lib/bounded-limit.ts';
import { unavailable } from '../../../lib/problem-error.ts';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIBIBYTES = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

const derive = promisify(argon2);

/** A process reads files and looks up names on the same four threads: passwords never take all of them. */
const runWithinLimit = createBoundedLimit(2, 100, () =>
  unavailable(new Error('Too many passwords are being hashed.')),
);

type Cost = { memory: number; passes: number; parallelism: number };

const COST: Cost = { memory: MEMORY_KIBIBYTES, passes: PASSES, parallelism: LANES };

/** @returns the hash in the PHC string format, with its own salt */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, TAG_BYTES, COST);
  return `$argon2id$v=19$m=${MEMORY_KIBIBYTES},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Whether the password is the one of the hash. Without a hash it takes as long as with one and is false, so
 * that nobody measures whether an address has an account or a password.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash ?? '') ?? [];
  if (memory === undefined) {
    await tagOf(password, Buffer.alloc(SALT_BYTES), TAG_BYTES, COST);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(await tagOf(password, Buffer.from(salt, 'base64'), expected.length, cost), expected);
}

/** One password has one form, whichever way a keyboard composes its letters (NIST SP 800-63B §3.1.1.2). */
function tagOf(password: string, nonce: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
  return runWithinLimit(() =>
    derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost }),
  );
}

/** PHC strings leave out the padding of base64. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
