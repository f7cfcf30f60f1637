import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { climateStations, islandStation } from './climate';

describe('climateStations', () => {
  it('has unique ids', () => {
    expect(new Set(climateStations.map((station) => station.id)).size).toBe(climateStations.length);
  });

  it.each(climateStations)('$id has a named source and lies in the Cyclades', (station) => {
    expect(station.name.en.length).toBeGreaterThan(1);
    expect(station.name.el.length).toBeGreaterThan(1);
    expect(station.source.title.length).toBeGreaterThan(1);
    expect(URL.canParse(station.source.url)).toBe(true);
    expect(station.position.lat).toBeGreaterThan(36.2);
    expect(station.position.lat).toBeLessThan(38.1);
    expect(station.position.lon).toBeGreaterThan(24.1);
    expect(station.position.lon).toBeLessThan(26.2);
  });

  it.each(climateStations)('$id has twelve plausible months', (station) => {
    expect(station.months).toHaveLength(12);
    for (const month of station.months) {
      expect(month.high).toBeGreaterThan(month.low);
      expect(month.high).toBeLessThan(32);
      expect(month.low).toBeGreaterThan(4);
      if (month.rainMm !== null) {
        expect(month.rainMm).toBeGreaterThanOrEqual(0);
        expect(month.rainMm).toBeLessThan(150);
      }
      if (month.seaC !== null) {
        expect(month.seaC).toBeGreaterThanOrEqual(13);
        expect(month.seaC).toBeLessThan(28);
      }
      if (month.windKmh !== null) {
        expect(month.windKmh).toBeGreaterThan(5);
        expect(month.windKmh).toBeLessThan(50);
      }
    }
  });

  it.each(climateStations)(
    '$id is warmest in July or August and coldest in January or February',
    (station) => {
      const highs = station.months.map((month) => month.high);
      expect([6, 7]).toContain(highs.indexOf(Math.max(...highs)));
      expect([0, 1]).toContain(highs.indexOf(Math.min(...highs)));
    },
  );

  it.each(climateStations)('$id names a source for every sea temperature it gives', (station) => {
    const hasSea = station.months.some((month) => month.seaC !== null);
    expect(station.seaSource !== undefined).toBe(hasSea);
  });
});

describe('islandStation', () => {
  it.each(islandSlugs)('%s is mapped to a station that exists', (slug) => {
    expect(climateStations.map((station) => station.id)).toContain(islandStation[slug]);
  });

  it('maps nothing else', () => {
    expect(Object.keys(islandStation).sort()).toEqual([...islandSlugs].sort());
  });
});
