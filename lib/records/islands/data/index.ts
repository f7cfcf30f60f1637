/* Written by `npm run data -- islands` from the records in lib/records/islands/data. One file each, so that a change to one is a change to one. */

import type { Island } from '../schema';
import { amorgos } from './amorgos';
import { anafi } from './anafi';
import { andros } from './andros';
import { antiparos } from './antiparos';
import { donousa } from './donousa';
import { folegandros } from './folegandros';
import { ios } from './ios';
import { iraklia } from './iraklia';
import { kea } from './kea';
import { kimolos } from './kimolos';
import { koufonisia } from './koufonisia';
import { kythnos } from './kythnos';
import { milos } from './milos';
import { mykonos } from './mykonos';
import { naxos } from './naxos';
import { paros } from './paros';
import { santorini } from './santorini';
import { schinoussa } from './schinoussa';
import { serifos } from './serifos';
import { sifnos } from './sifnos';
import { sikinos } from './sikinos';
import { syros } from './syros';
import { thirasia } from './thirasia';
import { tinos } from './tinos';

/** All islands, by English name. */
export const islands: readonly Island[] = [
  amorgos,
  anafi,
  andros,
  antiparos,
  donousa,
  folegandros,
  ios,
  iraklia,
  kea,
  kimolos,
  koufonisia,
  kythnos,
  milos,
  mykonos,
  naxos,
  paros,
  santorini,
  schinoussa,
  serifos,
  sifnos,
  sikinos,
  syros,
  thirasia,
  tinos,
];
