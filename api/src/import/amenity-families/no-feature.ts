/** Words that contain those of a family and mean something else: they stay words of the home. */
export const NO_FEATURE: string[] = [
  ...[
    'beach essential',
    'pool toy',
    'pool towel',
    'pool view',
    'pool cover',
    'beach towel',
    'kitchen towel',
    'towel rail',
  ],
  ...['towel warmer', 'towel rack', 'outdoor kitchen', 'shared kitchen utensil', 'barbecue utensil'],
  ...[
    'bbq utensil',
    'grill utensil',
    'cast iron',
    'iron gate',
    'wrought iron',
    'coffee table',
    'coffee shop',
  ],
  ...[
    'coffee bar',
    'book shelf',
    'guest book',
    'guidebook',
    'garden tool',
    'key card',
    'fan club',
    'hot plate',
  ],
  ...[
    'babysitter recommendation',
    'baby monitor',
    'pizza stone',
    'tv stand',
    'tv tower',
    'lift pass',
    'chair lift',
  ],
  ...[
    'ski lift',
    'gas station',
    'water cooler',
    'fire place tool',
    'smoking area',
    'restaurant',
    'ac adapter',
  ],
];

/** Real words that look like a mistyped one of a family. */
export const REAL_WORDS: string[] = ['toasted', 'heated', 'dressed', 'closed', 'coffin', 'pocket', 'garnet'];
