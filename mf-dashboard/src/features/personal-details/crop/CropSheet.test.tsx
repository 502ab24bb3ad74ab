import { runInThisContext } from 'node:vm';
import { useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { type ExampleAnswers, exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { exampleDetails } from '../../examples/example-details.ts';
import { renderPage } from '../../examples/render-page.tsx';
import { PersonalDetailsStore } from '../personal-details-store.ts';
import { personalDetailsTexts } from '../personal-details-texts.ts';
import { CropSheet } from './CropSheet.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

const PUT = 'PUT /api/account/picture';
const drawImage = jest.fn();
const bitmap = { width: 1200, height: 800, close: jest.fn() };
const createImageBitmap = jest.fn(async (_file: Blob) => bitmap);

beforeAll(() => personalDetailsTexts.en.load());
beforeEach(() => {
  // jsdom decodes no pictures and draws none.
  Object.assign(globalThis, { createImageBitmap });
  const context = { drawImage, fillRect: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['x'], { type: 'image/jpeg' })));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function open(answers: ExampleAnswers = {}, file = new File(['x'], 'me.jpg')) {
  const onSaved = jest.fn();
  function Opened() {
    const root = useRootStore();
    const [store] = useState(() => new PersonalDetailsStore(root));
    return (
      <WithTexts namespace="personal-details" texts={personalDetailsTexts}>
        <CropSheet file={file} store={store} onClose={() => undefined} onSaved={onSaved} />
      </WithTexts>
    );
  }
  const shown = renderPage(<Opened />, { answers });
  return { ...shown, onSaved, sheet: within(await screen.findByRole('dialog')) };
}

const drawn = () => drawImage.mock.lastCall?.slice(1, 5);

describe('the crop of a picture', () => {
  it('begins in the middle, and is moved by the keys of its sliders', async () => {
    const { sheet } = await open();
    const zoom = await sheet.findByRole('slider', { name: 'Zoom' });
    expect(drawn()).toEqual([200, 0, 800, 800]);
    expect(sheet.getByRole<HTMLInputElement>('slider', { name: 'Top to bottom' }).disabled).toBe(true);
    fireEvent.change(zoom, { target: { value: '200' } });
    expect(drawn()).toEqual([400, 200, 400, 400]);
    fireEvent.keyDown(sheet.getByRole('slider', { name: 'Left to right' }), { key: 'Home' });
    fireEvent.keyDown(sheet.getByRole('slider', { name: 'Top to bottom' }), { key: 'End' });
    expect(drawn()).toEqual([0, 400, 400, 400]);
  });

  it('is dragged', async () => {
    const { sheet } = await open();
    const view = await sheet.findByRole('img', { name: 'Your picture, as others will see it' });
    view.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
    // The browser of these tests has no pointer events of its own.
    const point = (type: string, clientX: number) =>
      fireEvent(view, new MouseEvent(type, { bubbles: true, clientX, clientY: 0 }));
    point('pointerdown', 100);
    point('pointermove', 150);
    expect(drawn()).toEqual([100, 0, 800, 800]);
    point('pointerup', 150);
    point('pointermove', 0);
    expect(drawn()).toEqual([100, 0, 800, 800]);
  });

  it('is sent as a JPEG; what cannot be sent stays', async () => {
    const { sheet, sent, onSaved } = await open({
      [PUT]: [exampleRefusal(0), { status: 200, body: exampleDetails() }],
    });
    const button = await sheet.findByRole('button', { name: 'Use this picture' });
    fireEvent.click(button);
    expect((await sheet.findByRole('alert')).textContent).toMatch(/no connection/);
    expect(onSaved).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(sent.find(({ call }) => call === PUT)?.body).toHaveProperty('type', 'image/jpeg');
  });

  it.each([
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', /HEIC/],
    ['nothing', /can’t open this file/],
  ])('is not begun with %j, and says why', async (content, text) => {
    createImageBitmap.mockRejectedValueOnce(new Error('no picture'));
    const file = new File([content], 'file');
    // jsdom's files have no such method.
    file.slice = () => ({ arrayBuffer: async () => new TextEncoder().encode(content).buffer }) as Blob;
    const { sheet } = await open({}, file);
    expect((await sheet.findByRole('alert')).textContent).toMatch(text);
    expect(sheet.queryByRole('button', { name: 'Use this picture' })).toBeNull();
  });
});
