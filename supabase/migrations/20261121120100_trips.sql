-- Trips of a person. A trip is a row of `trips` and its parts: stops in order, days of a stop that have a
-- note, ferry legs between the stops, and entries (hotels, activities, notes) at a stop. Parts carry the
-- owner too, held to the trip's by a foreign key, so that each policy is one comparison.

create table public.trips (
  id uuid primary key default gen_random_uuid(),
  -- By default whoever inserts: a function of theirs need not ask the auth schema, which some backends close.
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  start_date date check (start_date between '2020-01-01' and '2099-12-31'),
  adults smallint not null default 2 check (adults between 1 and 20),
  children smallint not null default 0 check (children between 0 and 20),
  vehicle text check (vehicle in ('car', 'motorcycle')),
  -- Where the trip begins and ends: a place of the timetable (`piraeus`) or an airport (`JTR`).
  start_gateway text check (start_gateway ~ '^[A-Za-z0-9-]{2,40}$'),
  end_gateway text check (end_gateway ~ '^[A-Za-z0-9-]{2,40}$'),
  -- For the owner alone: never part of what is shared.
  private_notes text not null default '' check (char_length(private_notes) <= 4000),
  -- Query of the planner's address the trip was saved from, to open it there again.
  plan_query text check (char_length(plan_query) <= 2000),
  -- Counts saves: who saves an older version than the stored one is told.
  version integer not null default 0,
  share_token text unique check (share_token ~ '^[A-Za-z0-9_-]{24,64}$'),
  calendar_token text unique check (calendar_token ~ '^[A-Za-z0-9_-]{24,64}$'),
  archived_at timestamptz,
  -- Deleted trips can be brought back until they are purged.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);

create table public.trip_stops (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null,
  user_id uuid not null,
  position smallint not null check (position between 0 and 39),
  island text not null check (island ~ '^[a-z][a-z-]{1,30}$'),
  nights smallint not null check (nights between 0 and 60),
  note text not null default '' check (char_length(note) <= 2000),
  unique (id, trip_id),
  unique (trip_id, position),
  foreign key (trip_id, user_id) references public.trips (id, user_id) on delete cascade
);

create table public.trip_days (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null,
  user_id uuid not null,
  stop_id uuid not null,
  -- 0 is the day of arrival.
  day_offset smallint not null check (day_offset between 0 and 60),
  note text not null check (char_length(note) between 1 and 2000),
  unique (stop_id, day_offset),
  foreign key (trip_id, user_id) references public.trips (id, user_id) on delete cascade,
  foreign key (stop_id, trip_id) references public.trip_stops (id, trip_id) on delete cascade
);

create table public.trip_legs (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null,
  user_id uuid not null,
  -- The way to the stop of this position; one more than the last stop is the way home.
  position smallint not null check (position between 0 and 40),
  -- Boats of one way in order: a change of boat is two rows.
  sequence smallint not null check (sequence between 0 and 9),
  from_port text not null check (from_port ~ '^[A-Za-z0-9:_.-]{1,80}$'),
  to_port text not null check (to_port ~ '^[A-Za-z0-9:_.-]{1,80}$'),
  departs_at timestamptz not null,
  arrives_at timestamptz not null check (arrives_at > departs_at),
  operator text not null default '' check (char_length(operator) <= 120),
  vessel text not null default '' check (char_length(vessel) <= 120),
  -- Fare of one adult in euro cents; null where it is unknown.
  cents integer check (cents between 0 and 10000000),
  -- GTFS trip_id in the timetable it was chosen from.
  sailing text check (char_length(sailing) <= 120),
  -- True where the timetable was the typical pattern and not a published one.
  is_typical boolean not null default true,
  unique (trip_id, position, sequence),
  foreign key (trip_id, user_id) references public.trips (id, user_id) on delete cascade
);

create table public.trip_entries (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null,
  user_id uuid not null,
  stop_id uuid not null,
  -- Day of the stop, 0 on arrival; null for the whole stay.
  day_offset smallint check (day_offset between 0 and 60),
  position smallint not null check (position between 0 and 199),
  kind text not null check (kind in ('hotel', 'activity', 'note')),
  title text not null check (char_length(btrim(title)) between 1 and 160),
  note text not null default '' check (char_length(note) <= 2000),
  url text check (char_length(url) <= 500 and url ~ '^https?://'),
  -- For the whole party, euro cents.
  cents integer check (cents between 0 and 10000000),
  unique (trip_id, position),
  foreign key (trip_id, user_id) references public.trips (id, user_id) on delete cascade,
  foreign key (stop_id, trip_id) references public.trip_stops (id, trip_id) on delete cascade
);

comment on table public.trips is 'A person''s trips.';
comment on table public.trip_stops is 'Islands of a trip in order, with nights.';
comment on table public.trip_days is 'Notes to single days of a stop.';
comment on table public.trip_legs is 'Ferry legs of a trip, one row per boat.';
comment on table public.trip_entries is 'Hotels, activities and notes at a stop.';

create index trips_user_id on public.trips (user_id, updated_at desc);
create index trip_stops_owner on public.trip_stops (user_id);
create index trip_days_trip on public.trip_days (trip_id);
create index trip_days_owner on public.trip_days (user_id);
create index trip_legs_owner on public.trip_legs (user_id);
create index trip_entries_owner on public.trip_entries (user_id);
create index trip_entries_stop on public.trip_entries (stop_id);

create trigger trips_updated_at before update on public.trips
  for each row execute function public.set_updated_at();

revoke all on public.trips, public.trip_stops, public.trip_days, public.trip_legs, public.trip_entries
  from anon, authenticated, service_role;
grant select, insert, update, delete
  on public.trips, public.trip_stops, public.trip_days, public.trip_legs, public.trip_entries
  to authenticated;

alter table public.trips enable row level security;
alter table public.trip_stops enable row level security;
alter table public.trip_days enable row level security;
alter table public.trip_legs enable row level security;
alter table public.trip_entries enable row level security;

-- Select, insert, update, delete: the owner, on each of the five tables. A shared trip is read through
-- shared_trip() below, never from the tables.
create policy "own trips are read" on public.trips
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own trips are added" on public.trips
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own trips are changed" on public.trips
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own trips are deleted" on public.trips
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "own stops are read" on public.trip_stops
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own stops are added" on public.trip_stops
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own stops are changed" on public.trip_stops
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own stops are deleted" on public.trip_stops
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "own days are read" on public.trip_days
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own days are added" on public.trip_days
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own days are changed" on public.trip_days
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own days are deleted" on public.trip_days
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "own legs are read" on public.trip_legs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own legs are added" on public.trip_legs
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own legs are changed" on public.trip_legs
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own legs are deleted" on public.trip_legs
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "own entries are read" on public.trip_entries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own entries are added" on public.trip_entries
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own entries are changed" on public.trip_entries
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own entries are deleted" on public.trip_entries
  for delete to authenticated using (user_id = (select auth.uid()));

-- A person keeps at most 200 trips, deleted ones included: nobody fills the database by a loop.
create function public.limit_trips()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from public.trips where trips.user_id = new.user_id) >= 200 then
    raise exception 'A person keeps at most 200 trips' using errcode = '54000';
  end if;
  return new;
end
$$;
revoke all on function public.limit_trips() from public, anon, authenticated;

create trigger trips_limit before insert on public.trips
  for each row execute function public.limit_trips();
