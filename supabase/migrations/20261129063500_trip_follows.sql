-- People who follow a trip that somebody shared with them: they are told of changes of its boats, and learn nothing
-- that the page behind the link does not show. Following ends when the link is switched off.
create table public.trip_follows (
  -- Names the row in links of mails: the id of the trip is its owner's.
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  mails boolean not null,
  pushes boolean not null,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  followed_at timestamptz not null default now(),
  -- Time of the last choice of a channel: the watch then looks at the trip.
  chosen_at timestamptz not null default now(),
  check (mails or pushes),
  unique (trip_id, user_id)
);
create index trip_follows_user on public.trip_follows (user_id);
create index trip_follows_chosen on public.trip_follows (chosen_at);
comment on table public.trip_follows is 'People who are told of changes of a shared trip.';

revoke all on public.trip_follows from anon, authenticated, service_role;
grant select, insert, update, delete on public.trip_follows to service_role;
alter table public.trip_follows enable row level security;

-- Select, insert, update, delete: nobody; people go through the functions below, which never show the id of a trip.
create policy "nobody reads follows" on public.trip_follows for select to anon, authenticated using (false);
create policy "nobody adds follows" on public.trip_follows for insert to anon, authenticated with check (false);
create policy "nobody changes follows" on public.trip_follows
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes follows" on public.trip_follows for delete to anon, authenticated using (false);

-- Ends the following of a trip whose link is switched off.
create function public.end_trip_follows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.trip_follows where trip_id = new.id;
  return null;
end
$$;
create trigger trips_follows after update of share_token on public.trips
  for each row when (old.share_token is distinct from new.share_token) execute function public.end_trip_follows();

-- Chooses how the caller is told of the trip behind a share link: null leaves a channel as it is, and without any
-- channel the following ends. Answers `followed`, `ended`, `own` for a trip of the caller, `missing` for a link that
-- is wrong or off, or `full`: a hundred trips are followed at most.
create function public.follow_trip(token text, by_mail boolean, by_push boolean, in_locale text)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  trip public.trips;
  follow public.trip_follows;
begin
  if not public.session_is_open() then
    raise exception 'follow_trip: the session is over' using errcode = '42501';
  end if;
  -- Keeps the link from being switched off between here and the end.
  select * into trip from public.trips where share_token = token and deleted_at is null for share;
  if trip.id is null then return 'missing'; end if;
  if trip.user_id = auth.uid() then return 'own'; end if;
  perform pg_advisory_xact_lock(hashtextextended('follows of ' || auth.uid()::text, 0));
  select * into follow from public.trip_follows where trip_id = trip.id and user_id = auth.uid();
  if not (coalesce(by_mail, follow.mails, false) or coalesce(by_push, follow.pushes, false)) then
    delete from public.trip_follows where id = follow.id;
    return 'ended';
  end if;
  if follow.id is null and 100 <= (select count(*) from public.trip_follows where user_id = auth.uid()) then
    return 'full';
  end if;
  insert into public.trip_follows (trip_id, user_id, mails, pushes, locale)
  values (trip.id, auth.uid(), coalesce(by_mail, false), coalesce(by_push, false), in_locale)
  on conflict (trip_id, user_id) do update set
    mails = coalesce(by_mail, follow.mails), pushes = coalesce(by_push, follow.pushes), locale = excluded.locale,
    chosen_at = now();
  return 'followed';
end
$$;

-- Trips that the caller follows, the last one first, as their links show them.
create function public.followed_trips()
returns table (id uuid, token text, title text, mails boolean, pushes boolean, followed_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.session_is_open() then return; end if;
  return query
  select follow.id, trip.share_token, trip.document ->> 'title', follow.mails, follow.pushes, follow.followed_at
  from public.trip_follows as follow
  join public.trips as trip on trip.id = follow.trip_id
  where follow.user_id = auth.uid() and trip.share_token is not null and trip.deleted_at is null
  order by follow.followed_at desc, follow.id;
end
$$;

-- Ends one following of the caller. True if it was there.
create function public.unfollow_trip(of_follow uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not public.session_is_open() then
    raise exception 'unfollow_trip: the session is over' using errcode = '42501';
  end if;
  delete from public.trip_follows as gone where gone.id = of_follow and gone.user_id = auth.uid();
  return found;
end
$$;

-- Browsers of the caller that take push messages: the host of their service and since when, for the file with
-- everything kept of a person. Without the address and keys, by which anybody could send to them.
create function public.list_push_subscriptions()
returns table (service text, kept_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.session_is_open() then return; end if;
  return query
  select substring(device.endpoint from '^https?://([^/:]+)'), device.kept_at
  from public.push_subscriptions as device where device.user_id = auth.uid() order by device.kept_at;
end
$$;

drop function public.trip_listeners(public.trips);
-- People who want to be told of some trips, and through which channels: owners and followers.
create or replace function public.trip_listeners(of_trips uuid[])
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
  union all
  select follow.trip_id, follow.user_id, chosen.channel
  from public.trip_follows as follow
  join public.trips as trip on trip.id = follow.trip_id and trip.share_token is not null
  cross join lateral (values ('mail', follow.mails), ('push', follow.pushes)) as chosen (channel, is_on)
  where follow.trip_id = any (of_trips) and chosen.is_on
$$;

-- As before, and the trips that somebody began to follow.
create or replace function public.touched_trips(
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
    (
      select follow.trip_id from public.trip_follows as follow
      where follow.chosen_at >= saved_since and follow.trip_id > after
      order by follow.trip_id limit most
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

drop function public.claim_trip_mails(text, integer, timestamptz, text[]);
-- Hands due notices of some channels out, grouped to messages: all of one person, trip and channel that are due
-- together. At least once: a runner that does not finish loses its claim after two minutes, and the same message is
-- handed out again. What nobody needs any more is dropped here, with the reason. `shared_token` is that of the link
-- for people who follow the trip, and null for its owner; `stop_id` names the trip or the following in the links by
-- which they stop the messages.
create function public.claim_trip_mails(
  runner text, most integer, at timestamptz, channels text[] default array['mail']
)
returns table (
  mail_id uuid, trip_id uuid, user_id uuid, channel text, title text, email text, locale text, stage text,
  finding jsonb, found_at timestamptz, devices jsonb, shared_token text, stop_id uuid
)
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  batch uuid[];
  dropped integer;
begin
  loop
    select array_agg(due.id) into batch
    from (
      select notice.id from public.trip_notices as notice
      where notice.channel = any (channels) and (
        (notice.state = 'waiting' and notice.due_at <= at)
        or (notice.state = 'claimed' and notice.claimed_until <= at)
      )
      -- Notices of one message side by side: a batch of parts could hand out none of them.
      order by notice.due_at, notice.mail_id
      limit most
      for update skip locked
    ) as due;
    exit when batch is null;

    with listening as materialized (
      select * from public.trip_listeners(
        array(select distinct notice.trip_id from public.trip_notices as notice where notice.id = any (batch))
      )
    )
    update public.trip_notices as notice set
      state = 'dropped', ended_at = at,
      reason = case when finding.expires_at <= at then 'too late' else 'not wanted any more' end
    from public.trip_findings as finding, public.trips as trip
    where notice.id = any (batch) and finding.id = notice.finding_id and trip.id = notice.trip_id
      and (
        (notice.state = 'waiting' and finding.expires_at <= at)
        or trip.deleted_at is not null or trip.archived_at is not null
        or not exists (
          select from listening
          where listening.trip_id = notice.trip_id and listening.user_id = notice.user_id
            and listening.channel = notice.channel
        )
      );
    get diagnostics dropped = row_count;
    continue when dropped > 0;
    -- Twenty messages of a trip a day are more than any day needs.
    update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'too many of the trip today'
    where notice.id = any (batch) and notice.state = 'waiting' and notice.mail_id is null
      and 20 <= (
        select count(distinct sent.mail_id) from public.trip_notices as sent
        where sent.trip_id = notice.trip_id and sent.user_id = notice.user_id
          and sent.channel = notice.channel and sent.state = 'sent' and sent.ended_at > at - interval '1 day'
      );
    get diagnostics dropped = row_count;
    exit when dropped = 0;
  end loop;

  return query
  with due as (
    select notice.id, notice.trip_id, notice.user_id, notice.channel, notice.mail_id
    from public.trip_notices as notice where notice.id = any (batch)
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
    person.email::text,
    coalesce(case when trip.user_id = claimed.user_id then trip.mail_locale else follow.locale end, profile.locale, 'en'),
    claimed.stage, found.finding, found.found_at,
    case when claimed.channel = 'push' then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'endpoint', device.endpoint, 'p256dh', device.p256dh, 'auth', device.auth
      )), '[]')
      from public.push_subscriptions as device where device.user_id = claimed.user_id
    ) else '[]' end,
    case when trip.user_id = claimed.user_id then null else trip.share_token end,
    case when trip.user_id = claimed.user_id then trip.id else follow.id end
  from claimed
  join public.trips as trip on trip.id = claimed.trip_id
  join public.trip_findings as found on found.id = claimed.finding_id
  join auth.users as person on person.id = claimed.user_id
  left join public.profiles as profile on profile.user_id = claimed.user_id
  left join public.trip_follows as follow
    on follow.trip_id = claimed.trip_id and follow.user_id = claimed.user_id and trip.share_token is not null
  where trip.user_id = claimed.user_id or follow.id is not null
  -- Of one boat, the kind first that says most.
  order by claimed.mail_id, found.expires_at, array_position(
    array['gone', 'cancelled', 'port', 'moved', 'tight', 'flight', 'doubtful', 'wind', 'late', 'early'],
    found.finding ->> 'kind'
  );
end
$$;

-- Notes a look for the operator, and removes what is over: notices that are too late, also of channels that the site no
-- longer offers; findings with their notices after thirty days, those with a message that was given up after ninety.
create or replace function public.note_trip_look(look jsonb, at timestamptz)
returns void
language sql
volatile
security invoker
set search_path = ''
as $$
  update public.trip_watch set last_look = look;
  update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'too late'
  from public.trip_findings as finding
  where notice.state = 'waiting' and notice.due_at <= at
    and finding.id = notice.finding_id and finding.expires_at <= at;
  delete from public.trip_findings as past
  where past.expires_at < at - interval '90 days'
    or (past.expires_at < at - interval '30 days' and not exists (
      select from public.trip_notices as notice where notice.finding_id = past.id and notice.state = 'dead'
    ))
$$;

-- Stops the mails of a trip or a following for the holder of the signed link of one of them; the server has checked it.
-- A following without a channel ends. True if it was there.
create or replace function public.stop_trip_mails(of_trip uuid, owner uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  with stopped as (
    update public.trips set mails = false where id = of_trip and user_id = owner returning 1
  ), ended as (
    delete from public.trip_follows where id = of_trip and user_id = owner and not pushes returning 1
  ), silenced as (
    update public.trip_follows set mails = false where id = of_trip and user_id = owner and pushes returning 1
  )
  select exists (select from stopped) or exists (select from ended) or exists (select from silenced)
$$;

revoke all on function
  public.end_trip_follows(), public.follow_trip(text, boolean, boolean, text), public.followed_trips(),
  public.unfollow_trip(uuid), public.list_push_subscriptions(),
  public.claim_trip_mails(text, integer, timestamptz, text[])
  from public, anon, authenticated;
grant execute on function
  public.follow_trip(text, boolean, boolean, text), public.followed_trips(), public.unfollow_trip(uuid),
  public.list_push_subscriptions()
  to authenticated;
grant execute on function public.claim_trip_mails(text, integer, timestamptz, text[]) to service_role;
