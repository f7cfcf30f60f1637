import type { Fare, Tariff } from '../types.ts';
import type { Route } from './network.ts';
import type { Stop } from './stops.ts';

/** Fares of one tariff. */
export interface TariffLookup extends Pick<Tariff, 'rider' | 'fareClass'> {
  readonly lookup: FareLookup;
}

/** Price of a fare in cents and, if the feed states it, its origin. */
export type FarePrice = Pick<Fare, 'cents' | 'origin'>;

/** Returns the fare between two stops on a route; undefined if no rule applies. */
export type FareLookup = (route: Route, from: Stop, to: Stop) => FarePrice | undefined;

const separator = '\n';

/** Fare rules by operator, route or network, origin and destination. A blank matches anything. */
export class FareRules {
  readonly #cheapest = new Map<string, FarePrice>();

  put(operator: string, route: string, from: string, to: string, price: FarePrice): void {
    const key = [operator, route, from, to].join(separator);
    const known = this.#cheapest.get(key);
    if (!known || price.cents < known.cents) this.#cheapest.set(key, price);
  }

  /**
   * Returns the fare of the most specific rule: origin and destination take precedence over the
   * route, and the route over the operator. Of equally specific rules the cheapest applies. The
   * lists name the areas or zones of the ride, without the blank.
   */
  best(
    operator: string,
    route: string,
    origins: readonly string[],
    destinations: readonly string[],
  ): FarePrice | undefined {
    const ends = [
      [origins, destinations],
      [origins, ['']],
      [[''], destinations],
      [[''], ['']],
    ] as const;
    for (const [from, to] of ends) {
      for (const onRoute of new Set([route, ''])) {
        for (const by of new Set([operator, ''])) {
          const price = this.#cheapestOf(by, onRoute, from, to);
          if (price) return price;
        }
      }
    }
    return undefined;
  }

  #cheapestOf(by: string, onRoute: string, origins: readonly string[], to: readonly string[]) {
    let cheapest: FarePrice | undefined;
    for (const origin of origins) {
      for (const destination of to) {
        const price = this.#cheapest.get([by, onRoute, origin, destination].join(separator));
        if (price && (!cheapest || price.cents < cheapest.cents)) cheapest = price;
      }
    }
    return cheapest;
  }
}
