import { area, count, flag } from '../feature-types.ts';
import { entry } from '../vocabulary-entry.ts';
import type { Category } from './category.ts';

export const SPACE_FEATURES: Category = {
  ...entry(1, 'space', 'Space', 'Espace', 'Platz'),
  subCategories: [
    {
      ...entry(1, 'size', 'Size', 'Taille', 'Größe'),
      featureTypes: [
        area(1, 1, 'area', 'Living area', 'Surface habitable', 'Wohnfläche'),
        count(2, 2, 'rooms', 'Rooms', 'Pièces', 'Zimmer'),
        count(3, 3, 'bedrooms', 'Bedrooms', 'Chambres', 'Schlafzimmer'),
        count(4, 4, 'bathrooms', 'Bathrooms', 'Salles de bains', 'Badezimmer'),
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
};
