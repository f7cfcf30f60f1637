import 'server-only';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { readLinearModel } from '../learnt/linear-model';
import { buckets, featuresOf, placesOf, tokensOf } from './features';
import { type Role, roles } from './roles';

/** File with the weights that `npm run data -- roles` learns from the examples. */
export const weightsFile = 'lib/assistant/built-in/roles/weights.bin';

const model = () =>
  oncePerProcess('role-weights', () => readLinearModel(weightsFile, roles.length, buckets));

/**
 * Guesses the role of each place of a message, in their order, by a linear classifier. Expects text
 * from `plainText` with places as `@id@`.
 *
 * @param isLater the message follows others
 */
export function rolesIn(text: string, isLater: boolean): Role[] {
  const tokens = tokensOf(text);
  const places = placesOf(tokens);
  const found: Role[] = [];
  for (const nth of places.keys()) {
    const scores = model()(featuresOf({ tokens, places, nth, before: found[nth - 1], isLater }));
    found.push(roles[scores.indexOf(Math.max(...scores))] ?? 'about');
  }
  return found;
}
