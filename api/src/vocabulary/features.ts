import { area, bookingOption, count, type FeatureTypeRow, flag } from './feature-types.ts';
import { entry, type VocabularyEntry } from './vocabulary-entry.ts';

type SubCategory = VocabularyEntry & { featureTypes: FeatureTypeRow[] };
type Category = VocabularyEntry & { subCategories: SubCategory[] };

/** Feature types by category and subcategory, in the order in which they are shown. */
export const FEATURE_CATEGORIES: Category[] = [
  {
    ...entry(1, 'space', 'Space', 'Espace', 'Raum'),
    subCategories: [
      {
        ...entry(1, 'size', 'Size', 'Taille', 'Größe'),
        featureTypes: [
          area(1, 1, 'area', 'Living area', 'Surface habitable', 'Wohnfläche'),
          count(2, 2, 'rooms', 'Rooms', 'Pièces', 'Zimmer'),
          count(3, 3, 'bedrooms', 'Bedrooms', 'Chambres', 'Schlafzimmer'),
          count(4, 4, 'bathrooms', 'Bathrooms', 'Salles de bain', 'Badezimmer'),
          count(5, 5, 'floor', 'Floor', 'Étage', 'Stockwerk'),
        ],
      },
      {
        ...entry(2, 'view', 'View', 'Vue', 'Aussicht'),
        featureTypes: [
          flag(10, 0, 'city-view', 'City view', 'Vue sur la ville', 'Blick auf die Stadt'),
          flag(11, 1, 'garden-view', 'Garden view', 'Vue sur le jardin', 'Blick ins Grüne'),
          flag(12, 2, 'water-view', 'Water view', 'Vue sur l’eau', 'Blick aufs Wasser'),
          flag(13, 3, 'mountain-view', 'Mountain view', 'Vue sur la montagne', 'Bergblick'),
        ],
      },
    ],
  },
  {
    ...entry(2, 'indoors', 'Indoors', 'Intérieur', 'Innen'),
    subCategories: [
      {
        ...entry(3, 'comfort', 'Comfort', 'Confort', 'Komfort'),
        featureTypes: [
          flag(20, 4, 'furnished', 'Furnished', 'Meublé', 'Möbliert'),
          flag(21, 5, 'wifi', 'Wi-Fi', 'Wi-Fi', 'WLAN'),
          flag(22, 6, 'heating', 'Heating', 'Chauffage', 'Heizung'),
          flag(23, 7, 'air-conditioning', 'Air conditioning', 'Climatisation', 'Klimaanlage'),
          flag(24, 8, 'fireplace', 'Fireplace', 'Cheminée', 'Kamin'),
          flag(25, 9, 'television', 'Television', 'Télévision', 'Fernseher'),
          flag(26, 10, 'washing-machine', 'Washing machine', 'Lave-linge', 'Waschmaschine'),
          flag(27, 11, 'tumble-dryer', 'Tumble dryer', 'Sèche-linge', 'Wäschetrockner'),
          flag(28, 12, 'iron', 'Iron', 'Fer à repasser', 'Bügeleisen'),
          flag(29, 13, 'bed-linen', 'Bed linen', 'Linge de lit', 'Bettwäsche'),
          flag(30, 14, 'wardrobe', 'Wardrobe', 'Armoire', 'Kleiderschrank'),
          flag(
            31,
            15,
            'blackout-curtains',
            'Blackout curtains',
            'Rideaux occultants',
            'Verdunkelungsvorhänge',
          ),
          flag(32, 16, 'ceiling-fan', 'Fan', 'Ventilateur', 'Ventilator'),
        ],
      },
      {
        ...entry(4, 'kitchen', 'Kitchen', 'Cuisine', 'Küche'),
        featureTypes: [
          flag(40, 17, 'kitchen', 'Kitchen', 'Cuisine', 'Küche'),
          flag(41, 18, 'refrigerator', 'Refrigerator', 'Réfrigérateur', 'Kühlschrank'),
          flag(42, 19, 'oven', 'Oven', 'Four', 'Backofen'),
          flag(43, 20, 'hob', 'Hob', 'Plaque de cuisson', 'Kochfeld'),
          flag(44, 21, 'dishwasher', 'Dishwasher', 'Lave-vaisselle', 'Geschirrspüler'),
          flag(45, 22, 'microwave', 'Microwave', 'Micro-ondes', 'Mikrowelle'),
          flag(46, 23, 'coffee-maker', 'Coffee maker', 'Cafetière', 'Kaffeemaschine'),
          flag(47, 24, 'kettle', 'Kettle', 'Bouilloire', 'Wasserkocher'),
          flag(
            48,
            25,
            'dishes-and-cutlery',
            'Dishes and cutlery',
            'Vaisselle et couverts',
            'Geschirr und Besteck',
          ),
          flag(49, 26, 'dining-table', 'Dining table', 'Table à manger', 'Esstisch'),
        ],
      },
      {
        ...entry(5, 'bathroom', 'Bathroom', 'Salle de bain', 'Bad'),
        featureTypes: [
          flag(60, 27, 'bathtub', 'Bathtub', 'Baignoire', 'Badewanne'),
          flag(61, 28, 'walk-in-shower', 'Walk-in shower', 'Douche à l’italienne', 'Ebenerdige Dusche'),
          flag(62, 29, 'hair-dryer', 'Hair dryer', 'Sèche-cheveux', 'Haartrockner'),
          flag(63, 30, 'towels', 'Towels', 'Serviettes', 'Handtücher'),
          flag(64, 31, 'hot-water', 'Hot water', 'Eau chaude', 'Warmwasser'),
          flag(65, 32, 'toiletries', 'Toiletries', 'Produits de toilette', 'Pflegeprodukte'),
          flag(66, 33, 'sauna', 'Sauna', 'Sauna', 'Sauna'),
          flag(67, 34, 'hot-tub', 'Hot tub', 'Jacuzzi', 'Whirlpool'),
        ],
      },
      {
        ...entry(6, 'work', 'Work', 'Travail', 'Arbeiten'),
        featureTypes: [
          flag(80, 35, 'desk', 'Desk', 'Bureau', 'Schreibtisch'),
          flag(81, 36, 'fast-internet', 'Fast internet', 'Internet rapide', 'Schnelles Internet'),
          flag(82, 37, 'printer', 'Printer', 'Imprimante', 'Drucker'),
        ],
      },
    ],
  },
  {
    ...entry(3, 'outdoors', 'Outdoors', 'Extérieur', 'Außen'),
    subCategories: [
      {
        ...entry(7, 'outdoor', 'Garden and terrace', 'Jardin et terrasse', 'Garten und Terrasse'),
        featureTypes: [
          flag(90, 38, 'balcony', 'Balcony', 'Balcon', 'Balkon'),
          flag(91, 39, 'terrace', 'Terrace', 'Terrasse', 'Terrasse'),
          flag(92, 40, 'garden', 'Garden', 'Jardin', 'Garten'),
          flag(93, 41, 'barbecue', 'Barbecue', 'Barbecue', 'Grill'),
          flag(94, 42, 'pool', 'Pool', 'Piscine', 'Schwimmbad'),
          flag(95, 43, 'outdoor-furniture', 'Outdoor furniture', 'Mobilier d’extérieur', 'Gartenmöbel'),
        ],
      },
      {
        ...entry(8, 'parking', 'Parking', 'Stationnement', 'Parken'),
        featureTypes: [
          flag(100, 44, 'free-parking', 'Free parking', 'Stationnement gratuit', 'Kostenloser Parkplatz'),
          flag(101, 45, 'garage', 'Garage', 'Garage', 'Garage'),
          flag(102, 46, 'bicycle-storage', 'Bicycle storage', 'Local à vélos', 'Fahrradraum'),
          flag(103, 47, 'electric-charging', 'Electric car charging', 'Recharge électrique', 'Ladestation'),
          flag(
            104,
            48,
            'paid-parking',
            'Paid parking',
            'Stationnement payant',
            'Kostenpflichtiger Parkplatz',
          ),
        ],
      },
    ],
  },
  {
    ...entry(4, 'good-to-know', 'Good to know', 'Bon à savoir', 'Gut zu wissen'),
    subCategories: [
      {
        ...entry(9, 'safety', 'Safety', 'Sécurité', 'Sicherheit'),
        featureTypes: [
          flag(110, 49, 'smoke-alarm', 'Smoke alarm', 'Détecteur de fumée', 'Rauchmelder'),
          flag(
            111,
            50,
            'carbon-monoxide-alarm',
            'Carbon monoxide alarm',
            'Détecteur de monoxyde',
            'Kohlenmonoxidmelder',
          ),
          flag(112, 51, 'fire-extinguisher', 'Fire extinguisher', 'Extincteur', 'Feuerlöscher'),
          flag(113, 52, 'first-aid-kit', 'First-aid kit', 'Trousse de secours', 'Verbandkasten'),
          flag(114, 53, 'safe', 'Safe', 'Coffre-fort', 'Tresor'),
          flag(115, 54, 'security-system', 'Alarm system', 'Système d’alarme', 'Alarmanlage'),
        ],
      },
      {
        ...entry(10, 'accessibility', 'Accessibility', 'Accessibilité', 'Barrierefreiheit'),
        featureTypes: [
          flag(120, 55, 'lift', 'Lift', 'Ascenseur', 'Aufzug'),
          flag(121, 56, 'step-free-access', 'Step-free access', 'Accès sans marche', 'Stufenloser Zugang'),
          flag(
            122,
            57,
            'wheelchair-accessible',
            'Wheelchair accessible',
            'Accessible en fauteuil',
            'Rollstuhlgerecht',
          ),
          flag(123, 58, 'private-entrance', 'Private entrance', 'Entrée privée', 'Eigener Eingang'),
          flag(124, 59, 'self-check-in', 'Self check-in', 'Arrivée autonome', 'Selbstständiger Check-in'),
        ],
      },
      {
        ...entry(11, 'family', 'Family', 'Famille', 'Familie'),
        featureTypes: [
          flag(130, 60, 'cot', 'Cot', 'Lit bébé', 'Babybett'),
          flag(131, 61, 'high-chair', 'High chair', 'Chaise haute', 'Hochstuhl'),
          flag(132, 62, 'toys-and-books', 'Toys and books', 'Jouets et livres', 'Spielzeug und Bücher'),
          flag(133, 63, 'stair-gates', 'Stair gates', 'Barrières de sécurité', 'Treppenschutzgitter'),
          flag(134, 64, 'playground', 'Playground', 'Aire de jeux', 'Spielplatz'),
          flag(135, 65, 'gym', 'Gym', 'Salle de sport', 'Fitnessraum'),
        ],
      },
      {
        ...entry(12, 'rules', 'House rules', 'Règles de la maison', 'Hausregeln'),
        featureTypes: [
          flag(140, 66, 'pets-allowed', 'Pets allowed', 'Animaux acceptés', 'Haustiere erlaubt'),
          flag(141, 67, 'smoking-allowed', 'Smoking allowed', 'Fumeurs acceptés', 'Rauchen erlaubt'),
          flag(142, 68, 'parties-allowed', 'Parties allowed', 'Fêtes autorisées', 'Feiern erlaubt'),
          flag(
            143,
            69,
            'registration-possible',
            'Address registration',
            'Domiciliation possible',
            'Anmeldung möglich',
          ),
          flag(
            144,
            70,
            'long-stays-allowed',
            'Long stays welcome',
            'Longs séjours bienvenus',
            'Längere Aufenthalte',
          ),
          flag(145, 71, 'luggage-drop-off', 'Luggage drop-off', 'Dépôt de bagages', 'Gepäckabgabe'),
        ],
      },
      {
        ...entry(13, 'booking-options', 'Extras', 'Extras', 'Zusatzleistungen'),
        featureTypes: [
          bookingOption(150, 72, 'breakfast', 'Breakfast', 'Petit-déjeuner', 'Frühstück'),
          bookingOption(
            151,
            73,
            'airport-transfer',
            'Airport transfer',
            'Transfert aéroport',
            'Flughafentransfer',
          ),
          bookingOption(
            152,
            74,
            'cleaning-service',
            'Cleaning during the stay',
            'Ménage pendant le séjour',
            'Zwischenreinigung',
          ),
          bookingOption(153, 75, 'bicycle-rental', 'Bicycle rental', 'Location de vélos', 'Fahrradverleih'),
          bookingOption(154, 76, 'late-check-out', 'Late check-out', 'Départ tardif', 'Später Check-out'),
        ],
      },
      {
        // What homes brought along from elsewhere are filed here when our own types do not cover it.
        ...entry(14, 'further', 'Further amenities', 'Autres équipements', 'Weitere Ausstattung'),
        featureTypes: [],
      },
    ],
  },
];
