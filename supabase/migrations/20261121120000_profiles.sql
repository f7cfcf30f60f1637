-- What a person has chosen for the site. Name, e-mail address and picture live with the auth service; a
-- person without a row here has the defaults.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  locale text not null default 'en' check (locale in ('en', 'el')),
  home_airport text check (home_airport ~ '^[A-Z]{3}$'),
  units text not null default 'metric' check (units in ('metric', 'imperial')),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'Language, home airport (IATA code) and units of a person.';

revoke all on public.profiles from anon, authenticated, service_role;
grant select, insert, update, delete on public.profiles to authenticated;

alter table public.profiles enable row level security;

-- Select, insert, update, delete: the person whose row it is. `(select …)` asks once per statement.
create policy "own profile is read" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own profile is added" on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own profile is changed" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own profile is deleted" on public.profiles
  for delete to authenticated using (user_id = (select auth.uid()));

-- Says when a row was last changed, whoever changes it.
create function public.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function public.set_updated_at() from public, anon, authenticated;

create trigger profiles_updated_at before update on public.profiles
  for each row execute function public.set_updated_at();

-- Deletes the account of whoever asks, and with it every row that refers to it. The auth service has no
-- such call for the public key; this one can only ever reach the caller.
create function public.delete_account()
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
  delete from auth.users where id = auth.uid();
end
$$;

comment on function public.delete_account() is 'Deletes the caller''s account and everything of theirs.';
revoke all on function public.delete_account() from public, anon, authenticated;
grant execute on function public.delete_account() to authenticated;
