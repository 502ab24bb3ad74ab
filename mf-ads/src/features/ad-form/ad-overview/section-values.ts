import type { Ad } from '@moien/contract';
import type { RootStore, TextFunction } from '@moien/shared-lib';
import { formatNumber, formatPrice } from '@moien/shared-lib/ui';
import type { AdStep } from '../ad-steps.ts';

/** The preview is one of the pages of the home; what guests see first comes first. */
export const OVERVIEW_SECTIONS = [
  'photos',
  'text',
  'price',
  'kind',
  'place',
  'rooms',
  'availability',
  'rules',
  'legal',
] as const satisfies readonly AdStep[];
export type OverviewSection = (typeof OVERVIEW_SECTIONS)[number];

type Words = Pick<RootStore, 'essentials' | 'languageTag'> & { t: TextFunction };
type Values = (string | false | null | undefined)[];

/** What is set in a section, in words; nothing where nothing is. */
export function valuesOf(section: OverviewSection, ad: Ad, words: Words): string[] {
  return VALUES[section](ad, words).filter((value) => typeof value === 'string' && value !== '') as string[];
}

const VALUES: Record<OverviewSection, (ad: Ad, words: Words) => Values> = {
  photos: ({ photoArray }, { t }) => [
    photoArray.length > 0 && t('overview-photos', { count: photoArray.length }),
  ],

  text: ({ textArray }, { languageTag }) => {
    const written = textArray.filter(({ title }) => title !== '');
    const shown = written.find(({ language }) => language === languageTag) ?? written[0];
    const names = new Intl.DisplayNames(languageTag, { type: 'language' });
    const languages = written.map(({ language }) => names.of(language) ?? language);
    return [shown?.title, shown?.description, languages.length > 1 && languages.join(', ')];
  },

  price: (ad, words) => {
    const { t } = words;
    const { isAvailableForShortTerm: byNight, isAvailableForLongTerm: byMonth } = ad;
    const amount = (text: string, value: number | null) =>
      value !== null && t(text, { price: formatPrice(value, ad.currency ?? 'EUR', words.languageTag) });
    return [
      byNight && amount('a-night', ad.nightlyPrice),
      byMonth && amount('a-month', ad.monthlyPrice),
      byNight && amount('overview-cleaning', ad.cleaningFee),
      byMonth && amount('overview-charges', ad.monthlyCharges),
      amount('overview-deposit', ad.deposit),
    ];
  },

  kind: ({ propertyTypeId, rentalTypeId }, { essentials }) => [
    propertyTypeId !== null && essentials.propertyTypeName(propertyTypeId),
    rentalTypeId !== null && essentials.rentalTypeName(rentalTypeId),
  ],

  place: ({ streetAddress, postalCode, city }, { essentials }) => [
    streetAddress,
    [postalCode, city && essentials.cityName(city)].filter(Boolean).join(' '),
    city && essentials.countryName(city.countryCode),
  ],

  rooms: (ad, { t, languageTag }) => [
    ad.guestCount !== null && t('guest-count', { count: ad.guestCount }),
    ad.bedroomCount !== null && t('bedroom-count', { count: ad.bedroomCount }),
    ad.bedCount !== null && t('bed-count', { count: ad.bedCount }),
    ad.areaSquareMetres !== null && `${formatNumber(ad.areaSquareMetres, languageTag)} m²`,
    ad.featureArray.length > 0 && t('overview-features', { count: ad.featureArray.length }),
  ],

  availability: (ad, { t }) => [
    ad.isAvailableForShortTerm &&
      t('overview-nights', { minimum: ad.minimumNights, maximum: ad.maximumNights }),
    ad.isAvailableForLongTerm &&
      ad.minimumMonths !== null &&
      t('overview-months', { count: ad.minimumMonths }),
  ],

  rules: (ad, { t }) => [
    ad.isAvailableForShortTerm && t('overview-check-in', { time: ad.checkInTime }),
    ad.isAvailableForShortTerm && t('overview-check-out', { time: ad.checkOutTime }),
    t(ad.isInstantBookable ? 'instant' : 'overview-on-request', {}),
    t('overview-policy', { name: t(`policy-${ad.cancellationPolicy}`, {}) }),
  ],

  legal: ({ registrationNumber, energyClass }, { t }) => [
    registrationNumber !== null && t('overview-registration', { number: registrationNumber }),
    energyClass !== null && t('overview-energy', { name: energyClass }),
  ],
};
