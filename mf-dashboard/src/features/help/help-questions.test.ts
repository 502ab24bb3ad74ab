import type { HelpSituation, InformationSection } from '@moien/contract';
import { otherSections, QUESTIONS_FIRST_MAXIMUM, questionsFor } from './help-questions.ts';

const question = (id: string, ...situationArray: HelpSituation[]) => ({
  ...{ id, question: `${id}?`, html: `<p>${id}</p>`, situationArray },
});
const sections: InformationSection[] = [
  { id: 'one', title: 'One', html: '', questionArray: [question('all'), question('stay', 'guest-stay')] },
  {
    ...{ id: 'two', title: 'Two', html: '' },
    questionArray: [question('deposit', 'deposit-due', 'guest-stay'), question('also-all')],
  },
  { id: 'three', title: 'Three', html: '', questionArray: [question('host', 'host')] },
];
const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

it('puts questions by the most pressing situation that they are for', () => {
  expect(ids(questionsFor(sections, ['deposit-due', 'guest-stay']))).toEqual(['deposit', 'stay']);
  expect(ids(questionsFor(sections, ['guest-stay']))).toEqual(['stay', 'deposit']);
  expect(questionsFor(sections, [])).toEqual([]);
});

it('lists a few first at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => question(`q${index}`, 'host'));
  const section = { id: 'one', title: 'One', html: '', questionArray: many };
  expect(questionsFor([section], ['host'])).toHaveLength(QUESTIONS_FIRST_MAXIMUM);
  expect(otherSections([section], ['host'])[0]?.questionArray).toHaveLength(9 - QUESTIONS_FIRST_MAXIMUM);
});

it('has each question once, and groups that matter before others', () => {
  const situations: HelpSituation[] = ['deposit-due', 'guest-stay'];
  const others = otherSections(sections, situations);
  expect(ids(others)).toEqual(['two', 'one', 'three']);
  const all = [...questionsFor(sections, situations), ...others.flatMap((part) => part.questionArray)];
  expect(ids(all).sort()).toEqual(['all', 'also-all', 'deposit', 'host', 'stay']);
});
