-- What the database does with the document of a trip: it counts saves, keeps people to their number of trips,
-- and hands trips out to a list and to links.

-- Counts saves: a save names the version it was made from (`version=eq.3`), so of two at once one finds no row.
-- Nobody sets the version; who tries has saved once more.
create function public.count_trip_saves()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := coalesce(old.version, 0) + 1;
  return new;
end
$$;
revoke all on function public.count_trip_saves() from public, anon, authenticated;

create trigger trips_saves before insert or update of document, version on public.trips
  for each row execute function public.count_trip_saves();

-- A person keeps at most 200 trips, deleted ones included: nobody fills the database by a loop. One of theirs
-- after the other: two at once would both count 199. The code is an HTTP status to the API.
create or replace function public.limit_trips()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('trips of ' || new.user_id, 0));
  if (select count(*) from public.trips where trips.user_id = new.user_id) >= 200 then
    raise exception 'A person keeps at most 200 trips' using errcode = 'PT409';
  end if;
  return new;
end
$$;

-- The trips of whoever asks, the last changed first: of each what a list shows. Runs as the caller, under the
-- policies of the table.
create function public.list_trips()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', trip.id,
      'version', trip.version,
      'archivedAt', trip.archived_at,
      'deletedAt', trip.deleted_at,
      'updatedAt', trip.updated_at,
      'isShared', trip.share_token is not null,
      'title', trip.document -> 'title',
      'startDate', trip.document -> 'startDate',
      'stops', array(
        select jsonb_build_object('island', stop -> 'island', 'nights', stop -> 'nights')
        from jsonb_array_elements(trip.document -> 'stops') with ordinality as one (stop, place)
        order by place
      ),
      -- Of each way when it begins and ends.
      'legs', array(
        select jsonb_build_object('position', leg -> 'position', 'sailings', jsonb_build_array(
          jsonb_build_object(
            'departsAt', leg #> '{sailings,0,departsAt}',
            'arrivesAt', leg #> '{sailings,-1,arrivesAt}'
          )
        ))
        from jsonb_array_elements(trip.document -> 'legs') as leg
      )
    )
    order by trip.updated_at desc
  ), '[]')
  from public.trips as trip
$$;

comment on function public.list_trips() is 'The caller''s trips, of each what a list shows.';

-- What others may see of a trip: no owner, nothing private, no tokens. For the two functions below only.
create function public.public_trip(trip public.trips)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select (trip.document - array['privateNotes', 'planQuery'])
    || jsonb_build_object('updatedAt', trip.updated_at)
$$;

-- The trip behind a share link, for anyone who has the link; null when it is wrong or switched off.
create function public.shared_trip(token text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.public_trip(trip)
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
  select public.public_trip(trip)
  from public.trips as trip
  where trip.calendar_token = token and trip.deleted_at is null
$$;

comment on function public.calendar_trip(text) is 'The trip behind a calendar address, without anything private.';

revoke all on function
  public.list_trips(), public.public_trip(public.trips), public.shared_trip(text), public.calendar_trip(text)
  from public, anon, authenticated;
grant execute on function public.list_trips() to authenticated;
grant execute on function public.shared_trip(text), public.calendar_trip(text) to anon, authenticated;
