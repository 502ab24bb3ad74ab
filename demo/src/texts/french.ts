import { bathroomsOf, cardinal, count, type Gender, NOUNS } from '@moien/api/import/texts/french';
import type { HomeFacts, PropertyText } from '@moien/api/import/texts/home-facts';
import { capitalize, joinSentences } from '@moien/api/import/texts/sentences';
import type { Random } from '@moien/api/lib/random';
import { isSharedHome } from './is-shared-home.ts';
import { pickFeatures } from './pick-features.ts';

/** Masculine and feminine, placed after the noun. */
const ADJECTIVES: [string, string][] = [
  ['lumineux', 'lumineuse'],
  ['calme', 'calme'],
  ['cosy', 'cosy'],
  ['ensoleillé', 'ensoleillée'],
  ['plein de charme', 'pleine de charme'],
  ['élégant', 'élégante'],
  ['moderne', 'moderne'],
  ['accueillant', 'accueillante'],
  ['paisible', 'paisible'],
  ['soigné', 'soignée'],
  ['aménagé avec goût', 'aménagée avec goût'],
  ['confortable', 'confortable'],
  ['baigné de lumière', 'baignée de lumière'],
  ['chaleureux', 'chaleureuse'],
];

const TITLE_FEATURES: Record<string, string> = {
  terrace: 'terrasse',
  balcony: 'balcon',
  garden: 'jardin',
  fireplace: 'cheminée',
  sauna: 'sauna',
  pool: 'piscine',
  'free-parking': 'place de parking',
  'hot-tub': 'bain à remous',
};

const FEATURE_SENTENCES: Record<string, string[]> = {
  terrace: [
    'La terrasse reçoit le soleil dès le milieu de la matinée.',
    'La terrasse est faite pour les longues soirées entre amis.',
  ],
  balcony: [
    'Le balcon est l’endroit idéal pour le premier café de la journée.',
    'Un petit balcon donne sur les toits du voisinage.',
  ],
  garden: [
    'Dans le jardin, une table vous attend à l’ombre d’un vieux pommier.',
    'Un jardin avec pelouse et deux chaises longues est à votre disposition.',
  ],
  fireplace: [
    'Les soirs d’hiver, la cheminée réchauffe le séjour ; le bois est prêt.',
    'Une vraie cheminée fait de l’hiver la plus belle saison ici.',
  ],
  sauna: ['Après une journée au grand air, le sauna est chaud en une demi-heure.'],
  pool: ['La piscine est ouverte de mai à septembre.'],
  'hot-tub': ['Le bain à remous est chauffé toute l’année.'],
  'free-parking': [
    'Une place de parking est comprise ; la voiture peut y rester tout le séjour.',
    'Vous vous garez juste devant la porte.',
  ],
  dishwasher: ['La cuisine est entièrement équipée, lave-vaisselle et bons couteaux compris.'],
  kitchen: [
    'Dans la cuisine, il y a tout pour vraiment cuisiner, épices comprises.',
    'La cuisine donne envie de préparer les produits du marché.',
  ],
  desk: [
    'Un vrai bureau près de la fenêtre permet de travailler agréablement.',
    'Un coin tranquille, avec un bureau et une bonne chaise, vous attend.',
  ],
  lift: ['Un ascenseur vous évite de porter les valises.'],
  'air-conditioning': ['En plein été, la climatisation garde les pièces agréablement fraîches.'],
  bathtub: ['La salle de bains dispose d’une baignoire, bienvenue après de longues marches.'],
  'washing-machine': ['Un lave-linge vous permet de voyager léger.'],
  'pets-allowed': ['Les animaux bien élevés sont les bienvenus.'],
  cot: ['Un lit bébé et une chaise haute sont prêts pour les familles.'],
  breakfast: ['Un petit-déjeuner simple, avec le pain de la boulangerie voisine, est compris.'],
  wifi: ['La connexion internet est rapide dans toutes les pièces.'],
};

/** A title and a description in French; the same facts and generator give the same words. */
export function describeInFrench(facts: HomeFacts, random: Random): PropertyText {
  const { words, gender } = NOUNS[facts.noun];
  const noun = random.pick(words);
  const drawAdjective = () => random.pick(ADJECTIVES)[gender === 'masculine' ? 0 : 1];
  return {
    title: title(facts, noun, drawAdjective(), random),
    description: description(facts, noun, gender, drawAdjective(), random),
  };
}

function title(facts: HomeFacts, noun: string, adjective: string, random: Random): string {
  const place = facts.district ? `quartier ${facts.district}` : `à ${facts.cityName.fr}`;
  const separator = facts.district ? ', ' : ' ';
  const feature = pickFeatures(facts, TITLE_FEATURES, 1, random)[0];
  const forms = [`${noun} ${adjective}${separator}${place}`];
  if (feature)
    forms.push(`${noun} ${adjective} avec ${feature}`, `${noun} avec ${feature}${separator}${place}`);
  if (facts.near) forms.push(`${noun} ${facts.near.fr}`, `${noun} ${adjective} ${facts.near.fr}`);
  if ((facts.bedroomCount ?? 0) > 1 && !isSharedHome(facts)) {
    forms.push(`${noun} de ${count(facts.bedroomCount ?? 0, 'chambre', 'feminine')}${separator}${place}`);
  }
  return capitalize(random.pick(forms));
}

function description(
  facts: HomeFacts,
  noun: string,
  gender: Gender,
  adjective: string,
  random: Random,
): string {
  return joinSentences([
    [opening(facts, noun, gender, adjective, random), layout(facts, random)],
    pickFeatures(facts, FEATURE_SENTENCES, 3, random).map((variants) => random.pick(variants)),
    [surroundings(facts, random), practical(facts, random), closing(random)],
  ]);
}

function opening(facts: HomeFacts, noun: string, gender: Gender, adjective: string, random: Random): string {
  const article = gender === 'masculine' ? 'un' : 'une';
  const demonstrative = gender === 'feminine' ? 'cette' : /^[aeéiouh]/.test(noun) ? 'cet' : 'ce';
  const place = `à ${facts.cityName.fr}${facts.district ? `, quartier ${facts.district}` : ''}`;
  const area = facts.areaSquareMetres === null ? '' : ` de ${facts.areaSquareMetres} m²`;
  const forms = [
    `${capitalize(article)} ${noun} ${adjective}${area} ${place}.`,
    `Bienvenue dans ${article} ${noun} ${adjective}${area} ${place}.`,
    `${capitalize(demonstrative)} ${noun} ${adjective}${area} se trouve ${place}, dans une petite rue.`,
  ];
  if (facts.near) forms.push(`${capitalize(article)} ${noun} ${adjective}${area} ${facts.near.fr}.`);
  return random.pick(forms);
}

function layout(facts: HomeFacts, random: Random): string {
  const guests = count(facts.guestCount, 'personne', 'feminine');
  if (facts.noun === 'shared-room')
    return `La chambre accueille ${guests} ; cuisine et salle de bains sont partagées.`;
  if (facts.noun === 'hotel-room')
    return `La chambre a sa propre clé, du linge frais et accueille ${guests}.`;
  if (facts.noun === 'room') {
    return random.pick([
      `La chambre est meublée pour ${guests} ; la cuisine et le séjour sont partagés avec nous.`,
      `La chambre est à vous seuls et nous partageons la cuisine. Elle convient à ${guests}.`,
    ]);
  }
  const bedrooms = facts.bedroomCount
    ? count(facts.bedroomCount, 'chambre', 'feminine')
    : 'une grande pièce ouverte';
  const bathrooms = bathroomsOf(Math.max(1, Math.floor(facts.bathroomCount ?? 1)));
  return random.pick([
    `On y trouve ${bedrooms} et ${bathrooms}, avec de la place pour ${guests}.`,
    `Avec ${bedrooms} et ${bathrooms}, il y a de la place pour ${guests}.`,
    `Vous y disposez de ${bedrooms} et de ${bathrooms}, pour ${guests} au plus.`,
  ]);
}

function surroundings(facts: HomeFacts, random: Random): string {
  const forms = [
    'Une boulangerie, une épicerie et l’arrêt de bus sont à quelques minutes à pied.',
    'Le centre est à dix minutes en bus ; laissez la voiture où elle est.',
    'Des cafés et un marché hebdomadaire se trouvent au coin de la rue ; le soir, tout est calme.',
    'Ici, les voisins se saluent, et un parc est à deux pas.',
  ];
  if (facts.near) forms.push(`Vous êtes ${facts.near.fr} ; commerces et transports sont tout proches.`);
  return random.pick(forms);
}

function practical(facts: HomeFacts, random: Random): string {
  const months = `${cardinal(facts.minimumMonths ?? 1, 'masculine')} mois`;
  if (!facts.isAvailableForLongTerm) {
    return random.pick([
      'À votre arrivée, les lits sont faits et les serviettes préparées.',
      'L’arrivée est autonome grâce à une boîte à clés, à l’heure qui vous convient.',
      'Nous vous remettons les clés en personne et vous faisons volontiers visiter.',
    ]);
  }
  if (!facts.isAvailableForShortTerm) {
    return random.pick([
      `La location est mensuelle, à partir de ${months}, avec un contrat en règle et la possibilité de déclarer votre adresse.`,
      `La durée minimale est de ${months} ; le bail et l’état des lieux sont prêts avant votre arrivée.`,
    ]);
  }
  return `Vous pouvez rester quelques nuits ou, à partir de ${months}, louer au mois.`;
}

function closing(random: Random): string {
  return random.pick([
    'Pour toute question, écrivez-nous ; nous répondons le jour même.',
    'Nous habitons tout près et restons à votre disposition.',
    'Au plaisir de vous accueillir.',
    'Nos bonnes adresses et nos idées de promenades vous attendent sur la table.',
    'Merci de ne fumer qu’à l’extérieur.',
  ]);
}
