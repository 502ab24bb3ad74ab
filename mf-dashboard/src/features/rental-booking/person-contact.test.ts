import { exampleBooking } from '../examples/example-booking.ts';
import { personContact } from './person-contact.ts';

const CONTACT = { firstName: 'Jean', lastName: 'Ney', phonePrefix: '+352', phoneNumber: '621 1' };

describe('how to reach the other side', () => {
  it('is the profile’s for a guest, who has given a contact of their own', () => {
    const { person } = exampleBooking();
    expect(personContact({ person, contact: CONTACT, role: 'guest' })).toEqual({
      name: 'Léa Weber',
      email: person.email,
      phone: person.phone,
    });
  });

  it('is what the guest has named for the stay, for a host', () => {
    const { person } = exampleBooking();
    expect(personContact({ person, contact: CONTACT, role: 'owner' })).toMatchObject({
      name: 'Jean Ney',
      phone: '+352 621 1',
    });
  });

  it('is a first name alone before the booking is confirmed', () => {
    const { person } = exampleBooking({ state: 'requested' });
    expect(personContact({ person, contact: null, role: 'owner' })).toEqual({
      name: 'Léa',
      email: null,
      phone: null,
    });
  });
});
