import type { Food } from '../schema';
import { cheeses } from './cheeses';
import { doughDishes } from './dishes-of-dough';
import { feastDishes } from './dishes-of-feasts';
import { gardenDishes } from './dishes-of-sea-and-garden';
import { drinks } from './drinks';
import { fieldProducts } from './products-of-the-field';
import { larderProducts } from './products-of-the-larder';
import { feastSweets } from './sweets-of-feasts';
import { shopSweets } from './sweets-of-shops';

/** By kind, in the order of the page. */
export const foods: readonly Food[] = [
  ...gardenDishes,
  ...doughDishes,
  ...feastDishes,
  ...cheeses,
  ...drinks,
  ...shopSweets,
  ...feastSweets,
  ...fieldProducts,
  ...larderProducts,
];
