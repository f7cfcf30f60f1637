import { publicPages } from './public-pages';
import type { Route } from './route';

/** Subjects of one row's share images: a single one, or one for each of its slugs. */
function subjectsOf({ share, slugs }: Route): readonly string[] {
  if (!share) return [];
  if (!slugs) return [share];
  return 'table' in slugs ? [] : slugs.map((slug) => share.replace('{slug}', slug));
}

/** Everything share images are drawn of at build, as `<kind>/<name>`, each once. */
export const shareSubjects: readonly string[] = [
  ...new Set(Object.values(publicPages).flatMap(subjectsOf)),
];
