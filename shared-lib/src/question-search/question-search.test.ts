import { exampleQuestions as sectionArray } from '../testing/example-questions.ts';
import { countQuestions, findQuestions, indexQuestions, wordsOf } from './question-search.ts';

const index = indexQuestions(sectionArray);
const idsFor = (typed: string) =>
  findQuestions(sectionArray, index, typed).flatMap(({ questionArray }) => questionArray.map(({ id }) => id));

describe('the search of the faq', () => {
  it.each([
    ['', ['how-many-homes', 'pets', 'when-to-pay']],
    ['  ', ['how-many-homes', 'pets', 'when-to-pay']],
    ['pet', ['pets']],
    ['CAFE', ['how-many-homes']],
    ['café', ['how-many-homes']],
    ['pay book', ['when-to-pay']],
    ['book pay', ['when-to-pay']],
    ['paying', ['when-to-pay']],
    ['strong', []],
    ['castle', []],
  ])('finds for "%s" %j', (typed, ids) => {
    expect(idsFor(typed)).toEqual(ids);
  });

  it('leaves out groups without a question that fits', () => {
    expect(findQuestions(sectionArray, index, 'pet').map(({ id }) => id)).toEqual(['searching']);
    expect(countQuestions(findQuestions(sectionArray, index, 'pet'))).toBe(1);
  });

  it('takes words from a rendered text, not its elements', () => {
    expect(wordsOf('<p>Tea &amp; <em>cake</em></p>\n<p>Bed</p>')).toBe('Tea & cake Bed');
  });
});
