import { EXAMPLE_ADDRESS, exampleDetails } from '../examples/example-details.ts';
import { changeOf, checkDraft, draftOf, rebased } from './details-draft.ts';

const read = exampleDetails();
const draft = draftOf(read);

describe('what is sent', () => {
  it('is what differs, without spaces round it', () => {
    expect(changeOf(read, draft)).toEqual({});
    expect(changeOf(read, { ...draft, firstName: ' Léa ', about: ' Moien ' })).toEqual({ about: 'Moien' });
    expect(changeOf(read, { ...draft, languageTagArray: ['lb'] })).toEqual({ languageTagArray: ['lb'] });
  });

  it('is no address where all of its lines are empty', () => {
    const empty = { line1: ' ', line2: '', postalCode: '', city: '', region: '', countryCode: '' };
    expect(changeOf(read, { ...draft, address: empty })).toEqual({ address: null });
    expect(checkDraft({ ...draft, address: empty })).toEqual({});
  });
});

it('what is missing is said by field', () => {
  const address = { ...EXAMPLE_ADDRESS, line1: '', countryCode: '' };
  expect(checkDraft({ ...draft, lastName: ' ', address })).toEqual({
    lastName: 'last-name-missing',
    line1: 'line-missing',
    countryCode: 'country-missing',
  });
});

it('what was changed here stays over what another tab has saved', () => {
  const newest = exampleDetails({ version: 4, lastName: 'Muller', about: 'Theirs' });
  expect(rebased(read, newest, { ...draft, about: 'Mine' })).toEqual({
    ...draft,
    lastName: 'Muller',
    about: 'Mine',
  });
});
