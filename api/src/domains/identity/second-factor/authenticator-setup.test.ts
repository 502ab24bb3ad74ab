import decodeQR from 'qr/decode.js';
import { authenticatorSetup } from './authenticator-setup.ts';

const QUIET_ZONE = 4;
/** Pixels of a module. */
const SCALE = 4;

/** The QR code as pixels, black on white, for a reader of QR codes. */
function picture({ size, path }: ReturnType<typeof authenticatorSetup>['qrCode']) {
  const width = (size + 2 * QUIET_ZONE) * SCALE;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    for (let column = 0; column < Number(length) * SCALE; column += 1)
      for (let row = 0; row < SCALE; row += 1) {
        const left = (Number(x) + QUIET_ZONE) * SCALE + column;
        const top = (Number(y) + QUIET_ZONE) * SCALE + row;
        data.fill(0, (top * width + left) * 3, (top * width + left + 1) * 3);
      }
  return { width, height: width, data };
}

it.each(['lea@example.lu', `${'a'.repeat(240)}@example.lu`])(
  'draws a code that is read again: %s',
  (email) => {
    const { url, qrCode } = authenticatorSetup(Buffer.from('12345678901234567890'), email);
    expect(decodeQR(picture(qrCode))).toBe(url);
    expect(new URL(url).searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  },
);
