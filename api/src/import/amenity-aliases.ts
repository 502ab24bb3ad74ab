/** Names of our feature types and the listings' words for them, in lower case. */
const ALIASES: Record<string, string[]> = {
  'city-view': ['city skyline view', 'city view'],
  'garden-view': ['garden view'],
  'water-view': ['lake view', 'river view', 'ocean view', 'sea view'],
  'mountain-view': ['mountain view'],
  wifi: ['wifi', 'wireless internet'],
  heating: ['heating', 'central heating', 'radiant heating'],
  'air-conditioning': [
    'air conditioning',
    'central air conditioning',
    'portable air conditioning',
    'window ac unit',
  ],
  fireplace: ['indoor fireplace', 'fireplace'],
  television: ['tv', 'cable tv', 'hdtv'],
  'washing-machine': ['washer', 'free washer', 'paid washer'],
  'tumble-dryer': ['dryer', 'free dryer', 'paid dryer'],
  iron: ['iron'],
  'bed-linen': ['bed linens'],
  wardrobe: ['clothing storage'],
  'blackout-curtains': ['room-darkening shades'],
  'ceiling-fan': ['ceiling fan', 'portable fans'],
  kitchen: ['kitchen', 'full kitchen'],
  refrigerator: ['refrigerator', 'mini fridge'],
  oven: ['oven', 'stainless steel oven'],
  hob: ['stove', 'electric stove', 'gas stove', 'induction stove'],
  dishwasher: ['dishwasher'],
  microwave: ['microwave'],
  'coffee-maker': ['coffee maker', 'keurig coffee machine', 'nespresso machine'],
  kettle: ['hot water kettle'],
  'dishes-and-cutlery': ['dishes and silverware'],
  'dining-table': ['dining table'],
  bathtub: ['bathtub'],
  'hair-dryer': ['hair dryer'],
  towels: ['essentials'],
  'hot-water': ['hot water'],
  toiletries: ['shampoo', 'conditioner', 'body soap', 'shower gel'],
  sauna: ['sauna', 'private sauna', 'shared sauna'],
  'hot-tub': ['hot tub', 'private hot tub', 'shared hot tub'],
  desk: ['dedicated workspace', 'laptop-friendly workspace'],
  balcony: ['patio or balcony', 'private patio or balcony', 'shared patio or balcony'],
  garden: ['backyard', 'private backyard', 'shared backyard', 'garden or backyard'],
  barbecue: ['bbq grill'],
  pool: ['pool', 'private pool', 'shared pool', 'outdoor pool', 'indoor pool'],
  'outdoor-furniture': ['outdoor furniture'],
  'free-parking': ['free parking on premises', 'free street parking'],
  'paid-parking': ['paid parking on premises', 'paid parking off premises'],
  'electric-charging': ['ev charger'],
  'smoke-alarm': ['smoke alarm', 'smoke detector'],
  'carbon-monoxide-alarm': ['carbon monoxide alarm', 'carbon monoxide detector'],
  'fire-extinguisher': ['fire extinguisher'],
  'first-aid-kit': ['first aid kit'],
  lift: ['elevator'],
  'private-entrance': ['private entrance'],
  'self-check-in': ['self check-in', 'lockbox', 'keypad', 'smart lock'],
  cot: ['crib', 'pack ’n play/travel crib'],
  'high-chair': ['high chair'],
  'toys-and-books': ['children’s books and toys'],
  'stair-gates': ['baby safety gates'],
  gym: ['gym'],
  'pets-allowed': ['pets allowed'],
  'smoking-allowed': ['smoking allowed'],
  'parties-allowed': ['suitable for events'],
  'long-stays-allowed': ['long term stays allowed'],
  'luggage-drop-off': ['luggage dropoff allowed'],
  breakfast: ['breakfast'],
};

/** Words with a brand, a size or a place in front or behind: `55" HDTV with Netflix`, `Dove body soap`. */
const PATTERNS: [RegExp, string][] = [
  [/\b(?:hd)?tv\b/, 'television'],
  [/\b(?:body soap|shampoo|conditioner)$/, 'toiletries'],
  [/\brefrigerator$/, 'refrigerator'],
  [/\boven$/, 'oven'],
  [/\bstove$/, 'hob'],
  [/^children’s books and toys\b/, 'toys-and-books'],
  [/\bgarden or backyard$/, 'garden'],
  [/^free .*\b(?:parking|garage)\b/, 'free-parking'],
  [/^paid .*\bparking\b/, 'paid-parking'],
];

const NAMES_BY_ALIAS = new Map(
  Object.entries(ALIASES).flatMap(([name, aliases]) => aliases.map((alias) => [alias, name] as const)),
);

/** The name of our feature type for an amenity in cleaned words, or undefined when we have none. */
export function featureNameOf(amenity: string): string | undefined {
  const words = amenity.toLowerCase().replaceAll("'", '’');
  // What follows a dash or a colon only details the amenity: `Wifi – 30 Mbps`, `Clothing storage: closet`.
  const head = words.split(/\s*(?:–|: )/, 1)[0] ?? words;
  return NAMES_BY_ALIAS.get(head) ?? PATTERNS.find(([pattern]) => pattern.test(head))?.[1];
}
