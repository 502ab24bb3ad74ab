import { type FoundDetail, findAll } from './found-detail.ts';

const BRAND = '(?:i-?tunes|apple|amazon|steam|google[\\s-]?play|playstation|xbox|vanilla|pcs|zalando|ikea)';
const GIFT_CARD =
  '(?:g[i1]ft[\\s-]?cards?|geschenk-?karten?|cadeauskaart(?:en)?|guthabenkarten?|gutscheinkarten?|c[a4]rtes? c[a4]de[a4]ux?|gutsch[e3][i1]ncodes?|' +
  'cart(?:ão|ões)[\\s-](?:de )?(?:presente|oferta)|kaddoskaart(?:e|en)?|(?:cartes?|coupons?|recharges?) pcs)';
const OF = "(?:(?:von|der|de|da|of|from|vun) |d[’'])?";

const ANY = new RegExp(`(?<!\\p{L})(?:une )?${GIFT_CARD}(?!\\p{L})`, 'giu');
const OF_BRAND = new RegExp(
  `(?<!\\p{L})(?:${BRAND}[\\s-]{0,3}(?:${GIFT_CARD}|gutsch[e3][i1]ne?n?|gutscheinkarten?|karten?|kaart(?:e|en)?|coupons?|vouchers?|cards?)|` +
    `(?:une )?(?:${GIFT_CARD}|vouchers?|gutsch[e3][i1]ne?) ${OF}${BRAND}|` +
    `(?:cartes?|cart(?:ão|ões)|ch[eè]ques?|coupons?|recharges?) (?:cadeaux? )?${OF}${BRAND})(?!\\p{L})`,
  'giu',
);

/** Cards and vouchers whose code is money. */
export function findGiftCards(text: string): FoundDetail[] {
  return [OF_BRAND, ANY].flatMap((pattern) => findAll(text, pattern, 'transfer-service'));
}
