import type { Home } from '../home.ts';
import { type IllustrationName, illustrationAt } from '../illustrations.ts';
import {
  drawCountryTrain,
  drawMarketSquare,
  drawNeighbours,
  drawRiversideRest,
  drawTramStreet,
  drawValleyLift,
  drawVineyardPath,
} from '../parts/illustration-outdoors.ts';
import {
  drawConversation,
  drawKeyBoard,
  drawMoonlitBedroom,
  drawMovingIn,
  drawPhotographedRoom,
  drawSmallKitchen,
  drawWarmWindow,
} from '../parts/illustration-rooms.ts';
import {
  drawCafeTable,
  drawDrawingDesk,
  drawLeaseDesk,
  drawPaperStreet,
  drawReadingTables,
  drawSupperTable,
} from '../parts/illustration-tables.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

const DRAWINGS: Readonly<Record<IllustrationName, (stage: Stage) => string>> = {
  'article-first-week-in-luxembourg': drawTramStreet,
  'article-reading-a-lease': drawLeaseDesk,
  'article-commuting-across-the-border': drawCountryTrain,
  'article-furnishing-a-sublet': drawMovingIn,
  'article-how-moien-draws-its-pictures': drawDrawingDesk,
  'article-how-our-search-counts': drawKeyBoard,
  'article-energy-class-explained': drawWarmWindow,
  'article-monthly-or-nightly': drawMoonlitBedroom,
  'article-weekend-along-the-moselle': drawRiversideRest,
  'article-small-kitchens': drawSmallKitchen,
  'article-good-neighbour': drawNeighbours,
  'article-photographs-of-your-home': drawPhotographedRoom,
  'event-lease-reading-evening': drawReadingTables,
  'event-moving-day-market': drawMarketSquare,
  'event-walk-through-the-grund': drawValleyLift,
  'event-letting-clinic': drawConversation,
  'event-vineyard-walk': drawVineyardPath,
  'event-small-kitchen-supper': drawSupperTable,
  'event-draw-your-street': drawPaperStreet,
  'event-newcomers-breakfast': drawCafeTable,
};

function drawIllustration(stage: Stage, _home: Home, index: number): string {
  return DRAWINGS[illustrationAt(index).name](stage);
}

/** What the blog tells, one drawing for each article and event. */
export const illustrationFamily: SceneFamily = {
  name: 'illustration',
  kind: 'illustration',
  height: 900,
  draw: drawIllustration,
};
