import 'server-only';
import { comparisonSource } from './comparisons';
import { activitySource, hotelSource } from './listings';
import { aboutSource, boatSource, choiceSource, toolSource, weatherSource } from './pages';
import { culinarySource, islandSource, phraseSource, placeSource } from './records';
import { routeSource } from './routes';
import { shipSource } from './ships';
import { ferryGuideSource, guideSource, helpSource, postSource, resourceSource } from './texts';
import type { SearchSource } from './types';
import { waySource } from './ways';

/** All sources of the results page. */
export const searchSources: readonly SearchSource[] = [
  islandSource,
  placeSource,
  activitySource,
  hotelSource,
  toolSource,
  choiceSource,
  weatherSource,
  boatSource,
  routeSource,
  waySource,
  comparisonSource,
  shipSource,
  guideSource,
  helpSource,
  ferryGuideSource,
  resourceSource,
  postSource,
  culinarySource,
  phraseSource,
  aboutSource,
];
