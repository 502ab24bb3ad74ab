export {
  type ExampleAnswer,
  type ExampleAnswers,
  exampleRefusal,
  exampleTransport,
} from './example-answers.ts';
export { emptyEssentials, exampleEssentials } from './example-essentials.ts';
export {
  exampleExtendedData,
  exampleHomes,
  examplePictures,
  exampleProperty,
  exampleQuote,
  exampleSummary,
  exampleTerms,
} from './example-property.ts';
export { exampleQuestions } from './example-questions.ts';
export { exampleRegistry } from './example-registry.ts';
export { exampleRoot } from './example-root.ts';
export { exampleSession } from './example-session.ts';
export { exampleSettings } from './example-settings.ts';
export { exampleShell } from './example-shell.ts';
