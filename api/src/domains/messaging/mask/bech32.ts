const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const BECH32 = 1;
const BECH32M = 0x2bc830a3;
const VALUE_BITS = 5;
const VALUE_MASK = 31;
const TOP_SHIFT = 25;
const REST_MASK = 0x1ffffff;

/** Whether a text has the check characters of bech32 (BIP 173) or bech32m (BIP 350). */
export function isBech32(text: string): boolean {
  const small = text.toLowerCase();
  const separator = small.lastIndexOf('1');
  const prefix = [...small.slice(0, separator)].map((letter) => letter.charCodeAt(0));
  const data = [...small.slice(separator + 1)].map((letter) => ALPHABET.indexOf(letter));
  if (separator < 1 || data.includes(-1)) return false;
  const values = [
    ...prefix.map((code) => code >> VALUE_BITS),
    0,
    ...prefix.map((code) => code & VALUE_MASK),
    ...data,
  ];
  const check = values.reduce(nextCheck, 1);
  return check === BECH32 || check === BECH32M;
}

function nextCheck(check: number, value: number): number {
  const top = check >>> TOP_SHIFT;
  return GENERATOR.reduce(
    (sum, part, bit) => ((top >>> bit) & 1 ? sum ^ part : sum),
    ((check & REST_MASK) << VALUE_BITS) ^ value,
  );
}
