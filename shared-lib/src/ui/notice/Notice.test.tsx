import { render, screen } from '@testing-library/react';
import { Notice } from './Notice.tsx';

it('is read out only where it is an alert, with its button', () => {
  const { rerender } = render(<Notice tone="error">That did not work.</Notice>);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <Notice tone="error" isAlert action={<button type="button">Try again</button>}>
      That did not work.
    </Notice>,
  );
  expect(screen.getByRole('alert').textContent).toBe('That did not work.Try again');
});
