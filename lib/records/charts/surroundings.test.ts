import { surroundingsOf } from './surroundings';
import { percentIn } from './window';

const near = (lon: number, lat: number, island: string) => {
  const around = surroundingsOf(island, [lon, lat], 3.2);
  return { around, at: percentIn(around, [lon, lat]) };
};

describe('the map excerpt of a place', () => {
  it('is taken from the chart of a harbour if it is covered', () => {
    const { around, at } = near(25.3751, 37.1064, 'naxos');
    expect(around.file).toContain('/charts/harbour-');
    expect(around.km).toBeCloseTo(3.2, 5);
    expect(at[0]).toBeCloseTo(50, 0);
    expect(at[1]).toBeCloseTo(50, 0);
  });

  it('is taken from the island chart far from every harbour', () => {
    const { around, at } = near(25.55, 37.17, 'naxos');
    expect(around.file).toContain('/charts/naxos-');
    for (const share of at) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(100);
    }
  });
});
