-- Who has a second step of signing in has to take it before anything of theirs is read or written: a token that only
-- the password gave ('aal1') opens nothing then, as an ended session's does. All policies ask this one function, so
-- it holds for all of them. Where the auth service knows no second factors there is no such table. Numbers are compared
-- as numbers: as texts, no index served, and each statement read the sessions of everybody.
create or replace function public.session_is_open()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions as kept
    where kept.id = (auth.jwt() ->> 'session_id')::uuid and kept.user_id = auth.uid()
  ) then
    return false;
  end if;
  if auth.jwt() ->> 'aal' = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (
    select from auth.mfa_factors as factor
    where factor.user_id = auth.uid() and factor.status::text = 'verified'
  );
end
$$;

comment on function public.session_is_open() is 'Whether the session of the caller''s token has not ended, and has taken the second step where there is one.';

-- As before, and not without the second step.
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
  if not public.session_is_open() or not exists (
    select from auth.sessions as kept
    where kept.id = (auth.jwt() ->> 'session_id')::uuid
      and kept.user_id = auth.uid()
      and kept.created_at::timestamptz > now() - interval '5 minutes'
  ) then
    raise exception 'delete_account: the session is over or not fresh, sign in again' using errcode = '42501';
  end if;
  delete from auth.users where id = auth.uid();
end
$$;
