-- The watch works on a batch of trips with one statement for each step, and reads fewer trips after a message of a
-- realtime service: those whose boat may be the one that it names, not those of the same boat a day later.

-- Boats that the timetable moved or sends from another port are known by the boat that their finding names.
create index trip_findings_ride on public.trip_findings ((finding #>> '{facts,tripId}')) where ended_at is null;

-- People who want to be told of some trips, and through which channels.
create function public.trip_listeners(of_trips uuid[])
returns table (trip_id uuid, user_id uuid, channel text)
language sql
stable
security definer
set search_path = ''
as $$
  select trip.id, trip.user_id, chosen.channel
  from public.trips as trip
  left join public.profiles as profile on profile.user_id = trip.user_id
  cross join lateral (values
    ('mail', coalesce(trip.mails, profile.trip_mails, false)),
    ('push', coalesce(trip.pushes, profile.trip_pushes, false))
  ) as chosen (channel, is_on)
  where trip.id = any (of_trips) and chosen.is_on
$$;

-- Trips with a boat ahead that a change may touch, by id. Any of: a boat of a trip of the feed that leaves between two
-- instants (three lists, of which the others may be shorter: then in two days, or on any day), also one that is this
-- boat only by the timetable of today; a boat from a port within five minutes of an instant (two lists of one length);
-- a boat that leaves in a span; a trip saved since. `open_keys` are its findings that hold; `is_untold` that somebody
-- who wants to be told has not been told of one of them.
drop function public.touched_trips(
  timestamptz, text[], text[], timestamptz[], timestamptz, timestamptz, timestamptz, uuid, integer, timestamptz[]
);
create function public.touched_trips(
  at timestamptz,
  sailings text[],
  ports text[],
  instants timestamptz[],
  span_from timestamptz,
  span_until timestamptz,
  saved_since timestamptz,
  after uuid,
  most integer,
  sailing_days timestamptz[] default '{}',
  sailing_ends timestamptz[] default '{}'
)
returns table (id uuid, version integer, document jsonb, open_keys text[], is_untold boolean)
language sql
stable
security definer
set search_path = ''
as $$
  -- The first of each kind are enough for the first of all, and each is read in the order of its index.
  with touched as (
    (
      select distinct boat.trip_id from public.trip_boats as boat
      join unnest(sailings, sailing_days, sailing_ends) as ride (sailing, earliest, latest)
        on boat.sailing = ride.sailing and boat.departs_at >= coalesce(ride.earliest, '-infinity')
        and boat.departs_at <= coalesce(ride.latest, ride.earliest + interval '2 days', 'infinity')
      where boat.arrives_at >= at - interval '1 day' and boat.trip_id > after
      order by boat.trip_id limit most
    )
    union
    (
      select distinct found.trip_id from public.trip_findings as found
      where found.ended_at is null and found.finding #>> '{facts,tripId}' = any (sailings) and found.trip_id > after
        and (found.finding #>> '{boat,departsAt}')::timestamptz between (
          select min(earliest) from unnest(sailing_days) as earliest
        ) and (select max(latest) from unnest(sailing_ends) as latest)
      order by found.trip_id limit most
    )
    union
    (
      select distinct boat.trip_id from public.trip_boats as boat
      join unnest(ports, instants) as ride (port, instant) on boat.from_port = ride.port
        and boat.departs_at between ride.instant - interval '5 minutes' and ride.instant + interval '5 minutes'
      where boat.trip_id > after
      order by boat.trip_id limit most
    )
    union
    (
      select distinct boat.trip_id from public.trip_boats as boat
      where boat.departs_at >= span_from and boat.departs_at < span_until
        and boat.arrives_at >= at - interval '1 day' and boat.trip_id > after
      order by boat.trip_id limit most
    )
    union
    (
      select trip.id from public.trips as trip
      where trip.updated_at >= saved_since and trip.id > after
        and exists (
          select from public.trip_boats as boat
          where boat.trip_id = trip.id and boat.arrives_at >= at - interval '1 day'
        )
      order by trip.id limit most
    )
    union
    -- Trips whose boats were exchanged: findings about the old ones end.
    (
      select distinct found.trip_id from public.trip_findings as found
      join public.trips as trip on trip.id = found.trip_id
      where found.ended_at is null and trip.updated_at >= saved_since and found.trip_id > after
      order by found.trip_id limit most
    )
  ), page as (
    select touched.trip_id from touched order by touched.trip_id limit most
  ), open as (
    select found.trip_id, found.id, found.key from page
    join public.trip_findings as found on found.trip_id = page.trip_id and found.ended_at is null
  ), untold as (
    select distinct open.trip_id
    from public.trip_listeners(array(select page.trip_id from page)) as listener
    join open on open.trip_id = listener.trip_id
    where not exists (
      select from public.trip_notices as notice
      where notice.finding_id = open.id and notice.user_id = listener.user_id
        and notice.channel = listener.channel and notice.stage = 'found'
    )
  ), keys as (
    select open.trip_id, array_agg(open.key) as open_keys from open group by open.trip_id
  )
  select
    trip.id, trip.version, trip.document - array['privateNotes', 'planQuery', 'entries', 'days'],
    coalesce(keys.open_keys, '{}'), untold.trip_id is not null
  from page
  join public.trips as trip on trip.id = page.trip_id
  left join keys on keys.trip_id = page.trip_id
  left join untold on untold.trip_id = page.trip_id
  where trip.deleted_at is null and trip.archived_at is null
  order by trip.id
$$;

-- Stores what was found for some trips: [{ trip, version, found: [{ key, dueAt, expiresAt, finding }] }]. New findings
-- begin, those that are missing end, and people who chose to be told get a notice of each by each channel, once. A
-- trip that was saved meanwhile is left for the next look. Returns the number of findings that began.
create or replace function public.record_trip_findings(looks jsonb, at timestamptz)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  of_trips uuid[];
  -- Columns of all that was found: trip, key, times and finding.
  found_trips uuid[];
  found_keys text[];
  due timestamptz[];
  expire timestamptz[];
  findings jsonb[];
  began integer;
begin
  -- One runner looks at a time. One that lost the watch in the middle of its batch ends it first.
  perform pg_advisory_xact_lock(hashtextextended('findings of trips', 0));

  select array_agg(trip.id) into of_trips
  from jsonb_to_recordset(looks) as look (trip uuid, version integer, found jsonb)
  join public.trips as trip on trip.id = look.trip and trip.version = look.version
  where trip.deleted_at is null and jsonb_array_length(look.found) <= 200;

  select
    array_agg(look.trip), array_agg(one.key), array_agg(one."dueAt"), array_agg(one."expiresAt"),
    array_agg(one.finding)
    into found_trips, found_keys, due, expire, findings
  from jsonb_to_recordset(looks) as look (trip uuid, found jsonb)
  cross join lateral jsonb_to_recordset(look.found)
    as one (key text, "dueAt" timestamptz, "expiresAt" timestamptz, finding jsonb)
  where look.trip = any (of_trips);

  -- Told, taken back and back again within the minutes that an end waits: as if it had held all the time.
  with back as (
    update public.trip_findings as last set ended_at = null
    from unnest(found_trips, found_keys) as one (trip_id, key)
    where last.trip_id = one.trip_id and last.key = one.key and last.ended_at is not null
      and exists (
        select from public.trip_notices as notice
        where notice.finding_id = last.id and notice.stage = 'over' and notice.state = 'waiting'
      )
    returning last.id
  )
  delete from public.trip_notices as notice using back
  where notice.finding_id = back.id and notice.stage = 'over';

  insert into public.trip_findings (trip_id, key, episode, finding, found_at, expires_at)
  select
    one.trip_id, one.key,
    1 + coalesce((
      select max(past.episode) from public.trip_findings as past
      where past.trip_id = one.trip_id and past.key = one.key
    ), 0),
    one.finding, at, one.expires_at
  from unnest(found_trips, found_keys, expire, findings) as one (trip_id, key, expires_at, finding)
  where not exists (
    select from public.trip_findings as open
    where open.trip_id = one.trip_id and open.key = one.key and open.ended_at is null
  );
  get diagnostics began = row_count;

  with gone as (
    update public.trip_findings as open set ended_at = at
    where open.trip_id = any (of_trips) and open.ended_at is null
      and not exists (
        select from unnest(found_trips, found_keys) as one (trip_id, key)
        where one.trip_id = open.trip_id and one.key = open.key
      )
    returning open.id, open.trip_id, open.finding, open.expires_at
  ), dropped as (
    update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'over before it was told'
    from gone where notice.finding_id = gone.id and notice.stage = 'found' and notice.state = 'waiting'
  )
  -- Only a boat that is still in the trip, still ahead, and that nothing else is found for, is as it was.
  insert into public.trip_notices (finding_id, trip_id, user_id, channel, stage, due_at)
  select gone.id, gone.trip_id, told.user_id, told.channel, 'over', at + interval '10 minutes'
  from gone join public.trip_notices as told
    on told.finding_id = gone.id and told.stage = 'found' and told.state in ('sent', 'claimed')
  where gone.expires_at > at
    and exists (
      select from public.trip_boats as boat
      where boat.trip_id = gone.trip_id and boat.from_port = gone.finding #>> '{boat,fromPort}'
        and boat.departs_at = (gone.finding #>> '{boat,departsAt}')::timestamptz
    )
    and not exists (
      select from unnest(found_trips, findings) as one (trip_id, finding)
      where one.trip_id = gone.trip_id
        and one.finding #> '{boat,fromPort}' = gone.finding #> '{boat,fromPort}'
        and one.finding #> '{boat,departsAt}' = gone.finding #> '{boat,departsAt}'
    )
  on conflict do nothing;

  insert into public.trip_notices (finding_id, trip_id, user_id, channel, stage, due_at)
  select open.id, open.trip_id, listener.user_id, listener.channel, 'found', one.due_at
  from public.trip_listeners(of_trips) as listener
  join unnest(found_trips, found_keys, due) as one (trip_id, key, due_at) on one.trip_id = listener.trip_id
  join public.trip_findings as open
    on open.trip_id = one.trip_id and open.key = one.key and open.ended_at is null
  -- A delay that shrinks is not told again.
  where open.finding ->> 'kind' <> 'late' or not exists (
    select from public.trip_findings as past
    join public.trip_notices as notice on notice.finding_id = past.id and notice.stage = 'found'
    where past.trip_id = open.trip_id and past.id <> open.id
      and notice.user_id = listener.user_id and notice.channel = listener.channel
      and past.finding ->> 'kind' = 'late'
      and past.finding #> '{boat,fromPort}' = open.finding #> '{boat,fromPort}'
      and past.finding #> '{boat,departsAt}' = open.finding #> '{boat,departsAt}'
      and (past.finding ->> 'step')::integer >= (open.finding ->> 'step')::integer
      and not exists (
        select from public.trip_notices as over
        where over.finding_id = past.id and over.stage = 'over'
          and over.user_id = listener.user_id and over.channel = listener.channel
      )
  )
  on conflict do nothing;
  return began;
end
$$;

revoke all on function
  public.trip_listeners(uuid[]),
  public.touched_trips(
    timestamptz, text[], text[], timestamptz[], timestamptz, timestamptz, timestamptz, uuid, integer, timestamptz[],
    timestamptz[]
  )
  from public, anon, authenticated;
grant execute on function
  public.trip_listeners(uuid[]),
  public.touched_trips(
    timestamptz, text[], text[], timestamptz[], timestamptz, timestamptz, timestamptz, uuid, integer, timestamptz[],
    timestamptz[]
  )
  to service_role;
