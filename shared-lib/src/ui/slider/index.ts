export { RangeSlider, type RangeSliderProps, type SliderRange } from './RangeSlider.tsx';
export { Slider, type SliderProps } from './Slider.tsx';
export type { SliderBar } from './SliderTrack.tsx';
export { bentScale, type SliderScale } from './slider-scale.ts';
