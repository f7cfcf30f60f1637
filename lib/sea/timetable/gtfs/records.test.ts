import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { eachRecord } from './records';

function recordsOf(pieces: Iterable<string>) {
  const records: { values: readonly string[]; line: number }[] = [];
  eachRecord('stops.txt', pieces, 1000, (values, line) => records.push({ values, line }));
  return records;
}

const cell = fc.oneof(
  fc.stringMatching(/^[a-zA-Zάξ0-9 ]{0,6}$/),
  fc.constantFrom('"a,b"', '"line\nbreak"', '"two ""quotes"""', 'six " inches', '""'),
);
const text = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 })
  .chain((rows) =>
    fc.constantFrom('\n', '\r\n').map((end) => rows.map((row) => row.join(',')).join(end)),
  );

describe('eachRecord', () => {
  it('reads chunks of any size like the whole', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
        (csv, sizes) => {
          const pieces: string[] = [];
          for (let at = 0, turn = 0; at < csv.length; turn += 1) {
            const size = sizes[turn % sizes.length] ?? 1;
            pieces.push(csv.slice(at, at + size));
            at += size;
          }
          const whole: string[][] = parse(csv, {
            record_delimiter: ['\r\n', '\n'],
            relax_column_count: true,
            relax_quotes: true,
            skip_empty_lines: true,
          });
          expect(recordsOf(pieces).map(({ values }) => values)).toEqual(whole);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('returns the last line of a record, also across line breaks in fields', () => {
    const lines = recordsOf(['a,b\n1,2\n"x\ny",', '3\n\n4,5\n6,"7"']).map(({ line }) => line);
    expect(lines).toEqual([1, 2, 4, 6, 7]);
  });
});
