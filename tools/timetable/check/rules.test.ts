import { tripsOf } from '../gtfs/trips';
import { readSample, sampleTables } from '../tables/sample';
import { checkFares } from './fares';
import type { Rule } from './finding';
import { checkLines } from './lines';
import { checkMotion } from './motion';
import { checkReach } from './reach';
import { checkVessels } from './vessels';

const head = 'sailing_id,line_id,seasons,days,vessel_id,calls\n';

function faultsOf(rule: Rule, tables: Record<string, string>): string[] {
  const { typical, faults } = readSample(tables);
  expect(faults).toEqual([]);
  return rule(typical, tripsOf(typical))
    .filter(({ level }) => level === 'fault')
    .map(({ at, message }) => `${at?.row ?? '-'} ${message}`);
}

const sailing = (...rows: string[]) => ({
  'sailings/a.csv': head + rows.map((row) => `${row}\n`).join(''),
});

describe('checkMotion', () => {
  it('reports a ship that is too fast or too slow for its kind', () => {
    const rows = sailing(
      'fast,line,winter,1,one,piraeus 07:00 > syros-ermoupoli 10:00',
      'slow,line,winter,2,one,piraeus 07:00 > syros-ermoupoli 27:00',
      'fine,line,winter,5,one,piraeus 07:00 > syros-ermoupoli 13:00',
    );
    expect(faultsOf(checkMotion, rows)).toEqual([
      expect.stringMatching(/^2 .*too fast for local$/),
      expect.stringMatching(/^3 .*too slow$/),
    ]);
  });

  it('reports a call too short to disembark', () => {
    const calls = 'piraeus 07:00 > syros-ermoupoli 13:00/13:02 > piraeus 19:00';
    expect(faultsOf(checkMotion, sailing(`short,line,winter,1,one,${calls}`))).toEqual([
      '2 syros-ermoupoli: 2 min in port',
    ]);
  });
});

describe('checkVessels', () => {
  const out = 'out,line,winter,1,one,piraeus 07:00 > syros-ermoupoli 13:00';

  it('reports a ship in two places at once', () => {
    const rows = sailing(out, 'back,line,winter,1,one,syros-ermoupoli 12:30 > piraeus 18:30');
    expect(faultsOf(checkVessels, rows)).toEqual([expect.stringMatching(/^3 One leaves/)]);
  });

  it('reports a ship that cannot be back for its next trip', () => {
    const rows = sailing(out, 'next,line,winter,1,one,piraeus 16:00 > syros-ermoupoli 22:00');
    expect(faultsOf(checkVessels, rows)).toHaveLength(1);
  });

  it('checks across midnight', () => {
    const night = 'night,line,winter,7,one,syros-ermoupoli 25:30 > piraeus 31:30';
    expect(faultsOf(checkVessels, sailing(out, night))).toHaveLength(1);
  });

  it('accepts a ship with enough time', () => {
    const rows = sailing(out, 'back,line,winter,1,one,syros-ermoupoli 13:30 > piraeus 19:30');
    expect(faultsOf(checkVessels, rows)).toEqual([]);
  });
});

describe('checkReach', () => {
  const out = 'out,line,winter shoulder summer,1234567,one,piraeus 07:00 > syros-ermoupoli 13:00';
  const year = {
    'seasons.csv':
      'season,start,end\nwinter,2026-11-01,2027-03-31\nshoulder,2027-04-01,2027-05-31\n' +
      'summer,2027-06-01,2027-09-30\nshoulder,2027-10-01,2027-10-31\n',
  };

  it('accepts an island with boats both ways all year', () => {
    const back = out
      .replace('out', 'back')
      .replace(/piraeus.*/, 'syros-ermoupoli 14:00 > piraeus 20:00');
    expect(faultsOf(checkReach, { ...year, ...sailing(out, back) })).toEqual([]);
  });

  it('reports an island without a way out in a season', () => {
    const back = 'back,line,winter summer,1234567,one,syros-ermoupoli 14:00 > piraeus 20:00';
    expect(faultsOf(checkReach, { ...year, ...sailing(out, back) })).toEqual([
      expect.stringContaining('shoulder, week of 2027-04-12'),
      expect.stringContaining('late shoulder, week of 2027-10-11'),
    ]);
  });
});

describe('checkFares', () => {
  it('reports a journey without a fare', () => {
    const curves = 'group,base_cents,cents_per_mile,car_factor,motorcycle_factor,as_of\n';
    const tables = { 'fare_curves.csv': `${curves}high-speed,3000,50,1,1,2026\n` };
    expect(faultsOf(checkFares, tables)).toEqual([expect.stringContaining('no fare piraeus')]);
  });
});

describe('checkLines', () => {
  it('reports a line with two kinds of vessel, and one without sailings', () => {
    const tables = {
      'vessels.csv': `${sampleTables['vessels.csv']}two,Two,ship,high-speed,no,35,seen\n`,
      'lines.csv': `${sampleTables['lines.csv']}idle,ship,Idle,Άεργη,local,estimate,seen,2026-11-21\n`,
      ...sailing(
        'out,line,winter,1,one,piraeus 07:00 > syros-ermoupoli 13:00',
        'fast,line,winter,2,two,piraeus 07:00 > syros-ermoupoli 09:30',
      ),
    };
    expect(faultsOf(checkLines, tables)).toEqual([
      expect.stringContaining('make it two lines'),
      '3 idle has no sailing',
    ]);
  });
});
