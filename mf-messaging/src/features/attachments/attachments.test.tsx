import type { Attachment } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleSides, idOf } from '../examples/example-conversation.ts';
import { renderPage } from '../examples/render-page.tsx';
import { AttachButton } from './AttachButton.tsx';
import { AttachmentList } from './AttachmentList.tsx';
import { DraftFiles } from './DraftFiles.tsx';
import { draftFilesStore } from './draft-files-store.ts';
import { takesFiles } from './takes-files.ts';

const picture: Attachment = {
  ...{ id: idOf(1), kind: 'picture', name: 'Kitchen.jpg', size: 1_200_000, width: 4000, height: 3000 },
};
const pdf: Attachment = { ...picture, id: idOf(2), kind: 'pdf', name: 'Plan.pdf', width: null, height: null };

it('a picture has its place before it is there, and opens whole; a PDF is saved under its name', () => {
  renderPage(<AttachmentList attachments={[picture, pdf]} name="Tom" />);
  const image = screen.getByRole('img', { name: 'Photo from Tom' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['320', '240']);
  expect(image.getAttribute('src')).toBe(`/api/attachments/${picture.id}?width=640`);
  const whole = screen.getByRole('link', { name: /^Photo from Tom/ });
  expect([whole.getAttribute('href'), whole.getAttribute('target')]).toEqual([
    `/api/attachments/${picture.id}`,
    '_blank',
  ]);
  const file = screen.getByRole('link', { name: /^Plan\.pdf ?PDF · 1\.2.MB$/ });
  expect(file.getAttribute('download')).toBe('Plan.pdf');
});

function Chooser() {
  const store = useFeatureStore(draftFilesStore);
  const add = (files: File[]) => store.add(exampleSides, files);
  return (
    <div data-testid="drop" {...takesFiles(add)}>
      <AttachButton onChoose={add} />
      <DraftFiles sides={exampleSides} />
    </div>
  );
}

it('files are chosen, pasted or dropped, and removed again; one that cannot be sent is said', async () => {
  const { sent } = renderPage(<Chooser />);
  const file = (name: string, type: string) => new File(['abc'], name, { type });
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no field for files.');
  fireEvent.change(input, { target: { files: [file('Plan.pdf', 'application/pdf')] } });
  const list = await screen.findByRole('list', { name: 'Files to send' });
  await waitFor(() => expect(list.textContent).toBe('Plan.pdfUploads when you’re back online'));
  expect(sent.map(({ call }) => call)).toEqual([expect.stringMatching(/^PUT .*\?name=Plan\.pdf$/)]);
  const drop = screen.getByTestId('drop');
  fireEvent.drop(drop, { dataTransfer: { files: [file('Page.html', 'text/html')] } });
  expect(screen.getByRole('alert').textContent).toContain('“Page.html” can’t be sent.');
  const pasted = { files: [file('Shot.png', 'image/png')], types: ['Files'] };
  fireEvent.paste(drop, { clipboardData: pasted });
  expect(screen.getByRole('alert').textContent).toBe('');
  fireEvent.paste(drop, { clipboardData: { ...pasted, types: ['text/plain', 'Files'] } });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Plan.pdf' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
