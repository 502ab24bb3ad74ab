const RANDOM_BYTES = 10;

/**
 * A new UUIDv7 (RFC 9562 §5.7): 48 bits of time in milliseconds since 1970, 74 random bits. In the browser
 * and on the server.
 * @param now milliseconds since 1970
 */
export function makeUuidV7(now = Date.now()): string {
  const random = [...crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))];
  const [first = 0, second = 0, third = 0, ...rest] = random;
  const bytes = [0x70 | (first & 0x0f), second, 0x80 | (third & 0x3f), ...rest];
  const hex = now.toString(16).padStart(12, '0') + bytes.map((byte) => hexOf(byte)).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
