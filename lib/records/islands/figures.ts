import type { Figure, Island } from './schema';

/** Ids of the numbers that a record holds in fields of their own. */
export const fieldFigures = ['peak', 'area', 'population'] as const;

type FieldFigure = (typeof fieldFigures)[number];

/** A number of an island that texts may show, by id: its own fields first. Undefined if it has no such number. */
export function figureOf(island: Island, id: string): Figure | undefined {
  const field = fieldFigures.find((known) => known === id);
  return field ? fieldFigure(island, field) : island.figures?.find((one) => one.id === id);
}

function fieldFigure({ name, highestPoint, areaKm2, population }: Island, id: FieldFigure): Figure {
  const figures = {
    peak: {
      what: `${highestPoint.name.en}, the highest point`,
      unit: 'metres',
      value: highestPoint.metres,
    },
    area: { what: `Area of ${name.en}`, unit: 'squareKilometres', value: areaKm2 },
    population: {
      what: `People of ${name.en}, census of ${population.censusYear}`,
      unit: 'count',
      value: population.count,
    },
  } as const satisfies Record<FieldFigure, Omit<Figure, 'id' | 'source'>>;
  return { id, source: null, ...figures[id] };
}
