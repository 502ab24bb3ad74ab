import { bookingOption, flag } from '../feature-types.ts';
import { entry } from '../vocabulary-entry.ts';
import type { Category } from './category.ts';

export const GOOD_TO_KNOW_FEATURES: Category = {
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
          'Détecteur de monoxyde de carbone',
          'Kohlenmonoxidmelder',
        ),
        flag(112, 51, 'fire-extinguisher', 'Fire extinguisher', 'Extincteur', 'Feuerlöscher'),
        flag(113, 52, 'first-aid-kit', 'First-aid kit', 'Trousse de secours', 'Verbandkasten'),
        flag(114, 53, 'safe', 'Safe', 'Coffre-fort', 'Tresor'),
        flag(115, 54, 'security-system', 'Alarm system', 'Système d’alarme', 'Alarmanlage'),
        flag(116, 98, 'security-cameras', 'Security cameras', 'Caméras de sécurité', 'Überwachungskameras'),
        flag(
          117,
          99,
          'lock-on-bedroom-door',
          'Lock on bedroom door',
          'Verrou à la porte de la chambre',
          'Abschließbares Schlafzimmer',
        ),
      ],
    },
    {
      ...entry(10, 'accessibility', 'Accessibility', 'Accessibilité', 'Barrierefreiheit'),
      featureTypes: [
        flag(120, 55, 'lift', 'Lift', 'Ascenseur', 'Aufzug'),
        flag(121, 56, 'step-free-access', 'Step-free access', 'Accès de plain-pied', 'Stufenloser Zugang'),
        flag(
          122,
          57,
          'wheelchair-accessible',
          'Wheelchair accessible',
          'Accessible en fauteuil roulant',
          'Rollstuhlgerecht',
        ),
        flag(123, 58, 'private-entrance', 'Private entrance', 'Entrée privée', 'Eigener Eingang'),
        flag(124, 59, 'self-check-in', 'Self check-in', 'Arrivée autonome', 'Selbstständiger Check-in'),
        flag(
          125,
          100,
          'single-level-home',
          'All on one level',
          'Sur un seul niveau',
          'Alles auf einer Ebene',
        ),
        flag(126, 101, 'host-greets-you', 'Host greets you', 'Accueil par l’hôte', 'Persönliche Begrüßung'),
        flag(127, 102, 'building-staff', 'Building staff', 'Gardien dans l’immeuble', 'Concierge im Haus'),
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
        flag(136, 103, 'changing-table', 'Changing table', 'Table à langer', 'Wickeltisch'),
        flag(137, 104, 'baby-bath', 'Baby bath', 'Baignoire pour bébé', 'Babywanne'),
        flag(138, 105, 'child-safety', 'Child safety', 'Sécurité enfants', 'Kindersicherungen'),
        flag(
          139,
          106,
          'children-dinnerware',
          'Children’s tableware',
          'Vaisselle pour enfants',
          'Kindergeschirr',
        ),
      ],
    },
    {
      ...entry(12, 'rules', 'House rules', 'Règlement intérieur', 'Hausregeln'),
      featureTypes: [
        flag(140, 66, 'pets-allowed', 'Pets allowed', 'Animaux acceptés', 'Haustiere erlaubt'),
        flag(141, 67, 'smoking-allowed', 'Smoking allowed', 'Fumeurs acceptés', 'Rauchen erlaubt'),
        flag(142, 68, 'parties-allowed', 'Parties allowed', 'Fêtes autorisées', 'Feiern erlaubt'),
        flag(
          143,
          69,
          'registration-possible',
          'Address registration possible',
          'Domiciliation possible',
          'Anmeldung möglich',
        ),
        flag(
          144,
          70,
          'long-stays-allowed',
          'Long stays welcome',
          'Longs séjours bienvenus',
          'Längere Aufenthalte willkommen',
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
  ],
};
