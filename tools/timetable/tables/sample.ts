import { readTypical } from './read.ts';
import type { TextOf } from './row-reader.ts';

/* The smallest complete tables, for tests: one line with one ship from Piraeus to Syros. */
const island = {
  slug: 'syros',
  name: { en: 'Syros', el: 'Σύρος' },
  position: { lat: 37.42, lon: 24.91 },
  gettingThere: { seaLinks: [] },
  ports: [
    {
      id: 'ermoupoli',
      name: { en: 'Ermoupoli', el: 'Ερμούπολη' },
      position: { lat: 37.44, lon: 24.94 },
    },
  ],
};

export const sampleTables = {
  'operators.csv':
    'operator_id,name_en,name_el,url,phone,source\nship,Ship,Πλοίο,https://a.gr,,seen\n',
  'vessels.csv':
    'vessel_id,name,operator_id,kind,vehicles,knots,source\none,One,ship,local,yes,15,seen\n',
  'ports.csv':
    'port_id,island,island_port,lat,lon,name_en,name_el,min_transfer_minutes,source\n' +
    'piraeus,,,37.94,23.63,Piraeus,Πειραιάς,60,seen\nsyros-ermoupoli,syros,ermoupoli,,,,,30,\n',
  'seasons.csv': 'season,start,end\nwinter,2026-11-01,2027-03-31\n',
  'lines.csv':
    'line_id,operator_id,name_en,name_el,group,basis,source,checked_on\n' +
    'line,ship,Line,Γραμμή,local,estimate,seen,2026-11-21\n',
  'exceptions.csv': 'line_id,date,change,sailing_id,note\n',
  'fares.csv': 'group,from,to,adult_cents,car_cents,motorcycle_cents,basis,as_of,source\n',
  'fare_curves.csv':
    'group,base_cents,cents_per_mile,car_factor,motorcycle_factor,as_of\nlocal,400,25,2,0.5,2026\n',
  'road_transfers.csv': 'from,to,minutes,note\n',
  'sailings/a.csv':
    'sailing_id,line_id,seasons,days,vessel_id,calls\n' +
    'there,line,winter,135,one,piraeus 07:00 > syros-ermoupoli 12:30\n',
};

/** Reads the tables with some of them changed; a table that is undefined is missing. */
export function readSample(changed: Record<string, string | undefined>) {
  const tables: Record<string, string | undefined> = { ...sampleTables, ...changed };
  const textOf: TextOf = (file) => tables[file];
  const files = Object.keys(tables).filter((file) => file.startsWith('sailings/'));
  return readTypical(textOf, files, new Map([['syros', island]]));
}
