import {
  APP_ICONS,
  type AppIconName,
  appIconPath,
  type LanguageTag,
  type RegistryEntry,
  THEME_COLOURS,
} from '@moien/contract';
import texts from './texts.json' with { type: 'json' };

const ICONS: AppIconName[] = ['app-192.png', 'app-512.png', 'app-maskable-512.png'];
/** Pages that the installed icon offers at once, by the route that serves them. */
const SHORTCUTS = ['search', 'blog'] as const;

/**
 * The web app manifest (W3C) of a language: one app whichever language it was installed in.
 * @param entries of the releases that are active: a shortcut leads only where somebody serves the page
 */
export function manifestOf(
  language: LanguageTag,
  entries: readonly Pick<RegistryEntry, 'remote'>[],
): Record<string, unknown> {
  const text = texts[language];
  const served = new Set(entries.flatMap(({ remote }) => remote.routes.map(({ id }) => id)));
  return {
    id: '/',
    name: text.name,
    short_name: text['short-name'],
    description: text.description,
    lang: language,
    dir: 'ltr',
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    // Specification §9.
    orientation: 'portrait',
    theme_color: THEME_COLOURS.light,
    background_color: THEME_COLOURS.light,
    categories: ['travel', 'lifestyle'],
    icons: ICONS.map(iconOf),
    shortcuts: SHORTCUTS.filter((id) => served.has(id)).map((id) => ({
      name: text[id],
      url: `/${language}/${id}`,
      icons: [iconOf('app-192.png')],
    })),
  };
}

function iconOf(name: AppIconName) {
  const { size, isMaskable } = APP_ICONS[name];
  return {
    src: appIconPath(name),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  };
}
