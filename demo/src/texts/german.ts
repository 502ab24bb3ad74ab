import {
  bathroomsOf,
  COUNTS,
  decimal,
  type Gender,
  NOUNS,
  persons,
  rooms,
  strong,
} from '@moien/api/import/texts/german';
import type { HomeFacts, PropertyText } from '@moien/api/import/texts/home-facts';
import { capitalize, joinSentences } from '@moien/api/import/texts/sentences';
import type { Random } from '@moien/api/lib/random';
import { isSharedHome } from './is-shared-home.ts';
import { pickFeatures } from './pick-features.ts';

// Stems: they take the endings -e and -es.
const ADJECTIVES = [
  'hell',
  'ruhig',
  'gemütlich',
  'sonnig',
  'charmant',
  'stilvoll',
  'modern',
  'einladend',
  'wohnlich',
  'gepflegt',
  'geschmackvoll',
  'behaglich',
  'lichtdurchflutet',
  'freundlich',
];

const TITLE_FEATURES: Record<string, string> = {
  terrace: 'Terrasse',
  balcony: 'Balkon',
  garden: 'Garten',
  fireplace: 'Kamin',
  sauna: 'Sauna',
  pool: 'Pool',
  'free-parking': 'Stellplatz',
  'hot-tub': 'Whirlpool',
};

const FEATURE_SENTENCES: Record<string, string[]> = {
  terrace: [
    'Auf der Terrasse scheint ab dem Vormittag die Sonne.',
    'Die Terrasse ist groß genug für einen langen Abend mit Freunden.',
  ],
  balcony: [
    'Der Balkon ist der richtige Ort für den ersten Kaffee des Tages.',
    'Ein kleiner Balkon blickt über die Dächer der Nachbarschaft.',
  ],
  garden: [
    'Im Garten steht ein Tisch im Schatten eines alten Apfelbaums.',
    'Ein Garten mit Rasen und zwei Liegestühlen gehört dazu.',
  ],
  fireplace: [
    'An kalten Abenden wärmt der Kamin das Wohnzimmer; das Holz liegt bereit.',
    'Mit dem Kamin ist der Winter hier die schönste Jahreszeit.',
  ],
  sauna: ['Nach einem Tag im Freien ist die Sauna in einer halben Stunde warm.'],
  pool: ['Der Pool ist von Mai bis September geöffnet.'],
  'hot-tub': ['Der Whirlpool ist das ganze Jahr über beheizt.'],
  'free-parking': [
    'Ein Stellplatz gehört dazu, das Auto kann also stehen bleiben.',
    'Sie parken direkt vor der Tür.',
  ],
  dishwasher: ['Die Küche ist vollständig ausgestattet, vom Geschirrspüler bis zu den guten Messern.'],
  kitchen: [
    'In der Küche finden Sie alles, was man zum Kochen braucht, auch die Gewürze.',
    'Nach dem Markt kocht man in dieser Küche gern selbst.',
  ],
  desk: [
    'Ein richtiger Schreibtisch am Fenster macht das Arbeiten angenehm.',
    'In einer ruhigen Ecke stehen ein Schreibtisch und ein guter Stuhl.',
  ],
  lift: ['Ein Aufzug bringt Sie und Ihr Gepäck nach oben.'],
  'air-conditioning': ['Im Hochsommer hält die Klimaanlage die Räume angenehm kühl.'],
  bathtub: ['Im Bad wartet eine Badewanne, nach einem langen Tag zu Fuß genau das Richtige.'],
  'washing-machine': ['Dank der Waschmaschine reisen Sie mit leichtem Gepäck.'],
  'pets-allowed': ['Gut erzogene Haustiere sind willkommen.'],
  cot: ['Kinderbett und Hochstuhl stehen für Familien bereit.'],
  breakfast: ['Ein einfaches Frühstück mit Brot aus der Bäckerei nebenan ist inbegriffen.'],
  wifi: ['Das WLAN ist schnell, in jedem Zimmer.'],
};

const WITH_ARTICLE: Record<string, string> = {
  Altstadt: 'in der Altstadt',
  Centre: 'im Zentrum',
  'Centre-Ville': 'im Zentrum',
  Gare: 'im Viertel Gare',
  Glockenbachviertel: 'im Glockenbachviertel',
  Grund: 'im Grund',
  Kirchberg: 'auf dem Kirchberg',
  'Le Marais': 'im Marais',
  Limpertsberg: 'auf dem Limpertsberg',
  Maxvorstadt: 'in der Maxvorstadt',
  'Nauwieser Viertel': 'im Nauwieser Viertel',
  'Nouvelle Ville': 'in der Nouvelle Ville',
  Pfaffenthal: 'im Pfaffenthal',
  'Prenzlauer Berg': 'am Prenzlauer Berg',
  'Vieille Ville': 'in der Vieille Ville',
  'Ville Haute': 'in der Ville Haute',
};

/** Where a home is, as German says it of quarters with an article. */
const inDistrict = (district: string) => WITH_ARTICLE[district] ?? `in ${district}`;

/** A title and a description in formal German; the same facts and generator give the same words. */
export function describeInGerman(facts: HomeFacts, random: Random): PropertyText {
  const { words, gender } = NOUNS[facts.noun];
  const noun = random.pick(words);
  return { title: title(facts, noun, gender, random), description: description(facts, noun, gender, random) };
}

function title(facts: HomeFacts, noun: string, gender: Gender, random: Random): string {
  const adjective = strong(random.pick(ADJECTIVES), gender);
  const place = facts.district ? inDistrict(facts.district) : `in ${facts.cityName.de}`;
  const feature = pickFeatures(facts, TITLE_FEATURES, 1, random)[0];
  const forms = [`${adjective} ${noun} ${place}`];
  if (feature) forms.push(`${adjective} ${noun} mit ${feature}`, `${noun} mit ${feature} ${place}`);
  if (facts.near) forms.push(`${noun} ${facts.near.de}`, `${adjective} ${noun} ${facts.near.de}`);
  if ((facts.bedroomCount ?? 0) > 1 && !isSharedHome(facts)) {
    forms.push(`${noun} mit ${COUNTS[facts.bedroomCount ?? 0] ?? facts.bedroomCount} Schlafzimmern ${place}`);
  }
  return capitalize(random.pick(forms));
}

function description(facts: HomeFacts, noun: string, gender: Gender, random: Random): string {
  return joinSentences([
    [opening(facts, noun, gender, random), layout(facts, random)],
    pickFeatures(facts, FEATURE_SENTENCES, 3, random).map((variants) => random.pick(variants)),
    [surroundings(facts, random), practical(facts, random), closing(random)],
  ]);
}

function opening(facts: HomeFacts, noun: string, gender: Gender, random: Random): string {
  const adjective = random.pick(ADJECTIVES);
  const place = facts.district ? `${facts.cityName.de}, Stadtteil ${facts.district}` : facts.cityName.de;
  const area = facts.areaSquareMetres === null ? '' : ` mit ${decimal(facts.areaSquareMetres)} m²`;
  const isFeminine = gender === 'feminine';
  const forms = [
    `${capitalize(strong(adjective, gender))} ${noun}${area} in ${place}.`,
    `Willkommen in ${isFeminine ? 'einer' : 'einem'} ${adjective}en ${noun}${area} in ${place}.`,
    `${isFeminine ? 'Diese' : 'Dieses'} ${adjective}e ${noun}${area} liegt in ${place}, in einer Seitenstraße.`,
  ];
  if (facts.near) forms.push(`${capitalize(strong(adjective, gender))} ${noun}${area} ${facts.near.de}.`);
  return random.pick(forms);
}

function layout(facts: HomeFacts, random: Random): string {
  const guests = persons(facts.guestCount);
  if (facts.noun === 'shared-room')
    return `Das Zimmer bietet Platz für ${guests}; Küche und Bad werden geteilt.`;
  if (facts.noun === 'hotel-room')
    return `Das Zimmer hat einen eigenen Schlüssel, frische Bettwäsche und Platz für ${guests}.`;
  if (facts.noun === 'room') {
    return random.pick([
      `Das Zimmer ist für ${guests} eingerichtet; Küche und Wohnzimmer teilen Sie mit dem Haushalt.`,
      `Das Zimmer haben Sie für sich, die Küche teilen wir. Es eignet sich für ${guests}.`,
    ]);
  }
  const bedrooms = facts.bedroomCount ? rooms(facts.bedroomCount, 'Schlafzimmer') : 'einen offenen Wohnraum';
  const bathrooms = bathroomsOf(Math.max(1, Math.floor(facts.bathroomCount ?? 1)));
  return random.pick([
    `Es gibt ${bedrooms} und ${bathrooms}, mit Platz für ${guests}.`,
    `Sie haben ${bedrooms} und ${bathrooms} für sich; Platz ist für ${guests}.`,
    `Für ${guests} ist Platz; es gibt ${bedrooms} und ${bathrooms}.`,
  ]);
}

function surroundings(facts: HomeFacts, random: Random): string {
  const forms = [
    'Bäckerei, Lebensmittelladen und Bushaltestelle erreichen Sie in wenigen Minuten zu Fuß.',
    'Mit dem Bus sind es zehn Minuten ins Zentrum, das Auto können Sie stehen lassen.',
    'Cafés und ein Wochenmarkt liegen um die Ecke; abends ist es ruhig.',
    'Hier grüßt man sich noch, und der nächste Park ist nur einen kurzen Spaziergang entfernt.',
  ];
  if (facts.near) forms.push(`Sie wohnen ${facts.near.de}; Läden und Haltestellen sind ganz in der Nähe.`);
  return random.pick(forms);
}

function practical(facts: HomeFacts, random: Random): string {
  const minimumMonths = facts.minimumMonths ?? 1;
  const months = minimumMonths === 1 ? 'einem Monat' : `${COUNTS[minimumMonths] ?? minimumMonths} Monaten`;
  if (!facts.isAvailableForLongTerm) {
    return random.pick([
      'Bei Ihrer Ankunft sind die Betten bezogen und die Handtücher liegen bereit.',
      'Den Schlüssel holen Sie sich aus der Schlüsselbox, wann es Ihnen passt.',
      'Wir übergeben die Schlüssel persönlich und zeigen Ihnen gern alles.',
    ]);
  }
  if (!facts.isAvailableForShortTerm) {
    return random.pick([
      `Vermietet wird monatsweise ab ${months}, mit ordentlichem Vertrag; auch anmelden können Sie sich hier.`,
      `Die Mindestmietdauer beträgt ${minimumMonths === 1 ? 'einen Monat' : `${COUNTS[minimumMonths] ?? minimumMonths} Monate`}; Mietvertrag und Übergabeprotokoll sind vor dem Einzug vorbereitet.`,
    ]);
  }
  return `Sie können einige Nächte bleiben oder ab ${months} monatsweise mieten.`;
}

function closing(random: Random): string {
  return random.pick([
    'Bei Fragen schreiben Sie uns einfach; wir antworten noch am selben Tag.',
    'Wir wohnen in der Nähe und helfen gern, wenn Sie etwas brauchen.',
    'Wir freuen uns auf Ihren Besuch.',
    'Unsere Tipps für Restaurants und Spaziergänge liegen auf dem Tisch.',
    'Bitte rauchen Sie nur draußen.',
  ]);
}
