import type { City } from '@moien/contract';

const city = (id: number, name: string, countryCode: string, propertyCount: number): City => ({
  id,
  name,
  localizedName: null,
  countryCode,
  latitude: 49.7,
  longitude: 6.6,
  propertyCount,
});

export const TRIER: City = city(2_821_164, 'Trier', 'DE', 3);
export const TRIESTE: City = city(3_165_185, 'Trieste', 'IT', 0);
export const LONG_NAME: City = city(1, 'Villingen-Schwenningen-Neuhausen-Weigheim', 'DE', 1);
