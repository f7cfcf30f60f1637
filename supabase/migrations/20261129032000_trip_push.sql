-- Push messages about trips, through the outbox of mails (ADR 66): a second channel adds rows, not a table. A person
-- chooses each channel for a trip, else for all trips.

alter table public.trips add column pushes boolean;
alter table public.profiles add column trip_pushes boolean not null default false;

-- Trips saved since a look.
create index trips_updated_at_idx on public.trips (updated_at);

alter table public.trip_notices drop constraint trip_notices_channel_check;
alter table public.trip_notices add constraint trip_notices_channel_check check (channel in ('mail', 'push'));

-- Browsers that take push messages for a person. The server alone reads them: an endpoint with its keys is enough to
-- send to it.
create table public.push_subscriptions (
  -- One browser is one endpoint, of the person who subscribed last.
  endpoint text primary key check (endpoint ~ '^https?://' and char_length(endpoint) <= 1000),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Keys of the browser (RFC 8291): a point of P-256 and a secret of 16 bytes, in base64url.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  kept_at timestamptz not null default now()
);
create index push_subscriptions_user on public.push_subscriptions (user_id, kept_at);
comment on table public.push_subscriptions is 'Browsers that take push messages, by person.';

revoke all on public.push_subscriptions from anon, authenticated, service_role;
grant select, insert, update, delete on public.push_subscriptions to service_role;
alter table public.push_subscriptions enable row level security;

-- Select, insert, update, delete: nobody; people go through the two functions below.
create policy "nobody reads push subscriptions" on public.push_subscriptions
  for select to anon, authenticated using (false);
create policy "nobody adds push subscriptions" on public.push_subscriptions
  for insert to anon, authenticated with check (false);
create policy "nobody changes push subscriptions" on public.push_subscriptions
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes push subscriptions" on public.push_subscriptions
  for delete to anon, authenticated using (false);

-- Keeps the browser of the caller, which no longer takes messages for anybody else. Five for each person: the oldest
-- gives way.
create function public.keep_push_subscription(of_endpoint text, of_p256dh text, of_auth text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not public.session_is_open() then
    raise exception 'keep_push_subscription: the session is over' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('push subscriptions of ' || auth.uid()::text, 0));
  insert into public.push_subscriptions (endpoint, user_id, p256dh, auth)
  values (of_endpoint, auth.uid(), of_p256dh, of_auth)
  on conflict (endpoint) do update
    set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, kept_at = now();
  delete from public.push_subscriptions as old
  where old.user_id = auth.uid() and old.endpoint not in (
    select kept.endpoint from public.push_subscriptions as kept
    where kept.user_id = auth.uid()
    order by kept.endpoint = of_endpoint desc, kept.kept_at desc
    limit 5
  );
end
$$;

-- Forgets a browser of the caller. True if it was there.
create function public.drop_push_subscription(of_endpoint text)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not public.session_is_open() then
    raise exception 'drop_push_subscription: the session is over' using errcode = '42501';
  end if;
  delete from public.push_subscriptions as gone where gone.endpoint = of_endpoint and gone.user_id = auth.uid();
  return found;
end
$$;

-- People who want to be told of a trip, and through which channels.
create function public.trip_listeners(trip public.trips)
returns table (user_id uuid, channel text)
language sql
stable
security definer
set search_path = ''
as $$
  select trip.user_id, chosen.channel
  from (select 1) as one
  left join public.profiles as profile on profile.user_id = trip.user_id
  cross join lateral (values
    ('mail', coalesce(trip.mails, profile.trip_mails, false)),
    ('push', coalesce(trip.pushes, profile.trip_pushes, false))
  ) as chosen (channel, is_on)
  where chosen.is_on
$$;

-- Trips with a boat ahead that a change may touch, by id. Any of: a boat of a trip of the feed
-- on a day (two lists, of which the second may be shorter: then on any day); a boat from a port at
-- an instant (two lists of one length); a boat that leaves in a span; a trip saved since. `open_keys` are its findings
-- that hold; `is_untold` that somebody who wants to be told has not been told of one of them.
drop function public.touched_trips(
  timestamptz, text[], text[], timestamptz[], timestamptz, timestamptz, timestamptz, uuid, integer
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
  sailing_days timestamptz[] default '{}'
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
      join unnest(sailings, sailing_days) as ride (sailing, day) on boat.sailing = ride.sailing
        and boat.departs_at >= coalesce(ride.day, '-infinity') and boat.departs_at
          < coalesce(ride.day + interval '2 days', 'infinity')
      where boat.arrives_at >= at - interval '1 day' and boat.trip_id > after
      order by boat.trip_id limit most
    )
    union
    (
      select distinct boat.trip_id from public.trip_boats as boat
      join unnest(ports, instants) as ride (port, instant)
        on boat.from_port = ride.port and boat.departs_at = ride.instant
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
  )
  select
    trip.id, trip.version,
    trip.document - array['privateNotes', 'planQuery', 'entries', 'days'],
    array(
      select open.key from public.trip_findings as open where open.trip_id = trip.id and open.ended_at is null
    ),
    exists (
      select from public.trip_listeners(trip) as listener
      join public.trip_findings as open on open.trip_id = trip.id and open.ended_at is null
      where not exists (
        select from public.trip_notices as notice
        where notice.finding_id = open.id and notice.stage = 'found'
          and notice.user_id = listener.user_id and notice.channel = listener.channel
      )
    )
  from page join public.trips as trip on trip.id = page.trip_id
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
    insert into public.trip_notices (finding_id, trip_id, user_id, channel, stage, due_at)
    select gone.id, trip.id, told.user_id, told.channel, 'over', at + interval '10 minutes'
    from gone join public.trip_notices as told
      on told.finding_id = gone.id and told.stage = 'found' and told.state in ('sent', 'claimed')
    where gone.expires_at > at
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

    insert into public.trip_notices (finding_id, trip_id, user_id, channel, stage, due_at)
    select open.id, trip.id, listener.user_id, listener.channel, 'found', (one ->> 'dueAt')::timestamptz
    from jsonb_array_elements(look -> 'found') as one
    join public.trip_findings as open
      on open.trip_id = trip.id and open.key = one ->> 'key' and open.ended_at is null
    cross join public.trip_listeners(trip) as listener
    -- A delay that shrinks is not told again.
    where open.finding ->> 'kind' <> 'late' or not exists (
      select from public.trip_notices as notice
      join public.trip_findings as past on past.id = notice.finding_id
      where past.trip_id = trip.id and past.id <> open.id and notice.stage = 'found'
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
  end loop;
  return began;
end
$$;

drop function public.claim_trip_mails(text, integer, timestamptz);
-- Hands due notices of some channels out, grouped to messages: all of one person, trip and channel that are due
-- together. At least once: a runner
-- that does not finish loses its claim after two minutes, and the same message is handed out again. What nobody needs
-- any more is dropped here, with the reason.
create function public.claim_trip_mails(
  runner text, most integer, at timestamptz, channels text[] default array['mail']
)
returns table (
  mail_id uuid, trip_id uuid, user_id uuid, channel text, title text, email text, locale text, stage text,
  finding jsonb, found_at timestamptz, devices jsonb
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
      finding.expires_at <= at or trip.deleted_at is not null or trip.archived_at is not null
      or not exists (
        select from public.trip_listeners(trip) as listener
        where listener.user_id = notice.user_id and listener.channel = notice.channel
      )
    );
  -- Twenty messages of a trip a day are more than any day needs.
  update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'too many of the trip today'
  where notice.state = 'waiting' and notice.due_at <= at and notice.mail_id is null
    and 20 <= (
      select count(distinct sent.mail_id) from public.trip_notices as sent
      where sent.trip_id = notice.trip_id and sent.user_id = notice.user_id
        and sent.channel = notice.channel and sent.state = 'sent' and sent.ended_at > at - interval '1 day'
    );

  return query
  with due as (
    select notice.id, notice.trip_id, notice.user_id, notice.channel, notice.mail_id
    from public.trip_notices as notice
    where notice.channel = any (channels) and (
      (notice.state = 'waiting' and notice.due_at <= at)
      or (notice.state = 'claimed' and notice.claimed_until <= at)
    )
    order by notice.due_at
    limit most
    for update skip locked
  ), fresh as (
    select due.trip_id, due.user_id, due.channel, gen_random_uuid() as mail_id
    from due where due.mail_id is null group by due.trip_id, due.user_id, due.channel
  ), claimed as (
    update public.trip_notices as notice set
      state = 'claimed', claimed_by = runner, claimed_until = at + interval '2 minutes',
      attempts = notice.attempts + 1, mail_id = coalesce(due.mail_id, fresh.mail_id)
    from due left join fresh
      on due.mail_id is null and fresh.trip_id = due.trip_id and fresh.user_id = due.user_id
      and fresh.channel = due.channel
    -- All of a message or nothing of it: what one message says stays the same.
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
    claimed.mail_id, claimed.trip_id, claimed.user_id, claimed.channel, trip.document ->> 'title',
    person.email::text, coalesce(trip.mail_locale, profile.locale, 'en'), claimed.stage, found.finding,
    found.found_at,
    case when claimed.channel = 'push' then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'endpoint', device.endpoint, 'p256dh', device.p256dh, 'auth', device.auth
      )), '[]')
      from public.push_subscriptions as device where device.user_id = claimed.user_id
    ) else '[]' end
  from claimed
  join public.trips as trip on trip.id = claimed.trip_id
  join public.trip_findings as found on found.id = claimed.finding_id
  join auth.users as person on person.id = claimed.user_id
  left join public.profiles as profile on profile.user_id = claimed.user_id
  -- Of one boat, the kind first that says most.
  order by claimed.mail_id, found.expires_at, array_position(
    array['gone', 'cancelled', 'port', 'moved', 'tight', 'flight', 'doubtful', 'wind', 'late', 'early'],
    found.finding ->> 'kind'
  );
end
$$;

drop function public.wants_trip_mail(public.trips);

-- Time at which a change of a trip was found or ended, the last one; null without any. `key` is the id of the trip, or
-- the token of its link or calendar.
create function public.trip_news_at(key text)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select max(greatest(found.found_at, found.ended_at))
  from public.trips as trip join public.trip_findings as found on found.trip_id = trip.id
  where trip.id = (select key::uuid where key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
    or trip.share_token = key or trip.calendar_token = key
$$;

revoke all on function
  public.keep_push_subscription(text, text, text), public.drop_push_subscription(text),
  public.trip_listeners(public.trips), public.trip_news_at(text),
  public.touched_trips(
    timestamptz, text[], text[], timestamptz[], timestamptz, timestamptz, timestamptz, uuid, integer, timestamptz[]
  ),
  public.claim_trip_mails(text, integer, timestamptz, text[])
  from public, anon, authenticated;
grant execute on function public.keep_push_subscription(text, text, text), public.drop_push_subscription(text)
  to authenticated;
grant execute on function
  public.trip_listeners(public.trips), public.trip_news_at(text),
  public.touched_trips(
    timestamptz, text[], text[], timestamptz[], timestamptz, timestamptz, timestamptz, uuid, integer, timestamptz[]
  ),
  public.claim_trip_mails(text, integer, timestamptz, text[])
  to service_role;
