import type { AuthenticatorSetup } from '@moien/contract';
import encodeQR from 'qr';

const ISSUER = 'Moïen';
/** The letters of a secret, each for five bits (RFC 4648 §6). */
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Modules of the quiet zone are the page's to draw; one is the least that the library takes. */
const BORDER = 1;

/** What somebody enters into an authenticator, by hand or with its camera. */
export function authenticatorSetup(secret: Buffer, email: string): AuthenticatorSetup {
  const text = base32(secret);
  const label = encodeURIComponent(`${ISSUER}:${email}`);
  const url = `otpauth://totp/${label}?secret=${text}&issuer=${encodeURIComponent(ISSUER)}`;
  return { secret: text, url, qrCode: drawQrCode(url) };
}

/** RFC 4648 §6, without padding. */
function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

function drawQrCode(text: string): AuthenticatorSetup['qrCode'] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
    .slice(BORDER, -BORDER)
    .map((row) => row.slice(BORDER, -BORDER));
  const path = rows.map((row, y) => rowPath(row, y)).join('');
  return { size: rows.length, path };
}

/** A line, one module wide, for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('');
}
