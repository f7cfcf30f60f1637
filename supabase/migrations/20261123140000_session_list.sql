-- A person sees where they are signed in, and ends what they do not know. The auth service keeps the sessions in a
-- table of its own and has no way to list them; these functions show of it what is the caller's, and nothing else.

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
create function public.note_browser(agent text)
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

-- The caller's sessions, the one that asks first, then by when they were last renewed: a session that is in use is
-- renewed about every hour. At most fifty: whoever has more ends all others at once.
create function public.list_sessions()
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

-- Ends one session of the caller's, with its refresh tokens, which go with their session. Whether there was one:
-- somebody else's is none.
create function public.end_session(session_id uuid)
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

comment on function public.list_sessions() is 'The caller''s open sessions.';
comment on function public.end_session(uuid) is 'Ends a session of the caller''s.';
comment on function public.note_browser(text) is 'Notes with what browser the caller''s session began.';
revoke all on function public.list_sessions() from public, anon, authenticated;
revoke all on function public.end_session(uuid) from public, anon, authenticated;
revoke all on function public.note_browser(text) from public, anon, authenticated;
grant execute on function public.list_sessions() to authenticated;
grant execute on function public.end_session(uuid) to authenticated;
grant execute on function public.note_browser(text) to authenticated;
