import { ConsentRegion } from '../consent/ConsentRegion.tsx';
import { PushQuestionPlace } from '../push-question/PushQuestionPlace.tsx';

/** What the page asks by itself, beside what it shows: never two questions at once. */
export function Questions() {
  return (
    <>
      <ConsentRegion />
      <PushQuestionPlace />
    </>
  );
}
