import type { ComponentType } from 'react';
import { AvailabilityStep } from './AvailabilityStep.tsx';
import type { AdStep } from './ad-steps.ts';
import { LegalStep } from './LegalStep.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { PriceStep } from './PriceStep.tsx';
import { PhotosStep } from './photos/PhotosStep.tsx';
import { RoomsStep } from './RoomsStep.tsx';
import { RulesStep } from './RulesStep.tsx';
import type { StepProps } from './step-props.ts';
import { TextStep } from './TextStep.tsx';

/** Loaded after the first step is shown. */
export const OTHER_STEPS: Record<Exclude<AdStep, 'kind'>, ComponentType<StepProps>> = {
  place: PlaceStep,
  rooms: RoomsStep,
  photos: PhotosStep,
  text: TextStep,
  price: PriceStep,
  availability: AvailabilityStep,
  rules: RulesStep,
  legal: LegalStep,
  preview: PreviewStep,
};
