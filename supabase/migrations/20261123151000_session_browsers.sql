-- With what browser each session began. The auth service notes who asked it, and that is our server: so it is kept
-- here, out of everybody's reach but through list_sessions().
create table public.session_browsers (
  session_id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  agent text not null check (length(agent) between 1 and 400)
);
comment on table public.session_browsers is 'What the browser said of itself when a session began.';
create index session_browsers_user_id_idx on public.session_browsers (user_id);
-- No policy: closed to everybody.
alter table public.session_browsers enable row level security;
revoke all on public.session_browsers from anon, authenticated;

-- Notes the browser of the session that asks, and forgets those of the caller's sessions that are over.
create or replace function public.note_browser(agent text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  delete from public.session_browsers as noted
  where noted.user_id = auth.uid()
    and not exists (select from auth.sessions as kept where kept.id = noted.session_id);
  insert into public.session_browsers as noted (session_id, user_id, agent)
  select kept.id, kept.user_id, left(note_browser.agent, 400)
  from auth.sessions as kept
  where kept.id = (auth.jwt() ->> 'session_id')::uuid and kept.user_id = auth.uid() and note_browser.agent <> ''
  on conflict (session_id) do nothing;
end
$$;

create or replace function public.list_sessions()
returns table (
  id uuid,
  started_at timestamptz,
  renewed_at timestamptz,
  user_agent text,
  is_current boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not public.session_is_open() then
    raise exception 'list_sessions: the session is over' using errcode = '42501';
  end if;
  return query
    select
      kept.id,
      kept.created_at,
      -- Written without a time zone by the auth service, which means UTC.
      coalesce(kept.refreshed_at at time zone 'utc', kept.created_at),
      noted.agent,
      kept.id = (auth.jwt() ->> 'session_id')::uuid
    from auth.sessions as kept
    left join public.session_browsers as noted on noted.session_id = kept.id
    where kept.user_id = auth.uid() and (kept.not_after is null or kept.not_after > now())
    order by 5 desc, 3 desc
    limit 50;
end
$$;

create or replace function public.end_session(session_id uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not public.session_is_open() then
    raise exception 'end_session: the session is over' using errcode = '42501';
  end if;
  delete from public.session_browsers as noted
  where noted.session_id = end_session.session_id and noted.user_id = auth.uid();
  delete from auth.sessions as kept where kept.id = end_session.session_id and kept.user_id = auth.uid();
  return found;
end
$$;
