import { createHash } from 'node:crypto';
import { isBech32 } from './bech32.ts';
import { everyMatch } from './every-match.ts';
import { type FoundDetail, findAll } from './found-detail.ts';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Ripple counts with the same characters in an order of its own. */
const RIPPLE_ALPHABET = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const IS_BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;
const CHECKSUM_BYTES = 4;
const BASE58_LENGTHS = { shortest: 26, longest: 35 };
const BECH32_LENGTHS = { shortest: 39, longest: 108 };

/** Ethereum and its like, Monero, Bitcoin Cash behind its scheme. */
const BY_FORM = [
  /\b0\s?x(?:\s{0,2}[0-9a-f]){40}(?![0-9a-z])/gi,
  /\bbitcoincash:\s?[qp][02-9ac-hj-np-z]{41}(?![0-9a-z])/gi,
  /\b[48][0-9AB](?:\s?[1-9A-HJ-NP-Za-km-z]){93}\b/g,
];
/** Solana has no check digits: an address is long, or stands beside the word for it. */
const LONG = /(?<![\p{L}\d])(?=[1-9A-Z]*[a-z])(?=\D*\d)[1-9A-HJ-NP-Za-km-z]{43,44}(?![\p{L}\d])/gu;
const NAMED = /\b(?:sol|solana|usdt|usdc|phantom|wallet)\b\W{1,12}[1-9A-HJ-NP-Za-km-z]{32,44}\b/gi;
/** Bitcoin, Litecoin, Dogecoin, Dash, Tron in base58; one match for each place where one can begin. */
const BASE58_START = /(?<![\p{L}\d])(?=([13LMDXTA9r](?:\s{0,2}[1-9A-HJ-NP-Za-km-z]){25,34}))/gu;
/** Bitcoin, Litecoin, Cardano in bech32 (BIP 173). */
const BECH32_START =
  /(?<![\p{L}\d])(?=((?:b\s?c|t\s?b|l\s?t\s?c|a\s?d\s?d\s?r)\s?1(?:\s{0,2}[02-9ac-hj-np-z]){25,103}))/giu;
/** An address in two parts with words between them: "first …, and then …". */
const IN_PARTS = new RegExp(
  "(?<![\\p{L}\\d])((?:[13LMDXTA9r]|(?:bc|tb|ltc)1)[\\da-z]{7,60})([\\s,.;:–-]{1,3}(?:[\\p{L}'’]{1,12}[\\s,.;:–-]{1,3}){1,6})" +
    '((?=[a-z]*\\d)[\\da-z]{6,60})(?![\\p{L}\\d])',
  'giu',
);

export function findCryptoAddresses(text: string): FoundDetail[] {
  return [
    ...findChecked(text, BASE58_START, BASE58_LENGTHS, isBase58Check),
    ...findChecked(text, BECH32_START, BECH32_LENGTHS, isBech32),
    ...findInParts(text),
    ...[...BY_FORM, LONG, NAMED].flatMap((pattern) => findAll(text, pattern, 'crypto-address')),
  ];
}

type Lengths = { shortest: number; longest: number };

/** The shortest beginning of a match, without its spaces, that has the right check characters. */
function findChecked(
  text: string,
  pattern: RegExp,
  { shortest, longest }: Lengths,
  isAddress: (text: string) => boolean,
): FoundDetail[] {
  return everyMatch(text, pattern).flatMap(({ 1: match = '', index }) => {
    const ends = Array.from(match.matchAll(/\S/g), (one) => one.index + 1);
    const letters = match.replaceAll(/\s/g, '');
    if (!/\d/.test(letters.slice(1))) return [];
    for (let length = shortest; length <= Math.min(longest, letters.length); length += 1)
      if (isAddress(letters.slice(0, length)))
        return [{ kind: 'crypto-address' as const, from: index, to: index + (ends[length - 1] ?? 0) }];
    return [];
  });
}

function findInParts(text: string): FoundDetail[] {
  return everyMatch(text, IN_PARTS).flatMap(({ 0: match, 1: head = '', 3: tail = '', index }) => {
    const address = head + tail;
    const isAddress = isBech32(address) || (IS_BASE58.test(address) && isBase58Check(address));
    return isAddress ? [{ kind: 'crypto-address' as const, from: index, to: index + match.length }] : [];
  });
}

/** Whether its last four bytes are the beginning of the double SHA-256 of the others. */
function isBase58Check(address: string): boolean {
  const alphabet = address.startsWith('r') ? RIPPLE_ALPHABET : ALPHABET;
  let value = 0n;
  for (const letter of address) value = value * 58n + BigInt(alphabet.indexOf(letter));
  const hex = value.toString(16);
  const zeros = /^[1r]*/.exec(address)?.[0].length ?? 0;
  const bytes = Buffer.concat([
    Buffer.alloc(zeros),
    Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'),
  ]);
  const payload = bytes.subarray(0, -CHECKSUM_BYTES);
  return sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES).equals(bytes.subarray(-CHECKSUM_BYTES));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
