import { encode } from './encode';

/*
 * Invented feeds in the formats that operators publish. All sailings, fares and phone numbers are
 * made up. Names of ports are real where they have to be matched.
 */

type Tables = Readonly<Record<string, readonly string[]>>;

const week = 'monday,tuesday,wednesday,thursday,friday,saturday,sunday';
const text = (lines: readonly string[], end = '\n') => lines.map((line) => line + end).join('');
const filesOf = (tables: Tables, end?: string) =>
  new Map(Object.entries(tables).map(([name, lines]) => [name, text(lines, end)] as const));

/** Encodings used by Greek operators. */
export type GreekEncoding =
  | 'windows-1253'
  | 'iso-8859-7'
  | 'utf-8'
  | 'utf-8 with a mark'
  | 'utf-16';

const ports = [
  ['101', 'ΠΕΙΡΑΙΑΣ – ΠΥΛΗ Ε7', '37.9468', '23.6398'],
  ['102', 'ΠΕΙΡΑΙΑΣ – ΠΥΛΗ Ε1', '37.9430', '23.6225'],
  ['201', 'ΣΥΡΟΣ', '37.4403', '24.9425'],
  ['202', 'ΤΗΝΟΣ', '37.5387', '25.1581'],
  ['203', 'ΛΙΜΑΝΙ ΜΥΚΟΝΟΥ', '37.4620', '25.3260'],
  ['204', 'ΠΑΡΟΣ', '37.0650', '25.1900'],
  ['205', 'ΝΑΞΟΣ', '37.1070', '25.3730'],
  ['206', 'ΘΗΡΑ (ΑΘΗΝΙΟΣ)', '36.3870', '25.4300'],
  ['207', 'Άνω Κουφονήσι', '36.9290', '25.6040'],
  ['301', 'ΡΟΔΟΣ', '36.4500', '28.2260'],
] as const;

/** Ports of each line of the invented operator, by stop id. */
const ways = [
  ['101', '201', '202', '203'],
  ['101', '204', '205', '206'],
  ['102', '205', '207'],
  ['102', '206', '301'],
] as const;

/**
 * Feed in the style of a Greek operator: numeric ids, names in capitals and by default in
 * Windows-1253, trip numbers as short names, one block per vessel, quotes and CRLF.
 *
 * @param written returns the encoding of each table by its name
 */
export function greekOperator(
  year = 2027,
  written: (table: string) => GreekEncoding = () => 'windows-1253',
): Map<string, Uint8Array> {
  const trips: string[] = [];
  const times: string[] = [];
  ways.forEach((way, line) => {
    for (const back of [false, true]) {
      for (let daily = 0; daily < 6; daily += 1) {
        const id = `${7000 + line * 100 + (back ? 50 : 0) + daily}`;
        trips.push(`L${line},ΚΑΘ,${id},${id},Π${line}-${back ? 'Ε' : 'Α'}${daily}`);
        const stops = back ? way.toReversed() : way;
        stops.forEach((stop, index) => {
          const hour = String(6 + daily * 2 + index * 3).padStart(2, '0');
          times.push(`${id},${hour}:00:00,${hour}:10:00,${stop},${index + 1}`);
        });
      }
    }
  });
  const tables: Tables = {
    'agency.txt': [
      'agency_id,agency_name,agency_url,agency_timezone,agency_lang',
      '1,"ΑΚΤΟΠΛΟΪΑ, ΔΟΚΙΜΗ",https://operator.example,Europe/Athens,el',
    ],
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon',
      ...ports.map(([id, name, lat, lon]) => `${id},"${name}",${lat},${lon}`),
    ],
    'routes.txt': [
      'route_id,agency_id,route_short_name,route_long_name,route_type',
      ...ways.map((_, line) => `L${line},1,${line},"ΓΡΑΜΜΗ ${line}",1000`),
    ],
    'calendar.txt': [
      `service_id,${week},start_date,end_date`,
      `ΚΑΘ,1,1,1,1,1,1,1,${year}0401,${year}1031`,
    ],
    'trips.txt': ['route_id,service_id,trip_id,trip_short_name,block_id', ...trips],
    'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence', ...times],
  };
  const files = [...filesOf(tables, '\r\n')];
  return new Map(files.map(([name, lines]) => [name, bytesOf(lines, written(name))]));
}

function bytesOf(lines: string, encoding: GreekEncoding): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(lines);
  if (encoding === 'utf-8 with a mark') return Buffer.from(`\uFEFF${lines}`);
  if (encoding === 'utf-16') return Buffer.from(`\uFEFF${lines}`, 'utf16le');
  // ISO-8859-7 has no en dash.
  const known = encoding === 'iso-8859-7' ? lines.replaceAll('–', '-') : lines;
  return encode(known, encoding);
}

/** River ferries with approximate frequencies, in the time zone of Amsterdam, in a top folder. */
export const riverFerries = filesOf({
  'rivers-master/agency.txt': [
    'agency_id,agency_name,agency_url,agency_lang,agency_timezone',
    'R1,Overzet,https://river.example,nl,Europe/Amsterdam',
  ],
  'rivers-master/stops.txt': [
    'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station',
    'STOP_1,,Dijk (west),51.80907,4.58026,0,',
    'STOP_2,,Dijk (oost),51.80722,4.57721,0,',
  ],
  'rivers-master/routes.txt': [
    'agency_id,route_id,route_short_name,route_long_name,route_type',
    'R1,ZH44 / NB04,Fiets-/Voetveer,West - Oost,4',
  ],
  'rivers-master/calendar.txt': [
    `service_id,${week},start_date,end_date`,
    's,1,1,1,1,1,1,1,20270101,20271231',
  ],
  'rivers-master/calendar_dates.txt': ['service_id,date,exception_type'],
  'rivers-master/frequencies.txt': [
    'trip_id,start_time,end_time,headway_secs,exact_times',
    't1,06:00:00,24:00:39,1800,0',
  ],
  'rivers-master/trips.txt': [
    'route_id,trip_id,trip_headsign,block_id,service_id',
    'ZH44 / NB04,t1,Oost,,s',
  ],
  'rivers-master/stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled,timepoint',
    't1,00:00:00,00:01:00,STOP_1,1,0.3102679,',
    't1,00:06:00,00:07:00,STOP_2,2,293.6098617,',
  ],
  'rivers-master/transfers.txt': ['from_stop_id,to_stop_id,transfer_type,min_transfer_time'],
});

/** Shuttle of one vessel that runs on listed days only, with quotes and CRLF. */
export const shuttle = filesOf(
  {
    'agency.txt': [
      'agency_id,agency_name,agency_url,agency_timezone,agency_lang',
      '2,"Prom, Wisła",https://shuttle.example,Europe/Warsaw,',
    ],
    'stops.txt': [
      'stop_id,stop_code,stop_name,stop_desc,stop_lat,stop_lon',
      'L,,Cypel,"52,2299; 21,0434",52.229937,21.043464',
      'R,,"Saska ""Kępa""",,52.228011,21.049265',
    ],
    'routes.txt': ['route_id,agency_id,route_short_name,route_long_name,route_type', 'D,2,Prom,,4'],
    'calendar_dates.txt': [
      'service_id,date,exception_type',
      '1,20270501,1',
      '1,20270619,1',
      '1,20270815,1',
    ],
    'trips.txt': [
      'trip_id,route_id,service_id,trip_short_name,block_id',
      'a,D,1,,DUDEK',
      'b,D,1,,DUDEK',
      'c,D,1,,DUDEK',
    ],
    'stop_times.txt': [
      'trip_id,stop_sequence,stop_id,arrival_time,departure_time,pickup_type,drop_off_type',
      ...[
        'a,0,L,12:10',
        'a,1,R,12:15',
        'b,0,R,12:20',
        'b,1,L,12:25',
        'c,0,L,12:30',
        'c,1,R,12:35',
      ].map((row) => `${row}:00,${row.slice(-5)}:00,0,0`),
    ],
  },
  '\r\n',
);

/** Boats of the southern summer across a clock change, which have to be booked by phone. */
export const southernBoats = filesOf({
  'agency.txt': [
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang',
    'gulf,Gulf Boats,https://gulf.example,Pacific/Auckland,en',
  ],
  'stops.txt': [
    'stop_id,stop_name,stop_lat,stop_lon,location_type,stop_timezone',
    '9690,Gulf Harbour Ferry Terminal,-36.6244384,174.7878871,0,Pacific/Auckland',
    'Island,Bird Island,-36.6058568,174.8880205,0,Pacific/Auckland',
  ],
  'routes.txt': [
    'agency_id,route_id,route_short_name,route_long_name,route_type',
    'gulf,B,Birds,Harbour — Bird Island,4',
  ],
  'calendar.txt': [
    `service_id,${week},start_date,end_date`,
    'weekend,0,0,0,0,0,1,1,20261101,20270430',
  ],
  'trips.txt': ['route_id,service_id,trip_id', 'B,weekend,out', 'B,weekend,back'],
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,timepoint',
    'out,09:55:00,09:55:00,9690,1,2,1,1',
    'out,10:20:00,10:20:00,Island,2,1,2,1',
    'back,14:40:00,14:40:00,Island,1,2,1,1',
    'back,15:05:00,15:05:00,9690,2,1,2,0',
  ],
});
