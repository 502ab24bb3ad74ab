/** ISO 3166 codes: Greece is GR here, while its VAT numbers begin with EL. */
const MEMBER_STATES =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export function isMemberState(countryCode: string): boolean {
  return MEMBER_STATES.includes(countryCode);
}
