import type { LocalizedName } from '@moien/contract';

/**
 * Names by which our three languages know a city that GeoNames lists under one name only, by GeoNames id.
 * Cities near our homes and the large ones of Europe.
 */
const ALTERNATE_NAMES: Record<number, string[]> = {
  2960316: ['Luxemburg', 'Lëtzebuerg', 'Luxembourg City'],
  2821164: ['Trèves', 'Tréier'],
  2842647: ['Sarrebruck', 'Saarbruecken'],
  2803073: ['Arel', 'Aarlen'],
  2960596: ['Esch-Uelzecht', 'Esch an der Alzette'],
  2960634: ['Diddeleng', 'Düdelingen'],
  2960651: ['Déifferdeng', 'Differdingen'],
  2960657: ['Dikrech'],
  2960589: ['Ettelbréck', 'Ettelbrück'],
  2960515: ['Gréiwemaacher'],
  2959977: ['Wolz'],
  2960630: ['Iechternach'],
  2960684: ['Klierf', 'Clerf'],
  2960276: ['Miersch'],
  2960777: ['Beetebuerg', 'Bettemburg'],
  2960054: ['Stroossen'],
  2960782: ['Bartreng', 'Bartringen'],
  2960187: ['Péiteng', 'Petingen'],
  2960154: ['Réimech'],
  2960021: ['Veianen'],
  2972811: ['Diedenhofen', 'Diddenuewen'],
  2787315: ['Sankt Vith'],
  3247449: ['Aix-la-Chapelle'],
  2842632: ['Sarrelouis'],
  2886946: ['Coblence'],
  2792413: ['Lüttich', 'Luik'],
  2800866: ['Bruxelles', 'Brüssel', 'Brussel'],
  2803138: ['Anvers', 'Antwerpen'],
  2797656: ['Gand', 'Gent'],
  2800931: ['Bruges', 'Brugge', 'Brügge'],
  2790471: ['Namen'],
  2867714: ['München', 'Muenchen'],
  2886242: ['Cologne', 'Koeln'],
  2925533: ['Francfort', 'Frankfurt'],
  2861650: ['Nuremberg'],
  2874225: ['Mayence'],
  2935022: ['Dresde'],
  2911298: ['Hambourg'],
  2973783: ['Straßburg', 'Strassburg'],
  2990999: ['Nanzig'],
  2990440: ['Nizza'],
  2761369: ['Wien', 'Vienne'],
  2660646: ['Geneva', 'Genf'],
  2657896: ['Zürich', 'Zurich', 'Zuerich'],
  2661604: ['Bâle', 'Basel'],
  2661552: ['Berne', 'Bern'],
  2747373: ['La Haye', 'Den Haag', 'The Hague'],
  3169070: ['Roma', 'Rom'],
  3173435: ['Milano', 'Mailand'],
  3164603: ['Venezia', 'Venise', 'Venedig'],
  3176959: ['Firenze', 'Florenz'],
  3172394: ['Napoli', 'Neapel'],
  3165524: ['Torino', 'Turin'],
  2267057: ['Lisboa', 'Lisbonne', 'Lissabon'],
  2643743: ['Londres'],
  3067696: ['Praha', 'Prag'],
  756135: ['Warszawa', 'Varsovie', 'Warschau'],
  2618425: ['København', 'Copenhague', 'Kopenhagen'],
  264371: ['Athènes', 'Athen'],
  3128760: ['Barcelone'],
};

export function alternateNamesOf(cityId: number): string[] {
  return ALTERNATE_NAMES[cityId] ?? [];
}

/** How a city is called on our pages in the languages that do not use its GeoNames name. */
const LOCALIZED_NAMES: Record<number, Partial<LocalizedName>> = {
  2960316: { de: 'Luxemburg' },
  2821164: { fr: 'Trèves' },
  2842647: { fr: 'Sarrebruck' },
  2792413: { de: 'Lüttich' },
  2800866: { fr: 'Bruxelles', de: 'Brüssel' },
  2803138: { fr: 'Anvers', de: 'Antwerpen' },
  2797656: { en: 'Ghent', fr: 'Gand', de: 'Gent' },
  2800931: { en: 'Bruges', fr: 'Bruges', de: 'Brügge' },
  2867714: { de: 'München' },
  2886242: { en: 'Cologne', fr: 'Cologne', de: 'Köln' },
  2925533: { fr: 'Francfort' },
  2874225: { fr: 'Mayence' },
  2973783: { de: 'Straßburg' },
  2990440: { de: 'Nizza' },
  2761369: { fr: 'Vienne', de: 'Wien' },
  2660646: { en: 'Geneva', de: 'Genf' },
  2657896: { fr: 'Zurich', de: 'Zürich' },
  2661604: { fr: 'Bâle' },
  2747373: { fr: 'La Haye', de: 'Den Haag' },
  3169070: { de: 'Rom' },
  3173435: { de: 'Mailand' },
  3164603: { fr: 'Venise', de: 'Venedig' },
  3176959: { de: 'Florenz' },
  3172394: { de: 'Neapel' },
  3165524: { de: 'Turin' },
  2267057: { fr: 'Lisbonne', de: 'Lissabon' },
  2643743: { fr: 'Londres' },
  3067696: { de: 'Prag' },
  756135: { fr: 'Varsovie', de: 'Warschau' },
  2618425: { fr: 'Copenhague', de: 'Kopenhagen' },
  264371: { fr: 'Athènes', de: 'Athen' },
  3128760: { fr: 'Barcelone' },
};

export function localizedNameOf(cityId: number, name: string): LocalizedName | undefined {
  const localized = LOCALIZED_NAMES[cityId];
  return localized && { en: name, fr: name, de: name, ...localized };
}

/** Changes when a name above does. */
export const CITY_NAMES = JSON.stringify([ALTERNATE_NAMES, LOCALIZED_NAMES]);
