import { CONTACT_TEXT_MAXIMUM } from '@moien/contract';
import type { ContactValues } from '@moien/shared-lib/contact';
import { checkHelpMessage } from './check-help-message.ts';

const VALUES: ContactValues = {
  ...{ name: 'Léa Weber', email: 'lea@example.lu', topic: 'question', website: '' },
  text: 'Where do I find the key?',
};

it('takes what the contract takes', async () => {
  expect(await checkHelpMessage(VALUES)).toEqual({});
});

it.each<[Partial<ContactValues>, object]>([
  [{ text: '  ' }, { text: 'text-missing' }],
  [{ text: 'Help me' }, { text: 'text-short' }],
  [{ text: 'x'.repeat(CONTACT_TEXT_MAXIMUM + 1) }, { text: 'text-long' }],
  [{ topic: '' }, { topic: 'topic-missing' }],
  [{ topic: 'other' }, { topic: 'topic-missing' }],
  [
    { email: '', text: '' },
    { email: 'email-missing', text: 'text-missing' },
  ],
  [{ email: 'lea' }, { email: 'email-invalid' }],
])('says of %j what is wrong with it', async (change, errors) => {
  expect(await checkHelpMessage({ ...VALUES, ...change })).toEqual(errors);
});
