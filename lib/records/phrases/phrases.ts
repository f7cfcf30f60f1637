import { beach } from './data/beach';
import { coffee } from './data/coffee';
import { courtesy } from './data/courtesy';
import { emergencies } from './data/emergencies';
import { ferry } from './data/ferry';
import { gettingAround } from './data/getting-around';
import { greetings } from './data/greetings';
import { room } from './data/room';
import { shopping } from './data/shopping';
import { taverna } from './data/taverna';
import type { Phrase, Situation } from './types';

/** The phrase book: twenty phrases for each situation. */
export const phraseBook: Readonly<Record<Situation, readonly Phrase[]>> = {
  greetings,
  ferry,
  taverna,
  coffee,
  beach,
  room,
  'getting-around': gettingAround,
  shopping,
  emergencies,
  courtesy,
};

/** ISO date on which every phrase was last read through. */
export const phrasesCheckedOn = '2026-11-22';
