import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const SALT_BYTES = 16;
const LENGTH_BYTES = 4;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

/**
 * What a browser reads of a message: RFC 8291 §3 and RFC 8188 §2, from the receiver's side.
 * @throws Error for what is not encrypted for it, or is no single record
 */
export function readWebPush(message: Buffer, browser: { ecdh: ECDH; auth: Buffer }): string {
  const salt = message.subarray(0, SALT_BYTES);
  const recordBytes = message.readUInt32BE(SALT_BYTES);
  const keyStart = SALT_BYTES + LENGTH_BYTES + 1;
  const keyEnd = keyStart + message.readUInt8(keyStart - 1);
  const serverKey = message.subarray(keyStart, keyEnd);
  const record = message.subarray(keyEnd);
  if (record.length > recordBytes) throw new Error('The message has more than one record.');

  const shared = browser.ecdh.computeSecret(serverKey);
  const parties = Buffer.concat([Buffer.from('WebPush: info\0'), browser.ecdh.getPublicKey(), serverKey]);
  const material = Buffer.from(hkdfSync('sha256', shared, browser.auth, parties, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));

  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The padding does not end a last record.');
  return padded.subarray(0, end).toString();
}
