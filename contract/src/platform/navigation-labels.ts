import type { LanguageTag } from '../lib/scalars.schema.ts';
import type { RemoteDeclaration } from './registry.schema.ts';

/** The texts of a remote by language, as its locale files have them. */
export type LocaleTexts = Record<LanguageTag, Record<string, string>>;

/** A declaration whose navigation carries its texts; a text that is missing becomes an empty label. */
export function withNavigationLabels(
  declaration: RemoteDeclaration,
  { en, fr, de }: LocaleTexts,
): RemoteDeclaration {
  const navigation = declaration.navigation?.map((entry) => {
    const labelIn = (texts: Record<string, string>) => texts[entry.text] ?? '';
    return { ...entry, label: { en: labelIn(en), fr: labelIn(fr), de: labelIn(de) } };
  });
  return { ...declaration, ...(navigation && { navigation }) };
}
