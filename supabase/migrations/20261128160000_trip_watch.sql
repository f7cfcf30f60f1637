-- Trips that are watched: what changed for their boats, and the mails about it (ADR 66). The server alone reads and
-- writes these tables, with its secret key; a person sees findings on the page of the trip, which makes them anew.
-- Functions take the time as an argument, so that a day can be replayed. Those that read trips run as their owner: the
-- secret key itself opens no trip.

-- Choice of mails: for one trip, else for all trips of the person; off unless they chose it.
alter table public.trips add column mails boolean;
alter table public.trips add column mail_locale text check (mail_locale ~ '^[a-z]{2}$');
alter table public.profiles add column trip_mails boolean not null default false;

-- Boats of trips by boat, day and place: a change is held against the trips that it touches, and no others.
create table public.trip_boats (
  trip_id uuid not null references public.trips (id) on delete cascade,
  position smallint not null,
  sequence smallint not null,
  -- GTFS trip_id in the timetable it was chosen from.
  sailing text,
  from_port text not null,
  departs_at timestamptz not null,
  arrives_at timestamptz not null,
  primary key (trip_id, position, sequence)
);
create index trip_boats_sailing on public.trip_boats (sailing, departs_at);
create index trip_boats_place on public.trip_boats (from_port, departs_at);
create index trip_boats_day on public.trip_boats (departs_at);
comment on table public.trip_boats is 'Boats of trips that are not archived or deleted, for the watch.';

create table public.trip_findings (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  -- The same for the same change of the same boat. What ended and came back is another episode of it.
  key text not null check (char_length(key) <= 400),
  episode integer not null default 1,
  finding jsonb not null check (octet_length(finding::text) <= 4000),
  found_at timestamptz not null,
  ended_at timestamptz,
  -- The end of the boat's way: nobody is told later.
  expires_at timestamptz not null,
  unique (trip_id, key, episode)
);
create index trip_findings_open on public.trip_findings (trip_id) where ended_at is null;
comment on table public.trip_findings is 'Changes of the boats of trips.';

-- Notices of findings to people. One row is both notice and delivery: there is one channel so far, and its name is
-- part of the key.
create table public.trip_notices (
  id uuid primary key default gen_random_uuid(),
  finding_id uuid not null references public.trip_findings (id) on delete cascade,
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  channel text not null default 'mail' check (channel = 'mail'),
  -- `over`: what was told holds no longer.
  stage text not null check (stage in ('found', 'over')),
  state text not null default 'waiting' check (state in ('waiting', 'claimed', 'sent', 'dropped', 'dead')),
  due_at timestamptz not null,
  attempts smallint not null default 0,
  -- Notices of one mail. Given at the first claim and kept, so that a mail that is sent again is the same mail.
  mail_id uuid,
  claimed_by text,
  claimed_until timestamptz,
  ended_at timestamptz,
  reason text check (char_length(reason) <= 200),
  unique (finding_id, user_id, channel, stage)
);
create index trip_notices_open on public.trip_notices (due_at) where state in ('waiting', 'claimed');
create index trip_notices_mail on public.trip_notices (mail_id);
create index trip_notices_user on public.trip_notices (user_id);
create index trip_notices_trip on public.trip_notices (trip_id);
comment on table public.trip_notices is 'Mails to people about findings, and their state.';

-- One row: who looks at the moment, and what the last look found.
create table public.trip_watch (
  is_one boolean primary key default true check (is_one),
  holder text,
  held_until timestamptz,
  last_look jsonb check (octet_length(last_look::text) <= 8000)
);
insert into public.trip_watch (is_one) values (true);
comment on table public.trip_watch is 'The runner that watches the trips, and its last look.';

revoke all on public.trip_boats, public.trip_findings, public.trip_notices, public.trip_watch
  from anon, authenticated, service_role;
grant select, insert, update, delete
  on public.trip_boats, public.trip_findings, public.trip_notices, public.trip_watch to service_role;

alter table public.trip_boats enable row level security;
alter table public.trip_findings enable row level security;
alter table public.trip_notices enable row level security;
alter table public.trip_watch enable row level security;

-- Select, insert, update, delete: nobody.
create policy "nobody reads trip boats" on public.trip_boats for select to anon, authenticated using (false);
create policy "nobody adds trip boats" on public.trip_boats for insert to anon, authenticated with check (false);
create policy "nobody changes trip boats" on public.trip_boats
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes trip boats" on public.trip_boats for delete to anon, authenticated using (false);
create policy "nobody reads findings" on public.trip_findings for select to anon, authenticated using (false);
create policy "nobody adds findings" on public.trip_findings for insert to anon, authenticated with check (false);
create policy "nobody changes findings" on public.trip_findings
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes findings" on public.trip_findings for delete to anon, authenticated using (false);
create policy "nobody reads notices" on public.trip_notices for select to anon, authenticated using (false);
create policy "nobody adds notices" on public.trip_notices for insert to anon, authenticated with check (false);
create policy "nobody changes notices" on public.trip_notices
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes notices" on public.trip_notices for delete to anon, authenticated using (false);
create policy "nobody reads the watch" on public.trip_watch for select to anon, authenticated using (false);
create policy "nobody adds to the watch" on public.trip_watch for insert to anon, authenticated with check (false);
create policy "nobody changes the watch" on public.trip_watch
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes the watch" on public.trip_watch for delete to anon, authenticated using (false);

-- Keeps trip_boats like the documents. The form of an instant is checked with the document.
create function public.index_trip_boats()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.trip_boats where trip_id = new.id;
  if new.deleted_at is null and new.archived_at is null then
    insert into public.trip_boats (trip_id, position, sequence, sailing, from_port, departs_at, arrives_at)
    select distinct on (position, sequence)
      new.id, (leg ->> 'position')::smallint as position, boat.sequence::smallint as sequence,
      boat.value ->> 'sailing', boat.value ->> 'fromPort',
      (boat.value ->> 'departsAt')::timestamptz, (boat.value ->> 'arrivesAt')::timestamptz
    from jsonb_array_elements(new.document -> 'legs') as leg,
      jsonb_array_elements(leg -> 'sailings') with ordinality as boat (value, sequence);
  end if;
  return null;
end
$$;
create trigger trips_boats after insert or update of document, archived_at, deleted_at on public.trips
  for each row execute function public.index_trip_boats();

insert into public.trip_boats (trip_id, position, sequence, sailing, from_port, departs_at, arrives_at)
select distinct on (trip.id, position, sequence)
  trip.id, (leg ->> 'position')::smallint as position, boat.sequence::smallint as sequence,
  boat.value ->> 'sailing', boat.value ->> 'fromPort',
  (boat.value ->> 'departsAt')::timestamptz, (boat.value ->> 'arrivesAt')::timestamptz
from public.trips as trip, jsonb_array_elements(trip.document -> 'legs') as leg,
  jsonb_array_elements(leg -> 'sailings') with ordinality as boat (value, sequence)
where trip.deleted_at is null and trip.archived_at is null;

-- Lets one runner look at a time. A lock of the session would end with each request of the Data API, so this is a
-- lease: a runner that ends without a word is succeeded when its time is over.
create function public.hold_trip_watch(runner text, seconds integer)
returns boolean
language sql
volatile
security invoker
set search_path = ''
as $$
  with held as (
    update public.trip_watch
    set holder = runner, held_until = clock_timestamp() + make_interval(secs => seconds)
    where holder is null or holder = runner or held_until < clock_timestamp()
    returning 1
  )
  select exists (select from held)
$$;

-- True if the owner of a trip chose mails about it, or about all trips.
create function public.wants_trip_mail(trip public.trips)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    trip.mails,
    (select profile.trip_mails from public.profiles as profile where profile.user_id = trip.user_id),
    false
  )
$$;

-- Trips with a boat ahead that a change may touch, by id. Any of: a boat of a trip of the feed; a boat from a port at
-- an instant (two lists of one length); a boat that leaves in a span; a trip saved since. `open_keys` are its findings
-- that hold; `is_untold` that its owner has chosen mails and has not been told of one of them.
create function public.touched_trips(
  at timestamptz,
  sailings text[],
  ports text[],
  instants timestamptz[],
  span_from timestamptz,
  span_until timestamptz,
  saved_since timestamptz,
  after uuid,
  most integer
)
returns table (id uuid, version integer, document jsonb, open_keys text[], is_untold boolean)
language sql
stable
security definer
set search_path = ''
as $$
  with touched as (
    select boat.trip_id from public.trip_boats as boat
    where boat.sailing = any (sailings) and boat.arrives_at >= at - interval '1 day'
    union
    select boat.trip_id from public.trip_boats as boat
    join unnest(ports, instants) as ride (port, instant) on boat.from_port = ride.port and boat.departs_at = ride.instant
    union
    select boat.trip_id from public.trip_boats as boat
    where boat.departs_at >= span_from and boat.departs_at < span_until
      and boat.arrives_at >= at - interval '1 day'
    union
    select trip.id from public.trips as trip
    where trip.updated_at >= saved_since
      and exists (
        select from public.trip_boats as boat
        where boat.trip_id = trip.id and boat.arrives_at >= at - interval '1 day'
      )
    union
    -- Trips whose boats were exchanged: findings about the old ones end.
    select found.trip_id from public.trip_findings as found
    join public.trips as trip on trip.id = found.trip_id
    where found.ended_at is null and trip.updated_at >= saved_since
  ), page as (
    select touched.trip_id from touched where touched.trip_id > after order by touched.trip_id limit most
  )
  select
    trip.id, trip.version,
    trip.document - array['privateNotes', 'planQuery', 'entries', 'days'],
    array(
      select open.key from public.trip_findings as open where open.trip_id = trip.id and open.ended_at is null
    ),
    public.wants_trip_mail(trip) and exists (
      select from public.trip_findings as open
      where open.trip_id = trip.id and open.ended_at is null and not exists (
        select from public.trip_notices as notice where notice.finding_id = open.id and notice.stage = 'found'
      )
    )
  from page join public.trips as trip on trip.id = page.trip_id
  where trip.deleted_at is null and trip.archived_at is null
  order by trip.id
$$;

-- Stores what was found for some trips: [{ trip, version, found: [{ key, dueAt, expiresAt, finding }] }]. New findings
-- begin, those that are missing end, and people who chose mails get a notice of each, once. A trip that was saved
-- meanwhile is left for the next look. Returns the number of findings that began.
create function public.record_trip_findings(looks jsonb, at timestamptz)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  look jsonb;
  trip public.trips;
  began integer := 0;
  added integer;
begin
  for look in select value from jsonb_array_elements(looks) loop
    perform pg_advisory_xact_lock(hashtextextended('findings of ' || (look ->> 'trip'), 0));
    select * into trip from public.trips where id = (look ->> 'trip')::uuid and deleted_at is null;
    continue when trip.id is null or trip.version <> (look ->> 'version')::integer;
    continue when jsonb_array_length(look -> 'found') > 200;

    -- Told, taken back and back again within the minutes that an end waits: as if it had held all the time.
    with back as (
      update public.trip_findings as last set ended_at = null
      where last.trip_id = trip.id and last.ended_at is not null
        and last.key in (select one ->> 'key' from jsonb_array_elements(look -> 'found') as one)
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
      trip.id, one ->> 'key',
      1 + coalesce((
        select max(past.episode) from public.trip_findings as past
        where past.trip_id = trip.id and past.key = one ->> 'key'
      ), 0),
      one -> 'finding', at, (one ->> 'expiresAt')::timestamptz
    from jsonb_array_elements(look -> 'found') as one
    where not exists (
      select from public.trip_findings as open
      where open.trip_id = trip.id and open.key = one ->> 'key' and open.ended_at is null
    );
    get diagnostics added = row_count;
    began := began + added;

    with gone as (
      update public.trip_findings as open set ended_at = at
      where open.trip_id = trip.id and open.ended_at is null
        and open.key not in (select one ->> 'key' from jsonb_array_elements(look -> 'found') as one)
      returning open.id, open.finding, open.expires_at
    ), dropped as (
      update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'over before it was told'
      from gone where notice.finding_id = gone.id and notice.stage = 'found' and notice.state = 'waiting'
    )
    -- Only a boat that is still in the trip, still ahead, and that nothing else is found for, is as it was.
    insert into public.trip_notices (finding_id, trip_id, user_id, stage, due_at)
    select gone.id, trip.id, trip.user_id, 'over', at + interval '10 minutes'
    from gone
    where gone.expires_at > at
      and exists (
        select from public.trip_notices as notice
        where notice.finding_id = gone.id and notice.stage = 'found' and notice.state in ('sent', 'claimed')
      )
      and exists (
        select from public.trip_boats as boat
        where boat.trip_id = trip.id and boat.from_port = gone.finding #>> '{boat,fromPort}'
          and boat.departs_at = (gone.finding #>> '{boat,departsAt}')::timestamptz
      )
      and not exists (
        select from jsonb_array_elements(look -> 'found') as one
        where one #> '{finding,boat,fromPort}' = gone.finding #> '{boat,fromPort}'
          and one #> '{finding,boat,departsAt}' = gone.finding #> '{boat,departsAt}'
      )
    on conflict do nothing;

    if public.wants_trip_mail(trip) then
      insert into public.trip_notices (finding_id, trip_id, user_id, stage, due_at)
      select open.id, trip.id, trip.user_id, 'found', (one ->> 'dueAt')::timestamptz
      from jsonb_array_elements(look -> 'found') as one
      join public.trip_findings as open
        on open.trip_id = trip.id and open.key = one ->> 'key' and open.ended_at is null
      -- A delay that shrinks is not told again.
      where open.finding ->> 'kind' <> 'late' or not exists (
        select from public.trip_notices as notice
        join public.trip_findings as past on past.id = notice.finding_id
        where past.trip_id = trip.id and past.id <> open.id and notice.stage = 'found'
          and past.finding ->> 'kind' = 'late'
          and past.finding #> '{boat,fromPort}' = open.finding #> '{boat,fromPort}'
          and past.finding #> '{boat,departsAt}' = open.finding #> '{boat,departsAt}'
          and (past.finding ->> 'step')::integer >= (open.finding ->> 'step')::integer
          and not exists (
            select from public.trip_notices as over where over.finding_id = past.id and over.stage = 'over'
          )
      )
      on conflict do nothing;
    end if;
  end loop;
  return began;
end
$$;

-- Hands due notices out, grouped to mails: all of one person and trip that are due together. At least once: a runner
-- that does not finish loses its claim after two minutes, and the same mail is handed out again. What nobody needs
-- any more is dropped here, with the reason.
create function public.claim_trip_mails(runner text, most integer, at timestamptz)
returns table (
  mail_id uuid, trip_id uuid, user_id uuid, title text, email text, locale text, stage text, finding jsonb,
  found_at timestamptz
)
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  update public.trip_notices as notice set
    state = 'dropped', ended_at = at,
    reason = case when finding.expires_at <= at then 'too late' else 'not wanted any more' end
  from public.trip_findings as finding, public.trips as trip
  where notice.state = 'waiting' and notice.due_at <= at
    and finding.id = notice.finding_id and trip.id = notice.trip_id
    and (
      finding.expires_at <= at or not public.wants_trip_mail(trip)
      or trip.deleted_at is not null or trip.archived_at is not null
    );
  -- Twenty mails of a trip a day are more than any day needs.
  update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'too many of the trip today'
  where notice.state = 'waiting' and notice.due_at <= at and notice.mail_id is null
    and 20 <= (
      select count(distinct sent.mail_id) from public.trip_notices as sent
      where sent.trip_id = notice.trip_id and sent.state = 'sent' and sent.ended_at > at - interval '1 day'
    );

  return query
  with due as (
    select notice.id, notice.trip_id, notice.user_id, notice.mail_id
    from public.trip_notices as notice
    where (notice.state = 'waiting' and notice.due_at <= at)
      or (notice.state = 'claimed' and notice.claimed_until <= at)
    order by notice.due_at
    limit most
    for update skip locked
  ), fresh as (
    select due.trip_id, due.user_id, gen_random_uuid() as mail_id
    from due where due.mail_id is null group by due.trip_id, due.user_id
  ), claimed as (
    update public.trip_notices as notice set
      state = 'claimed', claimed_by = runner, claimed_until = at + interval '2 minutes',
      attempts = notice.attempts + 1, mail_id = coalesce(due.mail_id, fresh.mail_id)
    from due left join fresh
      on due.mail_id is null and fresh.trip_id = due.trip_id and fresh.user_id = due.user_id
    -- All of a mail or nothing of it: what one mail says stays the same.
    where notice.id = due.id and (
      due.mail_id is null or not exists (
        select from public.trip_notices as other
        where other.mail_id = due.mail_id and other.state in ('waiting', 'claimed')
          and not exists (select from due as same where same.id = other.id)
      )
    )
    returning notice.*
  )
  select
    claimed.mail_id, claimed.trip_id, claimed.user_id, trip.document ->> 'title', person.email::text,
    coalesce(trip.mail_locale, profile.locale, 'en'), claimed.stage, found.finding, found.found_at
  from claimed
  join public.trips as trip on trip.id = claimed.trip_id
  join public.trip_findings as found on found.id = claimed.finding_id
  join auth.users as person on person.id = claimed.user_id
  left join public.profiles as profile on profile.user_id = claimed.user_id
  order by claimed.mail_id, found.expires_at;
end
$$;

-- Ends a claim. `sent`; `failed`: again after a pause that doubles, eight times in all; `refused`: never again. What
-- is given up stays as `dead`, for the operator. A runner whose claim was handed on changes nothing.
create function public.finish_trip_mail(of_mail uuid, runner text, outcome text, why text, at timestamptz)
returns void
language sql
volatile
security invoker
set search_path = ''
as $$
  update public.trip_notices as notice set
    state = case
      when outcome = 'sent' then 'sent'
      when outcome = 'refused' or notice.attempts >= 8 then 'dead'
      else 'waiting'
    end,
    due_at = case
      when outcome = 'failed' then at + make_interval(mins => least(power(2, notice.attempts)::integer, 240))
      else notice.due_at
    end,
    reason = left(why, 200), ended_at = case when outcome = 'failed' and notice.attempts < 8 then null else at end,
    claimed_by = null, claimed_until = null
  where notice.mail_id = of_mail and notice.state = 'claimed' and notice.claimed_by = runner
$$;

-- Notes a look for the operator, and removes what is over: findings with their notices after thirty days, those with
-- a mail that was given up after ninety.
create function public.note_trip_look(look jsonb, at timestamptz)
returns void
language sql
volatile
security invoker
set search_path = ''
as $$
  update public.trip_watch set last_look = look;
  delete from public.trip_findings as past
  where past.expires_at < at - interval '90 days'
    or (past.expires_at < at - interval '30 days' and not exists (
      select from public.trip_notices as notice where notice.finding_id = past.id and notice.state = 'dead'
    ))
$$;

-- Stops the mails of a trip for whoever holds the signed link of one of them; the server has checked it. True if the
-- trip is there.
create function public.stop_trip_mails(of_trip uuid, owner uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  with stopped as (
    update public.trips set mails = false where id = of_trip and user_id = owner returning 1
  )
  select exists (select from stopped)
$$;

-- Counts of watched trips, findings and mails, for the operator.
create function public.trip_watch_status()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select jsonb_build_object(
    'lastLook', (select last_look from public.trip_watch),
    'trips', (select count(distinct boat.trip_id) from public.trip_boats as boat where boat.arrives_at >= now()),
    'findings', (select count(*) from public.trip_findings where ended_at is null and expires_at >= now()),
    'waiting', (select count(*) from public.trip_notices where state in ('waiting', 'claimed')),
    'sent', (select count(*) from public.trip_notices where state = 'sent'),
    'dropped', (select count(*) from public.trip_notices where state = 'dropped'),
    'dead', (select count(*) from public.trip_notices where state = 'dead'),
    'oldestDue', (select min(due_at) from public.trip_notices where state in ('waiting', 'claimed')),
    'reasons', (
      select coalesce(jsonb_object_agg(why.reason, why.count), '{}')
      from (
        select coalesce(reason, 'unknown') as reason, count(*) from public.trip_notices
        where state = 'dead' group by 1 order by 2 desc limit 20
      ) as why
    )
  )
$$;

revoke all on function
  public.index_trip_boats(), public.hold_trip_watch(text, integer), public.wants_trip_mail(public.trips),
  public.touched_trips(timestamptz, text[], text[], timestamptz[], timestamptz, timestamptz, timestamptz, uuid, integer),
  public.record_trip_findings(jsonb, timestamptz), public.claim_trip_mails(text, integer, timestamptz),
  public.finish_trip_mail(uuid, text, text, text, timestamptz), public.note_trip_look(jsonb, timestamptz),
  public.stop_trip_mails(uuid, uuid), public.trip_watch_status()
  from public, anon, authenticated;
grant execute on function
  public.hold_trip_watch(text, integer), public.wants_trip_mail(public.trips),
  public.touched_trips(timestamptz, text[], text[], timestamptz[], timestamptz, timestamptz, timestamptz, uuid, integer),
  public.record_trip_findings(jsonb, timestamptz), public.claim_trip_mails(text, integer, timestamptz),
  public.finish_trip_mail(uuid, text, text, text, timestamptz), public.note_trip_look(jsonb, timestamptz),
  public.stop_trip_mails(uuid, uuid), public.trip_watch_status()
  to service_role;
