-- A person sees where they are signed in, and ends what they do not know. The auth service keeps the sessions in a
-- table of its own and has no way to list them; these functions show of it what is the caller's, and nothing else.

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
      left(kept.user_agent, 400),
      kept.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions as kept
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
  delete from auth.sessions as kept where kept.id = end_session.session_id and kept.user_id = auth.uid();
  return found;
end
$$;

-- Notes the browser of the session that asks, where the auth service has not done so itself.
create function public.note_browser(agent text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  update auth.sessions as kept
  set user_agent = left(note_browser.agent, 400)
  where kept.id::text = auth.jwt() ->> 'session_id' and kept.user_id = auth.uid() and kept.user_agent is null;
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
