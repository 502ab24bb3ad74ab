import { type BodyReader, createBodyReader } from './body-reader.ts';
import { newId } from './identifiers.ts';
import type { Provider } from './provider.ts';
import type { User } from './resources.ts';

type PersonType = User['PersonType'];

/** A natural or a legal person. Owners must say more than payers, and accept MangoPay's terms. */
export function createUser(provider: Provider, personType: PersonType, body: unknown): User {
  const reader = createBodyReader(body);
  const category = reader.oneOf('UserCategory', ['PAYER', 'OWNER'], 'PAYER');
  const user: User = {
    Id: newId('user', provider.clock.now()),
    Tag: reader.tag(),
    CreationDate: provider.clock.unixSeconds(),
    PersonType: personType,
    UserCategory: category,
    KYCLevel: 'LIGHT',
    UserStatus: 'ACTIVE',
    Email: reader.text('Email'),
    ...readTerms(provider, reader, category),
    ...readPerson(reader, personType, category),
  };
  reader.check();
  provider.store.users.set(user.Id, user);
  return user;
}

/** What the body says replaces what was known; a payer may become an owner. */
export function updateUser(provider: Provider, user: User, body: unknown): User {
  const known: Record<string, unknown> = { ...user };
  const merged = { ...known, ...(typeof body === 'object' ? body : {}) };
  const reader = createBodyReader(merged);
  const category = reader.oneOf('UserCategory', ['PAYER', 'OWNER']);
  const update = {
    UserCategory: category,
    Tag: reader.tag(),
    Email: reader.text('Email'),
    ...readTerms(provider, reader, category),
    ...readPerson(reader, user.PersonType, category),
  };
  if (user.UserCategory === 'OWNER' && category === 'PAYER')
    reader.fail('UserCategory', 'An owner cannot become a payer.');
  reader.check();
  const acceptedDate = user.TermsAndConditionsAcceptedDate ?? update.TermsAndConditionsAcceptedDate;
  return Object.assign(user, update, { TermsAndConditionsAcceptedDate: acceptedDate });
}

function readTerms({ clock }: Provider, reader: BodyReader, category: User['UserCategory']) {
  const isAccepted = reader.optionalFlag('TermsAndConditionsAccepted') ?? false;
  if (category === 'OWNER' && !isAccepted)
    reader.fail('TermsAndConditionsAccepted', 'An owner must accept the terms and conditions.');
  return {
    TermsAndConditionsAccepted: isAccepted,
    TermsAndConditionsAcceptedDate: isAccepted ? clock.unixSeconds() : null,
  };
}

function readPerson(reader: BodyReader, personType: PersonType, category: User['UserCategory']) {
  const textOfOwner = category === 'OWNER' ? reader.text : reader.optionalText;
  if (personType === 'LEGAL')
    return {
      Name: reader.text('Name'),
      LegalPersonType: reader.oneOf('LegalPersonType', [
        'BUSINESS',
        'PARTNERSHIP',
        'ORGANIZATION',
        'SOLETRADER',
      ]),
      LegalRepresentative: reader.record('LegalRepresentative', ['FirstName', 'LastName']),
      CompanyNumber: reader.optionalText('CompanyNumber'),
      HeadquartersAddress: reader.raw('HeadquartersAddress'),
    };
  const birthday = reader.optionalInteger('Birthday');
  if (category === 'OWNER' && birthday === null) reader.fail('Birthday', 'The Birthday field is required.');
  return {
    FirstName: reader.text('FirstName', 100),
    LastName: reader.text('LastName', 100),
    Birthday: birthday,
    Nationality: textOfOwner('Nationality', 2),
    CountryOfResidence: textOfOwner('CountryOfResidence', 2),
    Address: reader.raw('Address'),
    Occupation: reader.optionalText('Occupation'),
    IncomeRange: reader.raw('IncomeRange'),
    ProofOfIdentity: null,
    ProofOfAddress: null,
    Capacity: 'NORMAL',
  };
}
