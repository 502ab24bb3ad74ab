import { flag } from '../feature-types.ts';
import { entry } from '../vocabulary-entry.ts';
import type { Category } from './category.ts';

export const OUTDOOR_FEATURES: Category = {
  ...entry(3, 'outdoors', 'Outdoors', 'Extérieur', 'Draußen'),
  subCategories: [
    {
      ...entry(7, 'outdoor', 'Garden and terrace', 'Jardin et terrasse', 'Garten und Terrasse'),
      featureTypes: [
        flag(90, 38, 'balcony', 'Balcony', 'Balcon', 'Balkon'),
        flag(91, 39, 'terrace', 'Terrace', 'Terrasse', 'Terrasse'),
        flag(92, 40, 'garden', 'Garden', 'Jardin', 'Garten'),
        flag(93, 41, 'barbecue', 'Barbecue', 'Barbecue', 'Grill'),
        flag(94, 42, 'pool', 'Pool', 'Piscine', 'Pool'),
        flag(95, 43, 'outdoor-furniture', 'Outdoor furniture', 'Mobilier d’extérieur', 'Gartenmöbel'),
        flag(96, 93, 'outdoor-dining', 'Outdoor dining area', 'Coin repas extérieur', 'Essplatz im Freien'),
        flag(97, 94, 'fire-pit', 'Fire pit', 'Brasero', 'Feuerstelle'),
        flag(98, 95, 'waterfront', 'By the water', 'Au bord de l’eau', 'Am Wasser'),
        flag(99, 96, 'ski-access', 'Ski-in, ski-out', 'Au pied des pistes', 'Direkt an der Piste'),
      ],
    },
    {
      ...entry(8, 'parking', 'Parking', 'Stationnement', 'Parken'),
      featureTypes: [
        flag(100, 44, 'free-parking', 'Free parking', 'Stationnement gratuit', 'Kostenloser Parkplatz'),
        flag(101, 45, 'garage', 'Garage', 'Garage', 'Garage'),
        flag(102, 46, 'bicycle-storage', 'Bicycle storage', 'Local à vélos', 'Fahrradraum'),
        flag(103, 47, 'electric-charging', 'Electric car charging', 'Recharge électrique', 'Ladestation'),
        flag(104, 48, 'paid-parking', 'Paid parking', 'Stationnement payant', 'Kostenpflichtiger Parkplatz'),
        flag(105, 97, 'parking', 'Parking', 'Stationnement', 'Parkplatz'),
      ],
    },
  ],
};
