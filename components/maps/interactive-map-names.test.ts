import fc from 'fast-check';
import { type MarkOnScreen, nameBox, placeNames } from './interactive-map-names';

const mark = (id: string, x: number, y: number, name = 'Plaka'): MarkOnScreen => ({
  id,
  x,
  y,
  name,
});

const sheet = { width: 400, height: 300, reserved: [] };

describe('placeNames', () => {
  it('places a name to the east, or to the west at the edge of the map or beside a mark', () => {
    const { sides } = placeNames(
      [
        mark('middle', 200, 100),
        mark('edge', 390, 50),
        mark('crowded', 100, 200),
        mark('close', 130, 200),
      ],
      [],
      sheet,
    );
    expect(Object.fromEntries(sides)).toEqual({ middle: 'e', edge: 'w', crowded: 'w', close: 'e' });
  });

  it('omits names outside the map', () => {
    const { sides, islands } = placeNames([mark('away', -20, 50)], [mark('far', 50, 900)], sheet);
    expect(sides.size + islands.size).toBe(0);
  });

  it('avoids reserved areas, and labels an island where its places leave room', () => {
    const corner = { left: 340, right: 400, top: 0, bottom: 150 };
    const { sides, islands } = placeNames(
      [mark('beach', 300, 50), mark('village', 100, 200)],
      [mark('naxos', 110, 200, 'Naxos'), mark('paros', 200, 120, 'Paros')],
      { ...sheet, reserved: [corner] },
    );
    expect(sides.get('beach')).toBe('w');
    expect([...islands]).toEqual(['paros']);
  });

  it('shows only the number if the name has no room', () => {
    const { sides, shortened } = placeNames(
      [
        { ...mark('wide', 200, 50), short: '1' },
        { ...mark('between', 200, 100, 'Agios Prokopios'), short: '2' },
        mark('east', 250, 100),
        mark('west', 150, 100),
      ],
      [],
      sheet,
    );
    expect([...shortened]).toEqual(['between']);
    expect(sides.get('between')).toBe('e');
    expect(sides.get('wide')).toBe('e');
  });

  it('never overlaps two names, and always labels the first central mark', () => {
    const marks = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 800 }),
        y: fc.integer({ min: 0, max: 600 }),
        name: fc.constantFrom('Plaka', 'Agios Prokopios', 'Χώρα', 'Λιμάνι Αγίου Γεωργίου'),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(marks, (found) => {
        const all = found.map((one, index) => ({ ...one, id: String(index) }));
        const { sides } = placeNames(all, [], { ...sheet, width: 800, height: 600 });
        const boxes = all.flatMap((one) => {
          const side = sides.get(one.id);
          return side ? [nameBox(one, side)] : [];
        });
        for (const [index, a] of boxes.entries()) {
          for (const b of boxes.slice(index + 1)) {
            const apart =
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });
});
