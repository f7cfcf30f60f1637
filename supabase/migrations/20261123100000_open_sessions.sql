-- A token outlives its session by up to an hour: after 'sign out everywhere', or when the account is deleted, it still
-- says who somebody was. The session it names is looked up here, so that such a token opens nothing of a person.

-- Whether the session of the request's token is still there. In PL/pgSQL, because the auth service's tables are its
-- own: this one is bound to them when it is first asked.
create function public.session_is_open()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from auth.sessions as kept
    where kept.id::text = auth.jwt() ->> 'session_id' and kept.user_id::text = auth.uid()::text
  );
end
$$;

comment on function public.session_is_open() is 'Whether the session of the caller''s token has not ended.';
revoke all on function public.session_is_open() from public, anon, authenticated;
grant execute on function public.session_is_open() to authenticated;

-- Beside the policies that say whose a row is, for every operation: reading as well. `(select …)` asks once per
-- statement.
create policy "ended sessions open no profile" on public.profiles
  as restrictive for all to authenticated
  using ((select public.session_is_open())) with check ((select public.session_is_open()));
create policy "ended sessions open no trip" on public.trips
  as restrictive for all to authenticated
  using ((select public.session_is_open())) with check ((select public.session_is_open()));
create policy "ended sessions open no conversation" on public.conversations
  as restrictive for all to authenticated
  using ((select public.session_is_open())) with check ((select public.session_is_open()));
create policy "ended sessions open no property submission" on public.property_submissions
  as restrictive for all to authenticated
  using ((select public.session_is_open())) with check ((select public.session_is_open()));

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  create policy "ended sessions reach no file" on storage.objects
    as restrictive for all to authenticated
    using ((select public.session_is_open())) with check ((select public.session_is_open()));
end
$$;

-- Deletes the account of whoever asks with a session that has just begun: the password was given a moment ago. A
-- token that was taken from an open screen is not enough.
create or replace function public.delete_account()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'delete_account: nobody is signed in' using errcode = '42501';
  end if;
  if not exists (
    select from auth.sessions as kept
    where kept.id::text = auth.jwt() ->> 'session_id'
      and kept.user_id::text = auth.uid()::text
      and kept.created_at::timestamptz > now() - interval '5 minutes'
  ) then
    raise exception 'delete_account: the session is over or not fresh, sign in again' using errcode = '42501';
  end if;
  delete from auth.users where id = auth.uid();
end
$$;
