-- A choice of messages about a trip is no change of the trip: lists, shared pages and calendars show `edited_at`, which
-- such a choice leaves alone. `updated_at` is of the row, and wakes the watch also after a choice.
alter table public.trips add column edited_at timestamptz not null default now();
alter table public.trips disable trigger trips_updated_at;
update public.trips set edited_at = updated_at;
alter table public.trips enable trigger trips_updated_at;
comment on column public.trips.edited_at is 'Last change of the trip, other than of the messages about it.';

create function public.set_edited_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.edited_at := now();
  return new;
end
$$;
revoke all on function public.set_edited_at() from public, anon, authenticated;

-- All columns that a person changes but `mails`, `pushes` and `mail_locale`.
create trigger trips_edited_at
  before update of document, version, before_way, share_token, calendar_token, archived_at, deleted_at, edited_at
  on public.trips
  for each row execute function public.set_edited_at();

drop index public.trips_user_id;
create index trips_user_id on public.trips (user_id, edited_at desc);

-- As before, by the last edit.
create or replace function public.list_trips()
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
      'updatedAt', trip.edited_at,
      'isShared', trip.share_token is not null,
      'title', trip.document -> 'title',
      'startDate', trip.document -> 'startDate',
      'stops', array(
        select jsonb_build_object('island', stop -> 'island', 'nights', stop -> 'nights')
        from jsonb_array_elements(trip.document -> 'stops') with ordinality as one (stop, place)
        order by place
      ),
      -- Beginning and end of each way.
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
    order by trip.edited_at desc
  ), '[]')
  from public.trips as trip
$$;

-- Parts of a trip for links and calendars, without whether a room can be cancelled.
create or replace function public.public_trip(trip public.trips)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select (trip.document - array['privateNotes', 'planQuery'])
    || jsonb_build_object(
      'updatedAt', trip.edited_at,
      'stops', coalesce(
        (
          select jsonb_agg(stop.value - 'roomFixed' order by stop.ordinality)
          from jsonb_array_elements(trip.document -> 'stops') with ordinality as stop
        ),
        '[]'
      )
    )
$$;

-- A browser ends its subscription itself, and the push service then answers that it is gone.
drop function public.drop_push_subscription(text);
