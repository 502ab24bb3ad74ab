import { ecbXml } from '../../../testing/ecb-xml.ts';
import { readEcbRates } from './ecb-rates.ts';

const TODAY = '2027-01-10';

describe('readEcbRates', () => {
  it('reads the currencies that prices know, and no others', () => {
    expect(readEcbRates(ecbXml({ USD: '1.0389', JPY: '162.74' }), TODAY)).toEqual([
      { currency: 'CHF', day: '2027-01-08', rate: 0.93 },
      { currency: 'GBP', day: '2027-01-08', rate: 0.83 },
      { currency: 'USD', day: '2027-01-08', rate: 1.0389 },
      { currency: 'CAD', day: '2027-01-08', rate: 1.5 },
    ]);
  });

  it('takes today’s, and none of tomorrow', () => {
    expect(readEcbRates(ecbXml({}, TODAY), TODAY)).toHaveLength(4);
    expect(() => readEcbRates(ecbXml({}, '2027-01-11'), TODAY)).toThrow('a day to come');
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body>Maintenance</body></html>'],
    ['a page without a type', '<html><body>Maintenance</body></html>'],
    ['half a document', ecbXml({}).slice(0, -40)],
    ['JSON', '{"USD": 1.0}'],
    ['entities that grow', `<!DOCTYPE a [<!ENTITY b "c">]>${ecbXml({})}`],
    ['a day that does not exist', ecbXml({}, '2027-02-30')],
    ['a day in another form', ecbXml({}, '8.1.2027')],
    ['a currency that lacks', ecbXml({ USD: undefined })],
    [
      'a currency twice',
      ecbXml({}).replace('</Cube></Cube>', "<Cube currency='USD' rate='1'/></Cube></Cube>"),
    ],
    ['zero', ecbXml({ USD: '0' })],
    ['a negative rate', ecbXml({ USD: '-1.03' })],
    ['a rate with a comma', ecbXml({ USD: '1,03' })],
    ['a rate that is no number', ecbXml({ USD: 'NaN' })],
    ['a rate beyond all bounds', ecbXml({ USD: '103.89' })],
    ['a rate with an exponent', ecbXml({ USD: '1e0' })],
    ['an entity as a rate', ecbXml({ USD: '&#49;' })],
  ])('refuses %s', (_case, xml) => {
    expect(() => readEcbRates(xml, TODAY)).toThrow(/rate/);
  });
});
