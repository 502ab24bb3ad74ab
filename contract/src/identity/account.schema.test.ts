import { Value } from 'typebox/value';
import { PhoneFields, SignUpFields } from './account.schema.ts';

describe('what the phone step sends', () => {
  it('is of the fields of signing up, by the same rules', () => {
    expect(Object.keys(PhoneFields.properties)).toEqual(Object.keys(SignUpFields.properties));
    expect(PhoneFields.properties).toEqual(SignUpFields.properties);
  });

  it('may lack each of them', () => {
    expect(Value.Check(PhoneFields, {})).toBe(true);
  });
});
