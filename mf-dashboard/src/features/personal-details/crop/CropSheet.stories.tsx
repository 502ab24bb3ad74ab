import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useState } from 'react';
import { PersonalDetailsStore } from '../personal-details-store.ts';
import { CropSheet } from './CropSheet.tsx';

/** A face of circles, wider than high. */
async function drawPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const context = canvas.getContext('2d');
  for (const [colour, x, y, radius] of [
    ['#c9673a', 450, 300, 900],
    ['#f3d9b8', 520, 300, 190],
    ['#3a2430', 460, 260, 22],
    ['#3a2430', 580, 260, 22],
    ['#a33b3b', 520, 380, 40],
  ] as const) {
    if (!context) continue;
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], 'face.png');
}

const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0815.HEIC');

function Opened({ file: given }: { file?: File }) {
  const root = useRootStore();
  const [store] = useState(() => new PersonalDetailsStore(root));
  const [file, setFile] = useState(given);
  useEffect(() => {
    if (!given) void drawPicture().then(setFile);
  }, [given]);
  const ignore = () => undefined;
  return file ? <CropSheet file={file} store={store} onClose={ignore} onSaved={ignore} /> : <main />;
}

const meta: Meta<typeof Opened> = {
  title: 'Dashboard/CropSheet',
  component: Opened,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Opened>;

export const Wide: Story = {};
export const OnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Heic: Story = { args: { file: heic } };
export const Unreadable: Story = {
  globals: { locale: 'fr' },
  args: { file: new File(['?'], 'picture.png') },
};
