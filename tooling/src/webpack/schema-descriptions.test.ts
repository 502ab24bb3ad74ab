import withoutDescriptions from './schema-descriptions.ts';

describe('withoutDescriptions', () => {
  it.each([
    ["Type.Integer({ minimum: 0, description: 'nights' })", 'Type.Integer({ minimum: 0,  })'],
    ["Type.String({ description: 'one’s \\'own\\'', maxLength: 3 })", 'Type.String({  maxLength: 3 })'],
    ["{\n  description:\n    'long',\n}", '{\n  \n}'],
    ['{ description: Type.String() }', '{ description: Type.String() }'],
  ])('%s', (source, expected) => {
    expect(withoutDescriptions(source)).toBe(expected);
  });
});
