import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleState } from '../examples/example-conversation.ts';
import { renderPage } from '../examples/render-page.tsx';
import { ReportForm } from './ReportForm.tsx';

afterEach(cleanup);

it('asks for a reason, and sends the same report again after a failure', async () => {
  const { sent } = renderPage(<ReportForm conversationId={exampleState().id} onSent={() => undefined} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
  press();
  expect(screen.getByText('Please choose a reason.')).not.toBeNull();
  const reason = screen.getByRole('combobox', { name: 'What is it about?' });
  expect(document.activeElement).toBe(reason);
  expect(sent).toEqual([]);
  fireEvent.change(reason, { target: { value: 'scam' } });
  press();
  await screen.findByRole('alert');
  press();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toMatchObject({ body: { reason: 'scam', text: '' } });
});
