-- A trip becomes one document, with the very keys the site uses: stored as it is edited, handed out as it is
-- stored. Before, its fields were columns of five tables, and two functions wrote them out in each direction.

-- Whether a document is a trip: its schema, and what a schema cannot say. Beyond the form's limit of 400,000
-- characters there is room for the spaces the database prints and for defaults that are filled in.
create function public.is_trip_document(document jsonb)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when char_length(document::text) > 440000 then false
    when not public.fits_schema(document, public.trip_document_schema()) then false
    else
      (
        select count(*) = count(distinct stop ->> 'id')
        from jsonb_array_elements(document -> 'stops') as stop
      )
      and not exists (
        select from jsonb_array_elements((document -> 'days') || (document -> 'entries')) as part
        where part ->> 'stopId' not in (
          select stop ->> 'id' from jsonb_array_elements(document -> 'stops') as stop
        )
      )
      and (
        select count(*) = count(distinct (one_day ->> 'stopId', one_day -> 'dayOffset'))
        from jsonb_array_elements(document -> 'days') as one_day
      )
      and (
        select count(*) = count(distinct leg -> 'position')
          and coalesce(max((leg -> 'position')::integer), 0) <= jsonb_array_length(document -> 'stops')
        from jsonb_array_elements(document -> 'legs') as leg
      )
      and not exists (
        select from jsonb_path_query(document, '$.legs[*].sailings[*]') as boat
        where (boat ->> 'departsAt') collate "C" >= boat ->> 'arrivesAt'
      )
  end
$$;

comment on function public.is_trip_document(jsonb) is 'Whether a document is a trip within its limits.';

-- The check of the table, run by whoever writes a trip; they need none of the functions beneath it. It raises
-- what is wrong with the value and not a broken constraint, which the embedded backend takes for a fault of
-- its own and not of the sender.
create function public.check_trip(document jsonb)
returns boolean
language plpgsql
immutable
parallel safe
security definer
set search_path = ''
as $$
begin
  if not public.is_trip_document(document) then
    raise exception 'This document is no trip within its limits' using errcode = '22023';
  end if;
  return true;
end
$$;

comment on function public.check_trip(jsonb) is 'True for a trip within its limits, an error for anything else.';

revoke all on function public.is_trip_document(jsonb), public.check_trip(jsonb)
  from public, anon, authenticated;
grant execute on function public.check_trip(jsonb) to authenticated;

-- The trips that are there. Nothing about them changes, not even when they were last changed.
alter table public.trips add column document jsonb;
alter table public.trips disable trigger trips_updated_at;

update public.trips as trip set document = jsonb_build_object(
  'title', btrim(trip.title),
  'startDate', to_char(trip.start_date, 'YYYY-MM-DD'),
  'adults', trip.adults,
  'children', trip.children,
  'vehicle', trip.vehicle,
  'startGateway', trip.start_gateway,
  'endGateway', trip.end_gateway,
  'privateNotes', trip.private_notes,
  'planQuery', trip.plan_query,
  'stops', array(
    select jsonb_build_object('id', stop.id, 'island', stop.island, 'nights', stop.nights, 'note', stop.note)
    from public.trip_stops as stop where stop.trip_id = trip.id
    order by stop.position
  ),
  'days', array(
    select jsonb_build_object('stopId', one_day.stop_id, 'dayOffset', one_day.day_offset, 'note', one_day.note)
    from public.trip_days as one_day
    join public.trip_stops as stop on stop.id = one_day.stop_id
    where one_day.trip_id = trip.id
    order by stop.position, one_day.day_offset
  ),
  'legs', array(
    select jsonb_build_object('position', leg.position, 'sailings', jsonb_agg(
      jsonb_build_object(
        'fromPort', leg.from_port,
        'toPort', leg.to_port,
        'departsAt', to_char(leg.departs_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'arrivesAt', to_char(leg.arrives_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'operator', leg.operator,
        'vessel', leg.vessel,
        'cents', leg.cents,
        'sailing', leg.sailing,
        'isTypical', leg.is_typical
      ) order by leg.sequence
    ))
    from public.trip_legs as leg where leg.trip_id = trip.id
    group by leg.position
    order by leg.position
  ),
  'entries', array(
    select jsonb_build_object(
      'stopId', entry.stop_id,
      'dayOffset', entry.day_offset,
      'kind', entry.kind,
      'title', btrim(entry.title),
      'note', entry.note,
      'url', entry.url,
      'cents', entry.cents
    )
    from public.trip_entries as entry where entry.trip_id = trip.id
    order by entry.position
  )
);

-- The tables took more than the form: people could write past it, 40 islands or years without an end. Of such
-- a trip its islands stay.
update public.trips as trip set document = trip.document || jsonb_build_object(
  'title', coalesce(substring(trip.title from '[^\s\x01-\x1f\x7f-\x9f].{0,119}'), 'Trip'),
  'stops', (
    select coalesce(jsonb_agg(stop - 'note' order by place), '[]')
    from jsonb_array_elements(trip.document -> 'stops') with ordinality as one (stop, place)
    where place <= 30
      and public.fits_schema(stop, public.trip_document_schema() #> '{properties,stops,items}')
  ),
  'days', '[]'::jsonb,
  'legs', '[]'::jsonb,
  'entries', '[]'::jsonb
)
where not public.is_trip_document(trip.document);

alter table public.trips enable trigger trips_updated_at;
alter table public.trips alter column document set not null;
alter table public.trips add constraint trips_document check (public.check_trip(document));

-- What wrote and held the parts.
drop function public.shared_trip(text);
drop function public.calendar_trip(text);
drop function public.public_trip_document(public.trips);
drop function public.create_trip(jsonb);
drop function public.save_trip(uuid, integer, jsonb);
drop table public.trip_entries;
drop table public.trip_legs;
drop table public.trip_days;
drop table public.trip_stops;
alter table public.trips
  drop column title,
  drop column start_date,
  drop column adults,
  drop column children,
  drop column vehicle,
  drop column start_gateway,
  drop column end_gateway,
  drop column private_notes,
  drop column plan_query;

comment on table public.trips is 'A person''s trips, each one document.';
