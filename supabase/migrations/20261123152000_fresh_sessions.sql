-- What is hard to undo asks for a session that has just begun: the password was given a moment ago. The deletion of an
-- account looks itself; what stands before the embedded auth service asks here before it changes password or address.
-- A hosted one has settings of its own for both (supabase/config.toml).
create function public.session_is_fresh()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from auth.sessions as kept
    where kept.id = (auth.jwt() ->> 'session_id')::uuid
      and kept.user_id = auth.uid()
      and kept.created_at::timestamptz > now() - interval '5 minutes'
  );
end
$$;

comment on function public.session_is_fresh() is 'Whether the session of the caller''s token began within five minutes.';
revoke all on function public.session_is_fresh() from public, anon, authenticated;
grant execute on function public.session_is_fresh() to authenticated;
