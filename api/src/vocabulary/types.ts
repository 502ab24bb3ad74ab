import { entry } from './vocabulary-entry.ts';

export const PROPERTY_TYPES = [
  entry(1, 'apartment', 'Apartment', 'Appartement', 'Wohnung'),
  entry(2, 'house', 'House', 'Maison', 'Haus'),
  entry(3, 'studio', 'Studio', 'Studio', 'Studio'),
  entry(4, 'loft', 'Loft', 'Loft', 'Loft'),
  entry(5, 'villa', 'Villa', 'Villa', 'Villa'),
  entry(6, 'townhouse', 'Townhouse', 'Maison de ville', 'Stadthaus'),
  entry(7, 'chalet', 'Chalet', 'Chalet', 'Chalet'),
  entry(8, 'farm-stay', 'Farm stay', 'Ferme', 'Bauernhof'),
  entry(9, 'cottage', 'Cottage', 'Gîte', 'Ferienhaus'),
  entry(10, 'bungalow', 'Bungalow', 'Bungalow', 'Bungalow'),
  entry(11, 'guest-house', 'Guest house', 'Maison d’hôtes', 'Gästehaus'),
  entry(12, 'hotel', 'Hotel', 'Hôtel', 'Hotel'),
  entry(13, 'hostel', 'Hostel', 'Auberge de jeunesse', 'Hostel'),
  entry(14, 'serviced-apartment', 'Serviced apartment', 'Appart’hôtel', 'Serviced Apartment'),
  entry(15, 'tiny-house', 'Tiny house', 'Tiny house', 'Tiny House'),
  entry(16, 'boat', 'Boat', 'Bateau', 'Boot'),
  entry(17, 'camping', 'Campsite', 'Camping', 'Campingplatz'),
  entry(18, 'castle', 'Castle', 'Château', 'Schloss'),
  entry(19, 'other', 'Other', 'Autre', 'Sonstige'),
  entry(20, 'room', 'Room', 'Chambre', 'Zimmer'),
];

export const RENTAL_TYPES = [
  entry(1, 'entire-home', 'Entire home', 'Logement entier', 'Ganze Unterkunft'),
  entry(2, 'private-room', 'Private room', 'Chambre privée', 'Privatzimmer'),
  entry(3, 'shared-room', 'Shared room', 'Chambre partagée', 'Mehrbettzimmer'),
  entry(4, 'hotel-room', 'Hotel room', 'Chambre d’hôtel', 'Hotelzimmer'),
];

export const GENDERS = [
  entry(1, 'female', 'Woman', 'Femme', 'Frau'),
  entry(2, 'male', 'Man', 'Homme', 'Mann'),
  entry(3, 'diverse', 'Another gender', 'Autre genre', 'Divers'),
  entry(4, 'undisclosed', 'Prefer not to say', 'Ne souhaite pas répondre', 'Keine Angabe'),
];
