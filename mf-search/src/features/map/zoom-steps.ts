/** From here on cities are named. */
export const FIRST_CITY_ZOOM = 6;
/** From here on the quarters of a town are named, and the town by larger letters. */
export const FIRST_QUARTER_ZOOM = 12;

export function cityKindAt(zoom: number): 'city' | 'town' {
  return zoom < FIRST_QUARTER_ZOOM ? 'city' : 'town';
}
