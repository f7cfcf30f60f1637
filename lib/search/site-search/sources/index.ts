import 'server-only';
import { activitySource } from './activities';
import { boatSource } from './boats';
import { culinarySource } from './culinary';
import { ferryGuideSource } from './ferry-guide';
import { guideSource } from './guides';
import { helpSource, resourceSource } from './help';
import { hotelSource } from './hotels';
import { islandSource, placeSource } from './islands';
import { aboutSource, toolSource } from './pages';
import { phraseSource } from './phrases';
import { postSource } from './posts';
import { shipSource } from './ships';
import type { SearchSource } from './types';
import { weatherSource } from './weather';

/** All sources of the results page. */
export const searchSources: readonly SearchSource[] = [
  islandSource,
  placeSource,
  activitySource,
  hotelSource,
  toolSource,
  weatherSource,
  boatSource,
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
