-- How often somebody did something, so that it can be limited. Somebody is a salted hash made by the
-- server: no address and no account stands here. Rows live as long as their window.

create table public.rate_limits (
  bucket text not null check (char_length(bucket) between 1 and 60),
  hashed_key text not null check (hashed_key ~ '^[0-9a-f]{64}$'),
  hits integer not null check (hits > 0),
  window_ends_at timestamptz not null,
  primary key (bucket, hashed_key)
);

comment on table public.rate_limits is
  'Counts per bucket and hashed key within a window. Touched by take_rate_limit() only.';

create index rate_limits_window_ends_at on public.rate_limits (window_ends_at);

revoke all on public.rate_limits from anon, authenticated, service_role;

alter table public.rate_limits enable row level security;

-- Select, insert, update, delete: nobody. take_rate_limit() runs as the owner, whom no policy binds.
create policy "nobody reads limits" on public.rate_limits
  for select to anon, authenticated using (false);
create policy "nobody adds limits" on public.rate_limits
  for insert to anon, authenticated with check (false);
create policy "nobody changes limits" on public.rate_limits
  for update to anon, authenticated using (false) with check (false);
create policy "nobody lifts limits" on public.rate_limits
  for delete to anon, authenticated using (false);

-- Counts one more hit and tells whether it was still within the limit. One statement counts, so two
-- requests at the same moment cannot both be the last one allowed. A window opens with the first hit.
create function public.take_rate_limit(
  bucket text,
  hashed_key text,
  max_hits integer,
  window_seconds integer
)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  allowed boolean;
begin
  if max_hits < 1 or window_seconds not between 1 and 86400 then
    raise exception 'take_rate_limit: max_hits must be positive and window_seconds within a day';
  end if;

  -- A hundred at a time, and none that another request is at: this must never make anyone wait.
  delete from public.rate_limits as old
  using (
    select due.bucket, due.hashed_key
    from public.rate_limits as due
    where due.window_ends_at <= now()
    limit 100
    for update skip locked
  ) as expired
  where old.bucket = expired.bucket and old.hashed_key = expired.hashed_key;

  insert into public.rate_limits as current (bucket, hashed_key, hits, window_ends_at)
  values (
    take_rate_limit.bucket,
    take_rate_limit.hashed_key,
    1,
    now() + make_interval(secs => take_rate_limit.window_seconds)
  )
  on conflict on constraint rate_limits_pkey do update set
    -- One above the limit says enough; a flood must not count up for ever.
    hits = case
      when current.window_ends_at <= now() then 1
      else least(current.hits + 1, take_rate_limit.max_hits + 1)
    end,
    window_ends_at = case
      when current.window_ends_at <= now() then excluded.window_ends_at
      else current.window_ends_at
    end
  returning current.hits <= take_rate_limit.max_hits into allowed;

  return allowed;
end
$$;

comment on function public.take_rate_limit(text, text, integer, integer) is
  'Counts a hit for a hashed key in a bucket; true while within max_hits per window_seconds.';

revoke all on function public.take_rate_limit(text, text, integer, integer)
  from public, anon, authenticated;
grant execute on function public.take_rate_limit(text, text, integer, integer) to service_role;
