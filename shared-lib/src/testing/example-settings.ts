import type { SiteSettings } from '@moien/contract';

export const exampleSettings: SiteSettings = {
  downloadLabel: 'download',
  contactAddress: 'hello@moien.example',
  operator: { name: 'Moïen Example S.à r.l.', address: '1, rue de l’Exemple, L-1234 Luxembourg' },
  asksForConsent: true,
  mapTilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png',
  reverseGeocodingUrl: 'https://places.example.com/reverse',
};
