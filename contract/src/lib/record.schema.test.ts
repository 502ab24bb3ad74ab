import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { recordOf } from './record.schema.ts';

it('is the same schema that Type.Record makes', () => {
  const value = Type.Integer({ minimum: 1 });
  expect(recordOf(value)).toEqual(Type.Record(Type.String(), value));
  const pattern = '^\\d{1,3}$';
  expect(recordOf(value, pattern)).toEqual(Type.Record(Type.String({ pattern }), value));
});

it('refuses a value that does not suit', () => {
  expect(Value.Check(recordOf(Type.Integer()), { one: 1 })).toBe(true);
  expect(Value.Check(recordOf(Type.Integer()), { one: 'x' })).toBe(false);
});
