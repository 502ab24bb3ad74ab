import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, render } from '@testing-library/react';
import { act } from 'react';
import en from '../../locales/en.json' with { type: 'json' };
import { FormState } from './form-state.ts';
import { useAnswerToasts, useProblemToasts } from './use-form-toasts.ts';

afterEach(cleanup);

function show() {
  const form = new FormState<'email' | 'password'>();
  const root = exampleRoot({ languageTag: 'en' });
  const Form = () => {
    useProblemToasts(form);
    useAnswerToasts(form);
    return null;
  };
  const { unmount } = render(
    <RootStoreProvider root={root} texts={createTexts('en', { auth: en })}>
      <Form />
    </RootStoreProvider>,
  );
  const refuse = (field: 'email' | 'password', message: string) =>
    act(() => void form.follow({ field, code: `${field}-wrong`, message }));
  return { form, refuse, unmount, texts: () => root.toast.toasts.map(({ text }) => text) };
}

it('a form has one error toast at a time', () => {
  const { refuse, texts } = show();
  refuse('email', 'No address.');
  refuse('password', 'No password.');
  expect(texts()).toEqual(['No password.']);
});

it('what went well makes room for what is wrong next', () => {
  const { form, refuse, texts } = show();
  act(() => form.hear('Thank you.'));
  expect(texts()).toEqual(['Thank you.']);
  refuse('email', 'No address.');
  expect(texts()).toEqual(['No address.']);
});

it('an error toast goes once its field is mended', () => {
  const { form, refuse, texts } = show();
  refuse('email', 'No address.');
  act(() => form.forgive('email'));
  expect(texts()).toEqual([]);
});

it('an error toast goes with its form', () => {
  const { refuse, texts, unmount } = show();
  refuse('email', 'No address.');
  unmount();
  expect(texts()).toEqual([]);
});
