import type { Guide } from '../guide.ts';

export const wordmarkGuide: Guide = {
  purpose: 'The name of the product, with a damson and a mirabelle for its two dots.',
  use: ['In the header, in the footer and on the splash.'],
  avoid: ['Within a sentence: write “Moïen”.', 'As a picture of a partner or a home.'],
  do: ['Leave room around it, at least the height of the o.', 'Let the link around it say where it leads.'],
  dont: ['Recolour the dots or set it in another font.', 'Use it for anything but the product itself.'],
  keyboard: ['Takes no focus. The link around it does.'],
  screenReader: ['One image with the name of the product, or with where the link leads.'],
};
