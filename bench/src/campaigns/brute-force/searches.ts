import { type Search, sliderEnd, type Wording } from './search.ts';

const munich = { latitude: 48.13743, longitude: 11.57549 };
const munichWest = { latitude: 48.1402, longitude: 11.4511 };
const quebec = { latitude: 46.81228, longitude: -71.21454 };
const quebecNorth = { latitude: 46.8965, longitude: -71.3104 };

const entireHome: Wording = { name: 'entire-home', texts: ['Entire home/apt'] };
const privateRoom: Wording = { name: 'private-room', texts: ['Private room'] };
const hotelRoom: Wording = { name: 'hotel-room', texts: ['Hotel room'] };

const loft: Wording = { name: 'loft', texts: ['Entire loft', 'Private room in loft', 'Shared room in loft'] };
const townhouse: Wording = {
  name: 'townhouse',
  texts: ['Entire townhouse', 'Private room in townhouse', 'Shared room in townhouse'],
};
const hostel: Wording = {
  name: 'hostel',
  texts: ['Private room in hostel', 'Shared room in hostel', 'Room in hostel', 'Shared room in dorm'],
};

const wifi: Wording = { name: 'wifi', texts: ['Wifi', 'Wireless Internet', 'Pocket wifi'] };
const kitchen: Wording = { name: 'kitchen', texts: ['Kitchen'] };
const dryer: Wording = { name: 'tumble-dryer', texts: ['Dryer', 'Free dryer', 'Paid dryer'] };
const lift: Wording = { name: 'lift', texts: ['Elevator'] };
const bedroomLock: Wording = { name: 'lock-on-bedroom-door', texts: ['Lock on bedroom door'] };
const hangers: Wording = { name: 'hangers', texts: ['Hangers'] };

/** Twenty searches that together use every kind of condition that imported homes can fulfil. */
export const searches: readonly Search[] = [
  { title: '10 km round the west of Munich', circle: { ...munichWest, kilometres: 10 } },
  { title: '12 km round the north of Québec', circle: { ...quebecNorth, kilometres: 12 } },
  { title: 'at least 250 a night', price: { minimum: 250 } },
  {
    title: 'from 70 to 95 a night within 10 km',
    circle: { ...munich, kilometres: 10 },
    price: { minimum: 70, maximum: 95 },
  },
  { title: 'at least 600, slider at its end', price: { minimum: 600, maximum: sliderEnd } },
  { title: 'four adults, two children, an infant', guests: { adults: 4, children: 2, infants: 1 } },
  { title: 'lofts', propertyType: loft },
  { title: 'hotel rooms', rentalType: hotelRoom },
  { title: 'private rooms in townhouses', rentalType: privateRoom, propertyType: townhouse },
  {
    title: 'hostels for one at 60 at most',
    guests: { adults: 1 },
    price: { maximum: 60 },
    propertyType: hostel,
  },
  { title: 'wifi', features: [wifi] },
  { title: 'a lock on the bedroom door', features: [bedroomLock] },
  { title: 'dryer, lift, kitchen and hangers', features: [dryer, lift, kitchen, hangers] },
  { title: 'three bedrooms for seven adults', guests: { adults: 7 }, minimumBedrooms: 3 },
  { title: 'free tonight, entire homes', isImmediate: true, rentalType: entireHome },
  { title: 'two nights in ten days', stay: { arrivesIn: 10, nights: 2 } },
  {
    title: 'twenty-nine nights round Québec',
    circle: { ...quebec, kilometres: 15 },
    stay: { arrivesIn: 20, nights: 29 },
  },
  { title: 'the last nights of a year', stay: { arrivesIn: 363, nights: 2 } },
  { title: 'a night beyond the year', stay: { arrivesIn: 364, nights: 2 } },
  {
    title: 'everything at once',
    circle: { ...quebec, kilometres: 14 },
    price: { minimum: 40, maximum: 190 },
    guests: { adults: 2, children: 1 },
    rentalType: entireHome,
    features: [wifi, hangers],
    minimumBedrooms: 1,
    stay: { arrivesIn: 12, nights: 4 },
  },
];
