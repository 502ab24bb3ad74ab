import { createJournal } from './journal.ts';

const made = (key: string) => ({ key, isThere: true });
const removed = (key: string) => ({ key, isThere: false });

it('finds what was acknowledged and is not there, is there again, or is there twice', () => {
  const journal = createJournal();
  for (const key of ['lost', 'kept', 'back', 'twice']) journal.note(made(key), 'acknowledged');
  journal.note(removed('back'), 'acknowledged');
  const rows = new Map([
    ['kept', 1],
    ['back', 1],
    ['twice', 2],
    ['stranger', 1],
  ]);
  expect(journal.compare(rows)).toEqual({
    acknowledged: 5,
    unknown: 0,
    lost: ['lost'],
    undone: ['back', 'stranger (never asked for)'],
    duplicates: ['twice'],
  });
});

it('bears both outcomes of what nobody was told, and no row of what was refused', () => {
  for (const rows of [new Map(), new Map([['asked', 1]])]) {
    const journal = createJournal();
    journal.note(made('asked'), 'unknown');
    expect(journal.compare(rows)).toMatchObject({ unknown: 1, lost: [], undone: [] });
  }
  const journal = createJournal();
  journal.note(made('refused'), 'refused');
  expect(journal.compare(new Map([['refused', 1]]))).toMatchObject({ undone: ['refused'] });
});

it('holds the site to the answer of a repeated change, whatever became of it before', () => {
  const journal = createJournal();
  journal.note(made('home'), 'unknown');
  journal.note(made('home'), 'acknowledged');
  expect(journal.compare(new Map())).toMatchObject({ unknown: 0, lost: ['home'] });
  journal.note(removed('home'), 'unknown');
  expect(journal.compare(new Map())).toMatchObject({ unknown: 1, lost: [] });
});
