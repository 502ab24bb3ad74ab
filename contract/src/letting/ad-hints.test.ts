import { AD_HINTS, HINTED_CHARACTERS, hintsOf } from './ad-hints.ts';

const photo = (number: number, caption = {}) => ({
  id: `019b76da-a800-7838-a932-f8c36951b0${String(number).padStart(2, '0')}`,
  path: `/upload/ads/${number}`,
  caption,
  room: null,
  similarPhotoId: null,
});
const text = { language: 'de' as const, title: 'Haus', description: 'x'.repeat(HINTED_CHARACTERS) };
const EMPTY = {
  photoArray: [],
  textArray: [],
  areaSquareMetres: null,
  bedCount: null,
  featureArray: [],
  isInstantBookable: false,
  isAvailableForShortTerm: true,
};

it('an empty ad is helped by everything but captions', () => {
  expect(hintsOf(EMPTY)).toEqual(AD_HINTS.filter((hint) => hint !== 'captions'));
});

it('a rich ad needs nothing', () => {
  const rich = {
    photoArray: [1, 2, 3, 4, 5].map((number) => photo(number, number === 1 ? { de: 'Garten' } : {})),
    textArray: [text, { ...text, language: 'fr' as const }],
    areaSquareMetres: 60,
    bedCount: 2,
    featureArray: [1, 2, 3, 4, 5, 6, 7, 8].map((featureTypeId) => ({ featureTypeId, value: 1 })),
    isInstantBookable: true,
    isAvailableForShortTerm: true,
  };
  expect(hintsOf(rich)).toEqual([]);
  expect(hintsOf({ ...rich, photoArray: rich.photoArray.slice(1) })).toEqual(['more-photos', 'captions']);
  const half = { ...text, language: 'fr' as const, description: '' };
  expect(hintsOf({ ...rich, textArray: [text, half] })).toEqual(['second-language']);
});
