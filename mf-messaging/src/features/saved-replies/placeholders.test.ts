import { exampleOpened } from '../examples/example-conversation.ts';
import { filledText, shownText, storedText } from './placeholders.ts';

const NAMES: Record<string, string> = {
  'placeholder-guest': 'Gast',
  'placeholder-home': 'Unterkunft',
  'placeholder-arrival': 'Anreise',
  'placeholder-departure': 'Abreise',
};
const t = (key: string) => NAMES[key] ?? key;
const stored = 'Moien {guest}, {home} ist ab {arrival} bereit. {code} {{guest}}';

describe('placeholders of a saved reply', () => {
  it('are shown by their names and stored alike in every language', () => {
    const shown = 'Moien {Gast}, {Unterkunft} ist ab {Anreise} bereit. {code} {{Gast}}';
    expect(shownText(stored, t)).toBe(shown);
    expect(storedText(shown, t)).toBe(stored);
  });

  it('are filled from the conversation; what is not known stays for the host, and values are no placeholders', () => {
    const { person, ...opened } = exampleOpened();
    const stay = { arrivalDate: '2027-05-01', departureDate: '2027-05-04' };
    const of = (one: object) =>
      filledText('{guest}: {arrival} – {departure}', { ...opened, person, ...one }, 'de', t);
    expect(of({ stay })).toBe(`${person.firstName}: 1. Mai 2027 – 4. Mai 2027`);
    expect(of({ stay: null })).toBe(`${person.firstName}: {Anreise} – {Abreise}`);
    expect(of({ stay: null, person: { ...person, firstName: '{home}' } })).toContain('{home}: ');
  });
});
