-- Counts of watched trips and findings, and of notices by channel, with those given up last, for the operator. Nobody
-- is named.
create or replace function public.trip_watch_status()
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
    'follows', (select count(*) from public.trip_follows),
    'channels', (
      select jsonb_object_agg(channel.name, (
        select jsonb_build_object(
          'waiting', count(*) filter (where notice.state in ('waiting', 'claimed')),
          'oldestDue', min(notice.due_at) filter (where notice.state in ('waiting', 'claimed')),
          'sent', count(*) filter (where notice.state = 'sent'),
          'lastSent', max(notice.ended_at) filter (where notice.state = 'sent'),
          'dropped', count(*) filter (where notice.state = 'dropped'),
          'dead', count(*) filter (where notice.state = 'dead')
        )
        from public.trip_notices as notice where notice.channel = channel.name
      ))
      from (values ('mail'), ('push')) as channel (name)
    ),
    'deadLetters', (
      select coalesce(jsonb_agg(to_jsonb(letter) order by letter.at desc), '[]')
      from (
        select notice.channel, notice.ended_at as at, found.finding ->> 'kind' as kind, notice.attempts,
          coalesce(notice.reason, 'unknown') as reason
        from public.trip_notices as notice
        join public.trip_findings as found on found.id = notice.finding_id
        where notice.state = 'dead' order by notice.ended_at desc limit 20
      ) as letter
    )
  )
$$;
