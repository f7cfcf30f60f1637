import 'server-only';
import { foods } from './data';
import type { Food } from './schema';

/** Every dish, cheese, drink, sweet and product we know a source for, by kind. */
export function allFoods(): readonly Food[] {
  return foods;
}

/** Date of the latest check of any entry (ISO date). */
export function foodsCheckedOn(): string {
  return (
    foods
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(-1) ?? ''
  );
}
