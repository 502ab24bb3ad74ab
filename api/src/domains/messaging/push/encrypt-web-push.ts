import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { WebSubscription } from '@moien/contract';

const RECORD_BYTES = 4096;
const LAST_RECORD = 2;

/** Of one message; drawn anew for each, given by the test with the numbers of RFC 8291. */
export type MessageSecrets = { salt: Buffer; privateKey: Buffer };

/**
 * A message that only the browser of the subscription can read, in one record of `aes128gcm` (RFC 8291 §3.4,
 * RFC 8188 §2).
 * @throws Error when the browser's key is no point of P-256
 */
export function encryptWebPush(
  text: string,
  { p256dh, auth }: WebSubscription['keys'],
  { salt, privateKey } = drawSecrets(),
): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const ownKey = ecdh.getPublicKey();
  const browserKey = Buffer.from(p256dh, 'base64url');
  const shared = ecdh.computeSecret(browserKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const material = derive(shared, Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.from(text)), cipher.update(Buffer.of(LAST_RECORD)), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, head, ownKey, ...sealed, cipher.getAuthTag()]);
}

function drawSecrets(): MessageSecrets {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { salt: randomBytes(16), privateKey: ecdh.getPrivateKey() };
}

function derive(material: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, bytes));
}
