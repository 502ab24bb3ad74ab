import { runInThisContext } from 'node:vm';
import type { Ad } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { type ExampleAnswer, exampleRefusal } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { adStore } from '../../ad-store/ad-store.ts';
import { examplePhotos, exampleWholeAd } from '../../examples/example-whole-ad.ts';
import { renderPage } from '../../examples/render-page.tsx';
import { adFormTexts } from '../ad-form-texts.ts';
import { PhotosStep } from './PhotosStep.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

const draft = exampleWholeAd({ photoArray: examplePhotos });
const [first, second, third] = examplePhotos;
const AD = `/api/ads/${draft.id}`;
const SECOND = `${AD}/photos/${second?.id}`;
const ok = (changes: Partial<Ad> = {}): ExampleAnswer => ({ status: 200, body: { ...draft, ...changes } });

beforeAll(() => adFormTexts.en.load());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const Step = observer(function Step() {
  const store = useFeatureStore(adStore);
  return store.ad ? <PhotosStep store={store} ad={store.ad} /> : null;
});

function open(answers: Record<string, ExampleAnswer | ExampleAnswer[]>) {
  return renderPage(
    <WithTexts namespace="ad-form" texts={adFormTexts}>
      <Step />
    </WithTexts>,
    {
      answers: {
        [`GET ${AD}`]: ok(),
        'POST /api/page/home/extended': {
          status: 200,
          body: { featureTypeByCategoryAndSubCategoryArray: [] },
        },
        ...answers,
      },
      load: (root) => root.feature(adStore).open(draft.id),
    },
  );
}

async function openSheet(answers: Record<string, ExampleAnswer | ExampleAnswer[]>) {
  const shown = open(answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Photo 2' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Photo 2' }));
  return { ...shown, sheet };
}

/** What the API answers once the photos stand in this order. */
const ordered = (version: number, ...photoArray: (typeof first)[]) =>
  ok({ version, photoArray: photoArray.flatMap((photo) => photo ?? []) });
const bodiesOf = (sent: { call: string; body: unknown }[], call: string) =>
  sent.filter((one) => one.call.startsWith(call)).map(({ body }) => body);
const orderOf = () =>
  within(screen.getByRole('list', { name: 'Photos' }))
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset.photo);

it('shows what each photo shows, which is the cover and which looks like another', async () => {
  open({});
  const photos = within(await screen.findByRole('list', { name: 'Photos' })).getAllByRole('listitem');
  expect(photos.map(({ textContent }) => textContent)).toEqual([
    'Cover photoVon der Straße aus',
    'Kitchen',
    'Duplicate?No caption yet',
  ]);
});

it('saves captions when their field is left and the room when it is chosen, all of it each time', async () => {
  const { sent, sheet } = await openSheet({ [`PUT ${SECOND}`]: ok() });
  const caption = sheet.getByLabelText(/^Caption \(en\)/);
  fireEvent.change(caption, { target: { value: 'The kitchen' } });
  fireEvent.blur(caption);
  fireEvent.change(sheet.getByLabelText(/^What does it show/), { target: { value: 'view' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(sent, `PUT ${SECOND}`)).toEqual([
    { caption: { en: 'The kitchen' }, room: 'kitchen' },
    { caption: { en: 'The kitchen' }, room: 'view' },
  ]);
});

it('stays open with what is typed while it cannot be saved, and has it still when it is opened again', async () => {
  const { sent, sheet } = await openSheet({ [`PUT ${SECOND}`]: [{ status: 0 }, { status: 0 }, ok()] });
  const caption = () => screen.getByLabelText(/^Caption \(en\)/) as HTMLInputElement;
  fireEvent.change(caption(), { target: { value: 'The kitchen' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  expect((await sheet.findByRole('alert')).textContent).toMatch(/^That couldn’t be saved/);
  fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Edit Photo 2' }));
  await screen.findByRole('dialog');
  expect(caption().value).toBe('The kitchen');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(sent, `PUT ${SECOND}`)).toHaveLength(3);
});

it('makes a photo the cover, and says which one it is', async () => {
  const { sent, sheet } = await openSheet({ [`PATCH ${AD}`]: ordered(4, second, first, third) });
  fireEvent.click(sheet.getByRole('button', { name: 'Use as cover photo' }));
  const cover = await screen.findByRole('button', { name: 'This is your cover photo' });
  expect(cover.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() =>
    expect(bodiesOf(sent, `PATCH ${AD}`)).toEqual([{ photoIds: [second?.id, first?.id, third?.id] }]),
  );
});

it('removes a photo and leads on to adding others, or says why it stays', async () => {
  const { sheet } = await openSheet({
    [`DELETE ${SECOND}`]: [
      exampleRefusal(422, 'photo-needed'),
      ok({ version: 4, photoArray: examplePhotos.filter((photo) => photo !== second) }),
    ],
  });
  fireEvent.click(sheet.getByRole('button', { name: 'Remove photo' }));
  expect((await sheet.findByRole('alert')).textContent).toBe('The API says photo-needed.');
  fireEvent.click(sheet.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(orderOf()).toEqual([first?.id, third?.id]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add photos' }));
});

it('moves a photo by buttons and keys, which keep the focus and end at the ends', async () => {
  const answers = [ordered(4, second, first, third), ordered(5, first, third, second)];
  open({ [`PATCH ${AD}`]: answers });
  const forward = await screen.findByRole('button', { name: 'Move Photo 2 forward' });
  forward.focus();
  fireEvent.click(forward);
  await waitFor(() => expect(orderOf()).toEqual([second?.id, first?.id, third?.id]));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Photo 1 forward' }));
  expect(screen.getByRole('status').textContent).toBe('Now at place 1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Move Photo 1 forward' }));
  expect(orderOf()).toEqual([second?.id, first?.id, third?.id]);
  await act(async () => {
    fireEvent.keyDown(screen.getByRole('button', { name: /^Move Photo 1, with/ }), { key: 'End' });
  });
  expect(orderOf()).toEqual([first?.id, third?.id, second?.id]);
  expect(screen.getByRole('button', { name: 'Move Photo 3 back' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});
