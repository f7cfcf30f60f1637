import type { Tariff } from '../types.ts';
import type { Route } from './network.ts';
import type { Stop } from './stops.ts';

/** Fares of one tariff. */
export interface TariffLookup extends Pick<Tariff, 'rider' | 'fareClass'> {
  readonly lookup: FareLookup;
}

/** Returns the fare between two stops on a route in cents; undefined if no rule applies. */
export type FareLookup = (route: Route, from: Stop, to: Stop) => number | undefined;

const separator = '\n';

/** Fare rules by operator, route or network, origin and destination. A blank matches anything. */
export class FareRules {
  readonly #cheapest = new Map<string, number>();

  put(operator: string, route: string, from: string, to: string, cents: number): void {
    const key = [operator, route, from, to].join(separator);
    const known = this.#cheapest.get(key);
    if (known === undefined || cents < known) this.#cheapest.set(key, cents);
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
