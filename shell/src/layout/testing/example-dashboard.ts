import type { LanguageTag, NavigationEntry, RemoteDeclaration } from '@moien/contract';
import { exampleRegistry } from '@moien/shared-lib/testing';

type Page = [
  path: string,
  group: NavigationEntry['group'],
  icon: string,
  label: Record<LanguageTag, string>,
  isFor?: NavigationEntry['for'],
];

const PAGES: Page[] = [
  ['bookings', 'travelling', 'luggage', { en: 'Stays', fr: 'Séjours', de: 'Aufenthalte' }],
  ['favorites', 'travelling', 'heart', { en: 'Favourites', fr: 'Favoris', de: 'Favoriten' }],
  ['history', 'travelling', 'history', { en: 'Seen lately', fr: 'Vus récemment', de: 'Zuletzt angesehen' }],
  ['user-rentals', 'renting', 'key-round', { en: 'Rentals', fr: 'Locations', de: 'Mietverhältnisse' }],
  [
    'rental-file',
    'renting',
    'folder-lock',
    { en: 'Rental file', fr: 'Dossier de location', de: 'Bewerbungsunterlagen' },
  ],
  ['ads', 'letting', 'house-plus', { en: 'Homes', fr: 'Logements', de: 'Unterkünfte' }, 'owner'],
  [
    'statistics',
    'letting',
    'chart-column',
    { en: 'Figures', fr: 'Statistiques', de: 'Vermietungsstatistik' },
    'owner',
  ],
  ['balance', 'money', 'wallet', { en: 'Balance', fr: 'Solde', de: 'Guthaben' }],
  ['invoices', 'money', 'receipt-text', { en: 'Invoices', fr: 'Factures', de: 'Rechnungen und Belege' }],
  [
    'banking-information',
    'money',
    'landmark',
    { en: 'Bank details', fr: 'Coordonnées bancaires', de: 'Bankverbindungen' },
  ],
  [
    'personal-details',
    'account',
    'circle-user-round',
    { en: 'Personal details', fr: 'Informations personnelles', de: 'Persönliche Angaben' },
  ],
  ['conversations', 'account', 'message-circle', { en: 'Messages', fr: 'Messages', de: 'Nachrichten' }],
  [
    'notifications',
    'account',
    'bell',
    { en: 'Notifications', fr: 'Notifications', de: 'Benachrichtigungen' },
  ],
  ['settings', 'account', 'settings', { en: 'Settings', fr: 'Réglages', de: 'Einstellungen' }],
  ['account-security', 'account', 'shield', { en: 'Security', fr: 'Sécurité', de: 'Sicherheit' }],
];

/** A remote with these pages of the dashboard: all of them unless it is said otherwise. */
export function dashboardRemote(
  isWanted: (id: string) => boolean = () => true,
  rest: Partial<RemoteDeclaration> = {},
): RemoteDeclaration {
  const pages = PAGES.filter(([id]) => isWanted(id));
  return {
    name: 'mf-dashboard',
    owner: 'Dashboard',
    mountContract: 1,
    supportedShells: '^0.1.0',
    routes: pages.map(([id]) => ({
      id,
      path: `dashboard/${id}`,
      isPublic: false,
      skeleton: 'cards',
      frame: 'dashboard',
    })),
    navigation: pages.map(([routeId, group, icon, label, isFor = 'everyone'], index) => ({
      routeId,
      group,
      order: 10 * (index + 1),
      icon,
      text: `navigation-${routeId}`,
      for: isFor,
      label,
    })),
    slots: [],
    textNamespaces: ['dashboard'],
    byteBudget: 1,
    ...rest,
  };
}

export const dashboardReleases = exampleRegistry(dashboardRemote());
