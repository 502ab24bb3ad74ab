import { handleSkippedTransitions } from './skipped-transitions.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

// Node ends the run at a rejection that nobody handles.
it('handles the rejection of a transition that is skipped, until it is undone', async () => {
  const update = jest.fn();
  const start = jest.fn(() => ({ ready: Promise.reject(new Error('Skipped.')) }));
  Object.assign(document, { startViewTransition: start });

  const undo = handleSkippedTransitions();
  document.startViewTransition(update);
  expect(start).toHaveBeenCalledWith(update);
  await new Promise((resolve) => setTimeout(resolve));

  undo();
  expect(document.startViewTransition).toBe(start);
});

it('does nothing in a browser without view transitions', () => {
  handleSkippedTransitions()();
  expect('startViewTransition' in document).toBe(false);
});
