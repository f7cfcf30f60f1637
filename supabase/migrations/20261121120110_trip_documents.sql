-- A trip travels as one JSON document: its parts are written together or not at all, and read in one go.
-- Keys are the names of the columns.

-- Writes a whole trip over the stored one, if nobody has saved it since the version it was read at.
-- Answers {"status": "saved" | "conflict" | "missing", "version": n}. Runs as the caller: the policies of
-- the tables decide what they may write.
create function public.save_trip(trip_id uuid, expected_version integer, document jsonb)
returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  owner uuid;
  stored_version integer;
begin
  update public.trips as trip set
    title = document ->> 'title',
    start_date = (document ->> 'start_date')::date,
    adults = (document ->> 'adults')::smallint,
    children = (document ->> 'children')::smallint,
    vehicle = document ->> 'vehicle',
    start_gateway = document ->> 'start_gateway',
    end_gateway = document ->> 'end_gateway',
    private_notes = coalesce(document ->> 'private_notes', ''),
    plan_query = document ->> 'plan_query',
    version = trip.version + 1
  where trip.id = save_trip.trip_id
    and trip.version = save_trip.expected_version
    and trip.deleted_at is null
  returning trip.user_id, trip.version into owner, stored_version;

  if owner is null then
    select trip.version into stored_version
    from public.trips as trip
    where trip.id = save_trip.trip_id and trip.deleted_at is null;
    return case
      when stored_version is null then jsonb_build_object('status', 'missing')
      else jsonb_build_object('status', 'conflict', 'version', stored_version)
    end;
  end if;

  delete from public.trip_legs as leg where leg.trip_id = save_trip.trip_id;
  -- Days and entries go with their stops.
  delete from public.trip_stops as stop where stop.trip_id = save_trip.trip_id;

  insert into public.trip_stops (id, trip_id, user_id, position, island, nights, note)
  select stop.id, save_trip.trip_id, owner, stop.position, stop.island, stop.nights, coalesce(stop.note, '')
  from jsonb_to_recordset(document -> 'stops')
    as stop (id uuid, position smallint, island text, nights smallint, note text);

  insert into public.trip_days (trip_id, user_id, stop_id, day_offset, note)
  select save_trip.trip_id, owner, one_day.stop_id, one_day.day_offset, one_day.note
  from jsonb_to_recordset(document -> 'days')
    as one_day (stop_id uuid, day_offset smallint, note text);

  insert into public.trip_legs (
    trip_id, user_id, position, sequence, from_port, to_port, departs_at, arrives_at, operator, vessel,
    cents, sailing, is_typical
  )
  select
    save_trip.trip_id, owner, leg.position, leg.sequence, leg.from_port, leg.to_port, leg.departs_at,
    leg.arrives_at, coalesce(leg.operator, ''), coalesce(leg.vessel, ''), leg.cents, leg.sailing,
    coalesce(leg.is_typical, true)
  from jsonb_to_recordset(document -> 'legs')
    as leg (
      position smallint, sequence smallint, from_port text, to_port text, departs_at timestamptz,
      arrives_at timestamptz, operator text, vessel text, cents integer, sailing text, is_typical boolean
    );

  insert into public.trip_entries (
    trip_id, user_id, stop_id, day_offset, position, kind, title, note, url, cents
  )
  select
    save_trip.trip_id, owner, entry.stop_id, entry.day_offset, entry.position, entry.kind, entry.title,
    coalesce(entry.note, ''), entry.url, entry.cents
  from jsonb_to_recordset(document -> 'entries')
    as entry (
      stop_id uuid, day_offset smallint, position smallint, kind text, title text, note text, url text,
      cents integer
    );

  return jsonb_build_object('status', 'saved', 'version', stored_version);
end
$$;

comment on function public.save_trip(uuid, integer, jsonb) is
  'Writes a whole trip if nobody saved it since expected_version; answers status and version.';

-- Makes a trip of a document and gives its id.
create function public.create_trip(document jsonb)
returns uuid
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  made uuid;
begin
  insert into public.trips (title)
  values (document ->> 'title')
  returning id into made;
  perform public.save_trip(made, 0, document);
  return made;
end
$$;

comment on function public.create_trip(jsonb) is 'Makes a trip of a document for the caller; gives its id.';

-- What others may see of a trip: no owner, no private notes, no tokens. For the two functions below only.
create function public.public_trip_document(trip public.trips)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select jsonb_build_object(
    'title', trip.title,
    'start_date', trip.start_date,
    'adults', trip.adults,
    'children', trip.children,
    'vehicle', trip.vehicle,
    'start_gateway', trip.start_gateway,
    'end_gateway', trip.end_gateway,
    'updated_at', trip.updated_at,
    'stops', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', stop.id, 'position', stop.position, 'island', stop.island, 'nights', stop.nights,
        'note', stop.note
      ) order by stop.position)
      from public.trip_stops as stop where stop.trip_id = trip.id
    ), '[]'),
    'days', coalesce((
      select jsonb_agg(jsonb_build_object(
        'stop_id', one_day.stop_id, 'day_offset', one_day.day_offset, 'note', one_day.note
      ) order by one_day.stop_id, one_day.day_offset)
      from public.trip_days as one_day where one_day.trip_id = trip.id
    ), '[]'),
    'legs', coalesce((
      select jsonb_agg(jsonb_build_object(
        'position', leg.position, 'sequence', leg.sequence, 'from_port', leg.from_port,
        'to_port', leg.to_port, 'departs_at', leg.departs_at, 'arrives_at', leg.arrives_at,
        'operator', leg.operator, 'vessel', leg.vessel, 'cents', leg.cents, 'sailing', leg.sailing,
        'is_typical', leg.is_typical
      ) order by leg.position, leg.sequence)
      from public.trip_legs as leg where leg.trip_id = trip.id
    ), '[]'),
    'entries', coalesce((
      select jsonb_agg(jsonb_build_object(
        'stop_id', entry.stop_id, 'day_offset', entry.day_offset, 'position', entry.position,
        'kind', entry.kind, 'title', entry.title, 'note', entry.note, 'url', entry.url,
        'cents', entry.cents
      ) order by entry.position)
      from public.trip_entries as entry where entry.trip_id = trip.id
    ), '[]')
  )
$$;

-- The trip behind a share link, for anyone who has the link; null when it is wrong or switched off.
create function public.shared_trip(token text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.public_trip_document(trip)
  from public.trips as trip
  where trip.share_token = token and trip.deleted_at is null
$$;

comment on function public.shared_trip(text) is 'The trip behind a share link, without anything private.';

-- The same behind a calendar address, which is a secret of its own and switched off by itself.
create function public.calendar_trip(token text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.public_trip_document(trip)
  from public.trips as trip
  where trip.calendar_token = token and trip.deleted_at is null
$$;

comment on function public.calendar_trip(text) is 'The trip behind a calendar address, without anything private.';

revoke all on function
  public.save_trip(uuid, integer, jsonb), public.create_trip(jsonb),
  public.public_trip_document(public.trips), public.shared_trip(text), public.calendar_trip(text)
  from public, anon, authenticated;
grant execute on function public.save_trip(uuid, integer, jsonb), public.create_trip(jsonb) to authenticated;
grant execute on function public.shared_trip(text), public.calendar_trip(text) to anon, authenticated;
