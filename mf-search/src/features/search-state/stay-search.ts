const STAY_PARAMETERS = [
  'arrivalDate',
  'departureDate',
  'adultCount',
  'childrenCount',
  'infantCount',
  'petCount',
];

/** The part of a search that says who comes and when: it goes along to the property page. */
export function staySearch(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([name]) => STAY_PARAMETERS.includes(name)));
}
