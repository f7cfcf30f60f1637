import { readSample, sampleTables } from './sample';

const head = 'sailing_id,line_id,seasons,days,vessel_id,calls';
const calls = 'piraeus 07:00 > syros-ermoupoli 12:30';

describe('readTypical', () => {
  it('reads valid tables', () => {
    const { typical, faults } = readSample({});
    expect(faults).toEqual([]);
    expect(typical.sailings.map(({ id }) => id)).toEqual(['there']);
    expect(typical.ports.get('syros-ermoupoli')?.position).toEqual([24.94, 37.44]);
  });

  it.each([
    ['back,line,winter,135,one,piraeus 07:00', 'two calls'],
    [`back,line,spring,135,one,${calls}`, '"spring" is no season'],
    [`back,line,winter,185,one,${calls}`, '"185" is no list of weekdays'],
    [`back,line,winter,1,two,${calls}`, 'vessel_id "two" is in no table'],
    [`back,other,winter,1,one,${calls}`, 'line_id "other" is in no table'],
    ['back,line,winter,1,one,piraeus 07:00 > atlantis 12:30', 'unknown port "atlantis"'],
    [`there,line,winter,1,one,${calls}`, '"there" is already in sailings/a.csv:2'],
    [`back,line,winter,1,${calls}`, '5 cells where 6 belong'],
  ])('reports file and line of %s', (row, message) => {
    const text = `${head}\n# a remark\n\nfirst,line,winter,7,one,${calls}\n${row}\n`;
    const { typical, faults } = readSample({ 'sailings/b.csv': text });
    expect(faults).toEqual([
      { file: 'sailings/b.csv', row: 5, message: expect.stringContaining(message) },
    ]);
    expect(typical.sailings.map(({ id }) => id)).toEqual(['there', 'first']);
  });

  it('reports a missing table and a missing column', () => {
    const { faults } = readSample({ 'fares.csv': undefined, 'seasons.csv': 'season,start\n' });
    expect(faults).toEqual([
      { file: 'seasons.csv', row: 1, message: 'no column end' },
      { file: 'fares.csv', row: 1, message: 'there is no such table' },
    ]);
  });

  it('rejects a port missing from the island record', () => {
    const { faults } = readSample({
      'ports.csv': `${sampleTables['ports.csv']}syros-kini,syros,kini,,,,,20,\n`,
    });
    expect(faults).toEqual([{ file: 'ports.csv', row: 4, message: 'syros has no port "kini"' }]);
  });
});
