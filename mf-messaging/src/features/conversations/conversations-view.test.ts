import { queryOf, readView, writeView } from './conversations-view.ts';
import { addressOf, parametersOf, readSides } from './sides.ts';

describe('the address of the inbox', () => {
  it('names a view, and without or with an unknown one shows all', () => {
    for (const view of ['all', 'unread', 'archived'] as const) expect(readView(writeView(view))).toBe(view);
    expect(readView(new URLSearchParams('view=elsewhere'))).toBe('all');
    expect([queryOf('unread'), queryOf('bookings'), queryOf('all')]).toEqual([
      { isUnread: 'true' },
      { typeId: '2' },
      {},
    ]);
  });
});

describe('the address of a conversation', () => {
  it('is read and written alike', () => {
    const sides = { propertyId: 'home', userId: 'person', typeId: 4 } as const;
    expect(readSides(parametersOf(sides))).toEqual(sides);
    expect(addressOf(sides)).toBe('home/person/4');
  });

  it('is about a question where its type is unknown', () => {
    expect(readSides({ propertyId: 'home', propertyUserId: 'person', conversationTypeId: '9' }).typeId).toBe(
      1,
    );
  });
});
