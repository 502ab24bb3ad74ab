import french from '../../locales/fr.json' with { type: 'json' };

// The button's name goes on with a colon, which the kit writes: « Indicatif : Luxembourg ».
it('the French name of the prefix ends so that its colon does not begin a line', () => {
  expect(`${french['auth-country-prefix']}: Luxembourg`).toBe('Indicatif\u00a0: Luxembourg');
});
