import type { AmenityFamilies } from './family.ts';

/** What is seen from the home and what is round it. */
export const OUTDOOR_FAMILIES: AmenityFamilies = {
  'city-view': ['city view', 'city skyline view', 'skyline view'],
  'garden-view': ['garden view', 'park view'],
  'water-view': [
    ...['lake view', 'river view', 'ocean view', 'sea view', 'water view', 'canal view', 'bay view'],
    ...['beach view', 'harbor view', 'harbour view', 'marina view'],
  ],
  'mountain-view': ['mountain view', 'valley view'],
  balcony: ['patio or balcony', 'balcony', 'patio', 'balcon', 'balkon'],
  terrace: ['terrace', 'rooftop terrace', 'roof terrace', 'terrasse'],
  garden: ['backyard', 'garden', 'garden or backyard', 'jardin', 'garten'],
  barbecue: ['bbq', 'bbq grill', 'barbecue', 'barbecue grill', 'grill'],
  pool: ['pool', 'swimming pool', 'piscine', 'schwimmbad'],
  'outdoor-furniture': ['outdoor furniture', 'outdoor seating', 'sun lounger', 'hammock', 'patio furniture'],
  'outdoor-dining': ['outdoor dining area', 'outdoor dining', 'alfresco dining'],
  'fire-pit': ['fire pit'],
  waterfront: ['waterfront', 'beachfront', 'lakefront', 'lake access', 'beach access'],
  'ski-access': ['ski in ski out', 'ski in', 'ski out'],
  parking: [
    ...['parking', 'parking lot', 'parking space', 'parking garage', 'parking spot', 'driveway', 'carport'],
    ...['driveway parking', 'garage', 'stationnement', 'parkplatz', 'stellplatz', 'tiefgarage'],
  ],
  'electric-charging': ['ev charger', 'electric car charger', 'electric vehicle charger', 'ev charging'],
  'bicycle-storage': ['bicycle storage', 'bike storage', 'bicycle parking', 'bike parking', 'bike garage'],
};
