import type { Tariff } from '../types.ts';
import type { Route } from './network.ts';
import type { Stop } from './stops.ts';

/** Prices of those who pay by one tariff. */
export interface TariffLookup extends Pick<Tariff, 'rider' | 'fareClass'> {
  readonly lookup: FareLookup;
}

/** Fare between two stops on a route, cents; undefined where no rule applies. */
export type FareLookup = (route: Route, from: Stop, to: Stop) => number | undefined;

const separator = '\n';

/** Prices by what they hold for: an operator, a route or network, an origin, a destination; blank is any. */
export class FareRules {
  readonly #cheapest = new Map<string, number>();

  put(operator: string, route: string, from: string, to: string, cents: number): void {
    const key = [operator, route, from, to].join(separator);
    const known = this.#cheapest.get(key);
    if (known === undefined || cents < known) this.#cheapest.set(key, cents);
  }

  /**
   * The price of the rule that names most: origin and destination before the route, the route before the
   * operator; of equals the cheapest. Each list holds what the ride is part of, without the blank.
   */
  best(
    operator: string,
    route: string,
    origins: readonly string[],
    destinations: readonly string[],
  ): number | undefined {
    const ends = [
      [origins, destinations],
      [origins, ['']],
      [[''], destinations],
      [[''], ['']],
    ] as const;
    for (const [from, to] of ends) {
      for (const onRoute of new Set([route, ''])) {
        for (const by of new Set([operator, ''])) {
          const cents = this.#cheapestOf(by, onRoute, from, to);
          if (cents !== undefined) return cents;
        }
      }
    }
    return undefined;
  }

  #cheapestOf(by: string, onRoute: string, origins: readonly string[], to: readonly string[]) {
    let cheapest: number | undefined;
    for (const origin of origins) {
      for (const destination of to) {
        const cents = this.#cheapest.get([by, onRoute, origin, destination].join(separator));
        if (cents !== undefined && (cheapest === undefined || cents < cheapest)) cheapest = cents;
      }
    }
    return cheapest;
  }
}
