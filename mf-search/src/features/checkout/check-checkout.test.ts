import { checkCheckout } from './check-checkout.ts';
import type { CheckoutErrors, CheckoutValues } from './checkout-fields.ts';

const now = new Date('2030-04-07T12:00:00.000Z');

const values: CheckoutValues = {
  firstName: 'Léa',
  lastName: 'Weber',
  phonePrefix: '+352',
  phoneNumber: '621 123-456',
  message: '',
  cardNumber: '4970 1071 1111 1119',
  cardExpiry: '04/30',
  cardCode: '123',
  areHouseRulesAccepted: true,
};

describe('checkCheckout', () => {
  it.each<[Partial<CheckoutValues>, CheckoutErrors]>([
    [{}, {}],
    [{ firstName: ' ' }, { firstName: 'first-name-missing' }],
    [{ lastName: '' }, { lastName: 'last-name-missing' }],
    [{ phonePrefix: '' }, { phoneNumber: 'phone-prefix-missing' }],
    [{ phoneNumber: '( )-' }, { phoneNumber: 'phone-missing' }],
    [{ phoneNumber: '1'.repeat(31) }, { phoneNumber: 'phone-invalid' }],
    [{ message: 'a'.repeat(2001) }, { message: 'message-long' }],
    [{ areHouseRulesAccepted: false }, { areHouseRulesAccepted: 'house-rules-missing' }],
    [{ cardNumber: '' }, { cardNumber: 'card-number-missing' }],
    [{ cardNumber: '4970 1071 1111 1118' }, { cardNumber: 'card-number-invalid' }],
    [{ cardNumber: '4970 1071 1111' }, { cardNumber: 'card-number-invalid' }],
    [{ cardNumber: '5033 9510 0000 0004' }, {}],
    [{ cardExpiry: '' }, { cardExpiry: 'card-expiry-missing' }],
    [{ cardExpiry: '13/30' }, { cardExpiry: 'card-expiry-invalid' }],
    [{ cardExpiry: '03/30' }, { cardExpiry: 'card-expired' }],
    [{ cardCode: '' }, { cardCode: 'card-code-missing' }],
    [{ cardCode: '12' }, { cardCode: 'card-code-invalid' }],
    [{ cardCode: '1234' }, { cardCode: 'card-code-invalid' }],
    [{ cardNumber: '3759 891111 11119', cardCode: '1234' }, {}],
    [{ cardNumber: '3759 891111 11119' }, { cardCode: 'card-code-invalid' }],
  ])('says what is wrong with %j', async (change, errors) => {
    expect(await checkCheckout({ ...values, ...change }, now)).toEqual(errors);
  });

  it('takes a card until its month is over, UTC', async () => {
    expect(await checkCheckout(values, new Date('2030-04-30T23:59:59.999Z'))).toEqual({});
    expect(await checkCheckout(values, new Date('2030-05-01T00:00:00.000Z'))).toEqual({
      cardExpiry: 'card-expired',
    });
  });
});
