import { type Static, Type } from 'typebox';

/** Where a page without a document of the server, as in the app, reads them. */
export const SITE_SETTINGS_PATH = '/site-settings';

/** Who answers for a site: a name, and a postal address in one line. */
const SiteOperator = Type.Object({ name: Type.String(), address: Type.String() });

/** What whoever runs the site has set, for every page. */
export const SiteSettings = Type.Object({
  /** Specification §1: which words the download button carries. */
  downloadLabel: Type.Union([Type.Literal('sign-up'), Type.Literal('download')]),
  /** Where what people write to the site arrives. */
  contactAddress: Type.String(),
  /** Whom terms and privacy policy mean; nobody in a clone. */
  operator: Type.Optional(SiteOperator),
  /** Whether there is anything that needs the visitor's consent. */
  asksForConsent: Type.Boolean(),
  /** Where the map's tiles come from, for visitors who agreed: an address with `{z}`, `{x}` and `{y}`. */
  mapTilesUrl: Type.Optional(Type.String()),
  /** Streets that the site itself has, as a PMTiles file; without it there may be tiles of others. */
  mapStreetsUrl: Type.Optional(Type.String()),
  /** Who names the country of a position, on the visitor's own action only. */
  reverseGeocodingUrl: Type.Optional(Type.String()),
});
export type SiteSettings = Static<typeof SiteSettings>;
export type SiteOperator = Static<typeof SiteOperator>;
