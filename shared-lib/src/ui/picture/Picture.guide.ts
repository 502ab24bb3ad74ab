import type { Guide } from '../guide.ts';

export const pictureGuide: Guide = {
  purpose: 'A picture that keeps its place from the first moment.',
  use: ['For homes, articles and people’s places.'],
  avoid: ['For a person: use Avatar.', 'For a drawing that explains an action: use Icon.'],
  do: [
    'Choose the ratio of the layout; the picture is cropped to fit.',
    'Describe what it shows, unless the text beside it does.',
    'Set eager for the one picture that is seen first.',
  ],
  dont: ['Put text into the picture.', 'Leave out sizes: phones would load the large file.'],
  keyboard: ['Takes no focus. The link or button around it does.'],
  screenReader: [
    'An image with its description; with an empty one it is silent. The fallback says the same.',
  ],
};
