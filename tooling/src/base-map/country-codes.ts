/** Names of the atlas that differ from those of the platform's English. */
const OWN_NAMES: Record<string, string> = {
  'Bosnia and Herz.': 'BA',
  'Central African Rep.': 'CF',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  'Falkland Is.': 'FK',
  'Faeroe Is.': 'FO',
  'Solomon Is.': 'SB',
  'S. Sudan': 'SS',
  'São Tomé and Principe': 'ST',
  'Trinidad and Tobago': 'TT',
  'United States of America': 'US',
  'W. Sahara': 'EH',
  'Cabo Verde': 'CV',
  "Côte d'Ivoire": 'CI',
  Congo: 'CG',
  Macedonia: 'MK',
  Myanmar: 'MM',
  Palestine: 'PS',
  Turkey: 'TR',
  Vatican: 'VA',
  eSwatini: 'SZ',
};

const codeByName = new Map(platformNames());

/** The code of a country that the atlas names; undefined for what has none (bases, disputed reefs). */
export function countryCodeOf(name: string): string | undefined {
  return OWN_NAMES[name] ?? codeByName.get(name);
}

function platformNames(): [string, string][] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_value, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [[name, code] as [string, string]];
  });
}
