-- People are told of a boat by what they were last told of it: this replaces three rules for ends, returns and delays.
-- What can wait for the morning is marked as such. Failed messages are tried again until the boat has arrived.

-- May be told between 22:00 and 07:00.
alter table public.trip_notices add column urgent boolean not null default false;

-- Findings are removed by their end, twice a minute.
create index trip_findings_expires on public.trip_findings (expires_at);

-- All that people were told of the boats of some trips, or are being told at the moment: findings, and their ends.
-- `event_at` is the time at which it was found, or ended.
create function public.told_of_trips(of_trips uuid[])
returns table (
  trip_id uuid, user_id uuid, channel text, from_port text, departs_at timestamptz,
  finding_id uuid, finding jsonb, key text, kind text, step integer, stage text, event_at timestamptz,
  ended_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    notice.trip_id, notice.user_id, notice.channel,
    found.finding #>> '{boat,fromPort}', (found.finding #>> '{boat,departsAt}')::timestamptz,
    found.id, found.finding, found.key, found.finding ->> 'kind', (found.finding ->> 'step')::integer, notice.stage,
    case when notice.stage = 'found' then found.found_at else found.ended_at end, found.ended_at
  from public.trip_notices as notice
  -- By its key, one for one: a plan that reads all findings would be guessed too easily.
  cross join lateral (select one.* from public.trip_findings as one where one.id = notice.finding_id limit 1) as found
  where notice.trip_id = any (of_trips) and notice.state in ('sent', 'claimed')
$$;

-- Tests whether something holds for the boat of a finding that has ended, or has replaced it: any change of its departure,
-- and for a warning another warning as well.
create function public.is_held(of_trip uuid, past jsonb, departure text[])
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.trip_findings as open
    where open.trip_id = of_trip and open.ended_at is null
      and open.finding #> '{boat,fromPort}' = past #> '{boat,fromPort}'
      and open.finding #> '{boat,departsAt}' = past #> '{boat,departsAt}'
      and (open.finding ->> 'kind' = any (departure) or past ->> 'kind' <> all (departure))
  )
$$;

-- Stores what was found for some trips: [{ trip, version, found: [{ key, urgent, expiresAt, finding }] }]. New findings
-- begin and those that are missing end. Everybody who chose to be told gets a notice by each channel, unless the last
-- that they were told of this boat says the same. What concerns the departure itself (`gone` to `early`) replaces what
-- was told of it before; a warning stands beside it. When nothing holds any more of what somebody was told, and the boat
-- has not left, they are told that as well, ten minutes later, in case it comes back. A trip that was saved meanwhile is
-- left for the next look. Returns the number of findings that began.
create or replace function public.record_trip_findings(looks jsonb, at timestamptz)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  departure constant text[] := array['gone', 'cancelled', 'port', 'moved', 'late', 'early'];
  of_trips uuid[];
  -- Columns of all that was found: trip, key, whether it may be told at night, end and finding.
  found_trips uuid[];
  found_keys text[];
  urgent boolean[];
  expire timestamptz[];
  findings jsonb[];
  -- Trips of which somebody has been told something, which are few.
  told_trips uuid[];
  began integer;
begin
  -- One runner looks at a time. One that lost the watch in the middle of its batch ends it first.
  perform pg_advisory_xact_lock(hashtextextended('findings of trips', 0));

  select array_agg(trip.id) into of_trips
  from jsonb_to_recordset(looks) as look (trip uuid, version integer, found jsonb)
  join public.trips as trip on trip.id = look.trip and trip.version = look.version
  where trip.deleted_at is null and jsonb_array_length(look.found) <= 200;

  select
    array_agg(one.trip), array_agg(one.key), array_agg(coalesce(one.urgent, false)), array_agg(one.expires_at),
    array_agg(one.finding)
    into found_trips, found_keys, urgent, expire, findings
  from (
    -- A trip may have the same boat twice.
    select distinct on (look.trip, one.key) look.trip, one.key, one.urgent, one."expiresAt" as expires_at, one.finding
    from jsonb_to_recordset(looks) as look (trip uuid, found jsonb)
    cross join lateral jsonb_to_recordset(look.found)
      as one (key text, urgent boolean, "expiresAt" timestamptz, finding jsonb)
    where look.trip = any (of_trips)
  ) as one;

  -- What holds since before something that replaced it and ends now is told again, as a new episode.
  with again as (
    update public.trip_findings as open set ended_at = at
    from unnest(found_trips, found_keys, findings) as one (trip_id, key, finding)
    where open.trip_id = one.trip_id and open.key = one.key and open.ended_at is null
      and one.finding ? 'boat' and open.finding ->> 'kind' = any (departure)
      and exists (
        select from public.trip_findings as later
        where later.trip_id = open.trip_id and later.ended_at is null and later.found_at > open.found_at
          and later.finding ->> 'kind' = any (departure)
          and later.finding #>> '{boat,fromPort}' = open.finding #>> '{boat,fromPort}'
          and later.finding #>> '{boat,departsAt}' = open.finding #>> '{boat,departsAt}'
          and not exists (
            select from unnest(found_trips, found_keys) as still (trip_id, key)
            where still.trip_id = later.trip_id and still.key = later.key
          )
      )
    returning open.id
  )
  update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'over before it was told'
  from again where notice.finding_id = again.id and notice.stage = 'found' and notice.state = 'waiting';

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
  )
    -- A key of which nothing is known that somebody else ended meanwhile.
    and one.finding ? 'boat';
  get diagnostics began = row_count;

  with gone as (
    update public.trip_findings as open set ended_at = at
    where open.trip_id = any (of_trips) and open.ended_at is null
      and not exists (
        select from unnest(found_trips, found_keys) as one (trip_id, key)
        where one.trip_id = open.trip_id and one.key = open.key
      )
    returning open.id
  )
  update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'over before it was told'
  from gone where notice.finding_id = gone.id and notice.stage = 'found' and notice.state = 'waiting';

  -- An end that waits is not told if something holds again.
  update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'not over any more'
  where notice.trip_id = any (of_trips) and notice.stage = 'over' and notice.state = 'waiting'
    and (
      select public.is_held(past.trip_id, past.finding, departure)
      from public.trip_findings as past where past.id = notice.finding_id
    );

  select coalesce(array_agg(distinct notice.trip_id), '{}') into told_trips
  from public.trip_notices as notice
  where notice.trip_id = any (of_trips) and notice.state in ('sent', 'claimed');

  with listener as materialized (
    select * from public.trip_listeners(of_trips)
  ), told as materialized (
    select * from public.told_of_trips(told_trips)
  ), news as materialized (
    select
      open.id, open.trip_id, open.key, open.finding ->> 'kind' as kind, (open.finding ->> 'step')::integer as step,
      open.finding #>> '{boat,fromPort}' as from_port,
      (open.finding #>> '{boat,departsAt}')::timestamptz as departs_at, one.urgent
    from unnest(found_trips, found_keys, urgent) as one (trip_id, key, urgent)
    join public.trip_findings as open
      on open.trip_id = one.trip_id and open.key = one.key and open.ended_at is null
  ), last as (
    select distinct on (news.id, told.user_id, told.channel)
      news.id, told.user_id, told.channel,
      told.stage = 'found' and (
        told.key = news.key
        -- A delay that shrinks is not told again.
        or (told.kind = news.kind and told.step >= news.step)
      ) as is_same
    from news
    join told
      on told.trip_id = news.trip_id and told.from_port = news.from_port and told.departs_at = news.departs_at
      and told.finding_id <> news.id
      and (
        told.stage = 'over' or told.key = news.key
        or (told.kind = any (departure) and news.kind = any (departure))
      )
    order by
      news.id, told.user_id, told.channel, told.event_at desc, told.stage desc, (told.kind = news.kind) desc
  )
  insert into public.trip_notices (finding_id, trip_id, user_id, channel, stage, due_at, urgent)
  select news.id, news.trip_id, listener.user_id, listener.channel, 'found', at, news.urgent
  from news
  join listener on listener.trip_id = news.trip_id
  left join last on last.id = news.id and last.user_id = listener.user_id and last.channel = listener.channel
  where last.is_same is not true
  on conflict (finding_id, user_id, channel, stage) do update
    set state = 'waiting', due_at = excluded.due_at, urgent = excluded.urgent, ended_at = null, reason = null,
      mail_id = null, attempts = 0
    where trip_notices.state = 'dropped' and trip_notices.reason <> 'over before it was told';

  if told_trips = '{}' then
    return began;
  end if;

  -- Only of a boat that is still in the trip and has not left.
  with listener as materialized (
    select * from public.trip_listeners(told_trips)
  ), told as materialized (
    select * from public.told_of_trips(told_trips)
  ), last as (
    select distinct on (told.trip_id, told.from_port, told.departs_at, told.user_id, told.channel) told.*
    from told
    where told.departs_at > at
      -- Without what still holds, or has been replaced by what holds.
      and (told.stage = 'over' or not public.is_held(told.trip_id, told.finding, departure))
    order by
      told.trip_id, told.from_port, told.departs_at, told.user_id, told.channel, told.ended_at desc, told.stage desc
  )
  insert into public.trip_notices (finding_id, trip_id, user_id, channel, stage, due_at, urgent)
  select
    last.finding_id, last.trip_id, last.user_id, last.channel, 'over', at + interval '10 minutes',
    -- Somebody who was told that it does not sail may miss it. The night ends at seven.
    last.kind = any (array['gone', 'cancelled', 'port', 'moved']) and last.departs_at < (
      (((at at time zone 'Europe/Athens') + interval '17 hours')::date + time '08:30') at time zone 'Europe/Athens'
    )
  from last
  join listener
    on listener.trip_id = last.trip_id and listener.user_id = last.user_id and listener.channel = last.channel
  where last.stage = 'found' and exists (
    select from public.trip_boats as boat
    where boat.trip_id = last.trip_id and boat.from_port = last.from_port and boat.departs_at = last.departs_at
  )
  on conflict (finding_id, user_id, channel, stage) do update
    set state = 'waiting', due_at = excluded.due_at, urgent = excluded.urgent, ended_at = null, reason = null,
      mail_id = null, attempts = 0
    where trip_notices.state = 'dropped';
  return began;
end
$$;

-- Trips with a boat ahead that a change may touch, by id. Any of: a boat of a trip of the feed that leaves between two
-- instants (three lists of one length), also one that is this boat only by the timetable of today; a boat from a port
-- within five minutes of an instant (two lists of one length); a boat that leaves in a span; a trip saved since, or
-- that somebody began to follow since. `document` is null for a trip that is deleted or archived: it is not judged, but
-- counts for the end of the list. `open` are its findings that hold, [{ key, kind, source, boat }]; `is_untold` that somebody
-- who wants to be told has not been told of one of them.
drop function public.touched_trips(
  timestamptz, text[], text[], timestamptz[], timestamptz, timestamptz, timestamptz, uuid, integer, timestamptz[],
  timestamptz[]
);
create function public.touched_trips(
  at timestamptz,
  sailings text[],
  sailing_days timestamptz[],
  sailing_ends timestamptz[],
  ports text[],
  instants timestamptz[],
  span_from timestamptz,
  span_until timestamptz,
  saved_since timestamptz,
  after uuid,
  most integer
)
returns table (
  id uuid, version integer, document jsonb, open jsonb, is_untold boolean
)
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
        on boat.sailing = ride.sailing and boat.departs_at between ride.earliest and ride.latest
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
    select found.trip_id, found.id, found.key, found.finding from page
    join public.trip_findings as found on found.trip_id = page.trip_id and found.ended_at is null
  ), untold as (
    select distinct open.trip_id
    from public.trip_listeners(array(select page.trip_id from page)) as listener
    join open on open.trip_id = listener.trip_id
    where not exists (
      select from public.trip_notices as notice
      where notice.finding_id = open.id and notice.user_id = listener.user_id
        and notice.channel = listener.channel and notice.stage = 'found'
        and (notice.state <> 'dropped' or notice.reason = 'over before it was told')
    )
    union
    -- An end that nobody wanted at the time, of a trip that was archived.
    select notice.trip_id
    from public.trip_listeners(array(select page.trip_id from page)) as listener
    join public.trip_notices as notice
      on notice.trip_id = listener.trip_id and notice.user_id = listener.user_id and notice.channel = listener.channel
    where notice.stage = 'over' and notice.state = 'dropped' and notice.reason = 'not wanted any more'
  ), findings as (
    select open.trip_id, jsonb_agg(jsonb_build_object(
      'key', open.key, 'kind', open.finding -> 'kind', 'source', open.finding -> 'source', 'boat', open.finding -> 'boat'
    )) as list
    from open group by open.trip_id
  )
  select
    trip.id, trip.version,
    case
      when trip.deleted_at is null and trip.archived_at is null
        then trip.document - array['privateNotes', 'planQuery', 'entries', 'days']
    end,
    coalesce(findings.list, '[]'), untold.trip_id is not null
  from page
  join public.trips as trip on trip.id = page.trip_id
  left join findings on findings.trip_id = page.trip_id
  left join untold on untold.trip_id = page.trip_id
  order by trip.id
$$;

-- Hands due notices of some channels out, grouped to messages: all of one person, trip and channel that are due
-- together. At least once: a runner that does not finish loses its claim after two minutes, and the same message is
-- handed out again. What nobody needs any more is dropped here, with the reason. `shared_token` is that of the link
-- for people who follow the trip, and null for its owner; `stop_id` names the trip or the following in the links by
-- which they stop the messages. `only_urgent` leaves what can wait for the
-- morning. `holds` are the kinds of what still holds for the boat of an end.
drop function public.claim_trip_mails(text, integer, timestamptz, text[]);
create function public.claim_trip_mails(
  runner text, most integer, at timestamptz, channels text[] default array['mail'],
  only_urgent boolean default false
)
returns table (
  mail_id uuid, trip_id uuid, user_id uuid, channel text, title text, email text, locale text, stage text,
  finding jsonb, found_at timestamptz, holds text[], devices jsonb, shared_token text, stop_id uuid
)
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  departure constant text[] := array['gone', 'cancelled', 'port', 'moved', 'late', 'early'];
  batch uuid[];
  dropped integer;
begin
  loop
    select array_agg(due.id) into batch
    from (
      select notice.id from public.trip_notices as notice
      where notice.channel = any (channels) and (
          not only_urgent or notice.urgent or exists (
            select from public.trip_notices as other
            where other.mail_id = notice.mail_id and other.urgent and other.state in ('waiting', 'claimed')
          )
        ) and (
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
      -- What failed until it was too late is kept for the operator.
      state = case when finding.expires_at <= at and notice.attempts > 0 then 'dead' else 'dropped' end,
      ended_at = at,
      reason = case
        when finding.expires_at > at then 'not wanted any more'
        when notice.attempts > 0 then notice.reason else 'too late'
      end
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
    -- Nor what is over, and no end of what holds again, or of a boat that has left or is no longer in the trip.
    update public.trip_notices as notice set
      state = 'dropped', ended_at = at,
      reason = case when notice.stage = 'found' then 'over before it was told' else 'not over any more' end
    from public.trip_findings as past
    where notice.id = any (batch) and past.id = notice.finding_id and past.ended_at is not null and (
      notice.stage = 'found'
      or not exists (
        select from public.trip_boats as boat
        where boat.trip_id = past.trip_id and boat.from_port = past.finding #>> '{boat,fromPort}'
          and boat.departs_at = (past.finding #>> '{boat,departsAt}')::timestamptz and boat.departs_at > at
      )
      or public.is_held(past.trip_id, past.finding, departure)
    );
    get diagnostics dropped = row_count;
    continue when dropped > 0;
    -- Twenty messages of a trip a day are more than any day needs, except about boats that do not sail.
    update public.trip_notices as notice set state = 'dropped', ended_at = at, reason = 'too many of the trip today'
    from public.trip_findings as finding
    where notice.id = any (batch) and notice.state = 'waiting' and notice.mail_id is null
      and finding.id = notice.finding_id and finding.finding ->> 'kind' not in ('gone', 'cancelled')
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
    array(
      select distinct open.finding ->> 'kind' from public.trip_findings as open
      where claimed.stage = 'over' and open.trip_id = claimed.trip_id and open.ended_at is null
        and open.finding #> '{boat,fromPort}' = found.finding #> '{boat,fromPort}'
        and open.finding #> '{boat,departsAt}' = found.finding #> '{boat,departsAt}'
    ),
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

-- Ends a claim. `sent`; `failed`: again after a pause that doubles, at most an hour, until the boat has arrived;
-- `refused`: never again; `returned`: was not tried. What is given up stays as `dead`, for the operator. A runner whose
-- claim was handed on changes nothing.
create or replace function public.finish_trip_mail(of_mail uuid, runner text, outcome text, why text, at timestamptz)
returns void
language sql
volatile
security invoker
set search_path = ''
as $$
  with tried as (
    select
      notice.id, at + make_interval(mins => power(2, least(notice.attempts, 6))::integer) as again, finding.expires_at
    from public.trip_notices as notice
    join public.trip_findings as finding on finding.id = notice.finding_id
    where notice.mail_id = of_mail and notice.state = 'claimed' and notice.claimed_by = runner
  ), ended as (
    select tried.id, case
      when outcome = 'sent' then 'sent'
      when outcome = 'refused' or (outcome = 'failed' and tried.again >= tried.expires_at) then 'dead'
      else 'waiting'
    end as state, tried.again from tried
  )
  update public.trip_notices as notice set
    state = ended.state,
    attempts = case when outcome = 'returned' then notice.attempts - 1 else notice.attempts end,
    due_at = case when outcome = 'failed' and ended.state = 'waiting' then ended.again else notice.due_at end,
    ended_at = case when ended.state = 'waiting' then null else at end,
    reason = left(why, 200), claimed_by = null, claimed_until = null
  from ended where notice.id = ended.id
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
  update public.trip_notices as notice set
    state = case when notice.attempts > 0 then 'dead' else 'dropped' end,
    ended_at = at,
    reason = case when notice.attempts > 0 then notice.reason else 'too late' end
  from public.trip_findings as finding
  where notice.state = 'waiting' and notice.due_at <= at
    and finding.id = notice.finding_id and finding.expires_at <= at;
  delete from public.trip_findings as past
  where past.expires_at < at - interval '90 days'
    or (past.expires_at < at - interval '30 days' and not exists (
      select from public.trip_notices as notice where notice.finding_id = past.id and notice.state = 'dead'
    ))
$$;

revoke all on function
  public.is_held(uuid, jsonb, text[]), public.told_of_trips(uuid[]),
  public.touched_trips(
    timestamptz, text[], timestamptz[], timestamptz[], text[], timestamptz[], timestamptz, timestamptz, timestamptz,
    uuid, integer
  ),
  public.claim_trip_mails(text, integer, timestamptz, text[], boolean)
  from public, anon, authenticated;
grant execute on function
  public.touched_trips(
    timestamptz, text[], timestamptz[], timestamptz[], text[], timestamptz[], timestamptz, timestamptz, timestamptz,
    uuid, integer
  ),
  public.claim_trip_mails(text, integer, timestamptz, text[], boolean)
  to service_role;
