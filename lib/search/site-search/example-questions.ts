import 'server-only';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import islandGuides from './questions/island-guides.json';
import monthsAndDays from './questions/months-and-days.json';
import practical from './questions/practical.json';
import topics from './questions/topics.json';

type Examples = Readonly<
  Record<string, { readonly en: readonly string[]; readonly el: readonly string[] }>
>;

/** By address of a text. */
const ofTexts: Examples = { ...practical, ...topics, ...monthsAndDays };
/** By id of a section in the guide of any island; a row of the file serves several ids. */
const ofSections: Examples = Object.fromEntries(
  Object.entries(islandGuides).flatMap(([ids, questions]) =>
    ids.split(' ').map((id) => [id, questions]),
  ),
);

/** Addresses of the texts with example questions of their own. */
export const pagesWithQuestions: readonly string[] = Object.keys(ofTexts);

/** All example questions in Greek: the words of travellers who write it. */
export const greekQuestions = [...Object.values(ofTexts), ...Object.values(islandGuides)].flatMap(
  ({ el }) => el,
);

function examplesOf(link: string) {
  const [, island = '', section = ''] = /^\/guides\/([a-z]+)#(.+)$/.exec(link) ?? [];
  return isIslandSlug(island) ? ofSections[section] : ofTexts[link];
}

/**
 * Questions that a text answers, in both languages, by its address without language prefix. They
 * let a search find a text whose own words are not those of the question.
 */
export function exampleQuestions(link: string): readonly string[] {
  const { en = [], el = [] } = examplesOf(link) ?? {};
  return [...en, ...el];
}
