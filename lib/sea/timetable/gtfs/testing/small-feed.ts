/** Lines of a table, header first. */
export type Lines = readonly string[];

/** Small feed with ferries and a bus. `changes` replaces files; undefined removes one. */
export function smallFeed(
  changes: Readonly<Record<string, Lines | undefined>> = {},
): Map<string, string> {
  const files = { ...base, ...changes };
  return new Map(
    Object.entries(files).flatMap(([name, lines]) =>
      lines ? [[name, `${lines.join('\n')}\n`] as const] : [],
    ),
  );
}

const base: Readonly<Record<string, Lines | undefined>> = {
  'agency.txt': [
    'agency_id,agency_name,agency_url,agency_timezone',
    'blue,Blue,https://blue.example,Europe/Athens',
    'bus,Bus,https://bus.example,Europe/Athens',
  ],
  'stops.txt': [
    'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station',
    'naxos,Naxos,37.1,25.37,,1,',
    'naxos-chora,Chora,37.107,25.37,N,0,naxos',
    'piraeus,Piraeus,37.94,23.63,P,,',
    'paros,Paros,37.085,25.148,A,0,',
    'corner,Bus corner,37.95,23.64,,0,',
  ],
  'routes.txt': [
    'route_id,agency_id,route_long_name,route_type',
    'main,blue,Piraeus - Naxos,4',
    'x1,bus,Airport,3',
  ],
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'daily,1,1,1,1,1,1,1,20270101,20271231',
  ],
  'trips.txt': [
    'route_id,service_id,trip_id,vessel_name,shape_id,cars_allowed',
    'main,daily,out,Blue Star,way,1',
    'main,daily,back,,,',
    'x1,daily,bus,,,',
  ],
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,timepoint',
    'out,11:40:00,12:00:00,paros,2,1',
    'out,07:25:00,07:25:00,piraeus,1,1',
    'out,12:45:00,12:45:00,naxos-chora,3,1',
    'back,22:30:00,22:30:00,naxos-chora,1,0',
    'back,27:45:00,27:45:00,piraeus,2,0',
    'bus,08:00:00,08:00:00,corner,1,1',
    'bus,09:00:00,09:00:00,piraeus,2,1',
  ],
  'shapes.txt': [
    'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence',
    'way,37.107,25.37,2',
    'way,37.94,23.63,1',
  ],
  'transfers.txt': [
    'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
    'piraeus,piraeus,2,3600',
  ],
  'fare_attributes.txt': [
    'fare_id,price,currency_type,payment_method,transfers',
    'long,45.50,EUR,1,0',
    'short,9,EUR,1,0',
    'dollars,9,USD,1,0',
  ],
  'fare_rules.txt': [
    'fare_id,route_id,origin_id,destination_id',
    'long,main,P,',
    'short,main,A,N',
    'dollars,main,N,P',
  ],
  'translations.txt': [
    'table_name,field_name,language,translation,record_id,field_value',
    'stops,stop_name,el,Νάξος,naxos,',
    'stops,stop_name,el,Πάρος,,Paros',
  ],
};
