const TEXT = /'(?:[^'\\\n]|\\.)*'/.source;
const DESCRIPTION = new RegExp(String.raw`\bdescription:\s*${TEXT}(?:\s*\+\s*${TEXT})*,?`, 'g');

/**
 * A webpack loader: what a schema says of its fields is for the API's documentation, and no browser reads it.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes the default export of a loader
export default function withoutDescriptions(source: string): string {
  return source.replace(DESCRIPTION, '');
}
