import type { ContactValues } from '@moien/shared-lib/contact';
import { checkContactMessage } from './check-contact-message.ts';

const GOOD: ContactValues = {
  name: 'Léa Weber',
  email: 'lea@example.lu',
  topic: 'question',
  text: 'May I bring my cat along?',
  website: '',
};
const check = (changes: Partial<ContactValues>) => checkContactMessage({ ...GOOD, ...changes });

describe('checkContactMessage', () => {
  it('takes a whole message', async () => {
    expect(await check({})).toEqual({});
  });

  it.each<[string, Partial<ContactValues>, object]>([
    ['no name', { name: '  ' }, { name: 'contact-name-missing' }],
    ['a name that is too long', { name: 'x'.repeat(101) }, { name: 'contact-name-long' }],
    ['no address', { email: '' }, { email: 'contact-email-missing' }],
    ['an address without @', { email: 'lea.example.lu' }, { email: 'contact-email-invalid' }],
    ['an address that is too long', { email: `${'x'.repeat(250)}@a.lu` }, { email: 'contact-email-invalid' }],
    ['no topic', { topic: '' }, { topic: 'contact-topic-missing' }],
    ['a topic that does not exist', { topic: 'weather' }, { topic: 'contact-topic-missing' }],
    ['no text', { text: '\n' }, { text: 'contact-text-missing' }],
    ['a text that is too short', { text: 'Hello' }, { text: 'contact-text-short' }],
    ['a text that is too long', { text: 'x'.repeat(5001) }, { text: 'contact-text-long' }],
  ])('says of %s what is wrong', async (_what, changes, errors) => {
    expect(await check(changes)).toEqual(errors);
  });

  it('names everything that is wrong, in the order of the form', async () => {
    const errors = await check({ name: '', email: '', topic: '', text: '' });
    expect(Object.keys(errors)).toEqual(['name', 'email', 'topic', 'text']);
  });

  it('takes addresses that the newsletter would refuse, and spaces around them', async () => {
    expect(await check({ email: ' lea+home@example.lu ' })).toEqual({});
  });
});
