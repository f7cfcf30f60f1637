-- Files are the server's: it draws every picture anew before it keeps it, so nobody's token puts, replaces or takes
-- away one. And a file goes when what it belongs to goes, whichever way that went: here stands what is to be removed,
-- and the server removes it until nothing is left (lib/platform/supabase/left-files.ts).

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  drop policy if exists "own pictures are listed" on storage.objects;
  drop policy if exists "own pictures are added" on storage.objects;
  drop policy if exists "own pictures are changed" on storage.objects;
  drop policy if exists "own pictures are deleted" on storage.objects;
  drop policy if exists "own property photos are deleted" on storage.objects;
end
$$;

create table public.left_files (
  bucket text not null check (bucket in ('avatars', 'property-photos')),
  -- The person, or the property: the folder holds what belongs to it.
  folder uuid not null,
  since timestamptz not null default now(),
  -- Not before: photos are put before their property stands in its table.
  due_at timestamptz not null default now(),
  primary key (bucket, folder)
);

comment on table public.left_files is 'Folders of files whose owner is gone, or may never come. Read by the server.';

create index left_files_due_at on public.left_files (due_at);

revoke all on public.left_files from anon, authenticated, service_role;
grant select, insert, update, delete on public.left_files to service_role;

alter table public.left_files enable row level security;

-- Select, insert, update, delete: nobody. Triggers write as the owner, the server with its secret key.
create policy "nobody reads left files" on public.left_files
  for select to anon, authenticated using (false);
create policy "nobody adds left files" on public.left_files
  for insert to anon, authenticated with check (false);
create policy "nobody changes left files" on public.left_files
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes left files" on public.left_files
  for delete to anon, authenticated using (false);

-- Written down in the transaction in which the owner goes, or not at all. The argument is the bucket.
create function public.leave_files()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.left_files (bucket, folder) values (tg_argv[0], old.id)
  on conflict (bucket, folder) do update set since = now(), due_at = now();
  return null;
end
$$;

-- A person, or somebody with an agency, offers no more than this: nobody fills the tables by a loop. One after the
-- other, as with trips. Those sent without an account are bounded by the sender alone.
create function public.limit_property_submissions()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.user_id is null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('properties of ' || new.user_id, 0));
  if (select count(*) from public.property_submissions as sent where sent.user_id = new.user_id) >= 100 then
    raise exception 'A person offers at most 100 properties' using errcode = 'PT409';
  end if;
  return new;
end
$$;

-- What an account says of itself (name, picture) is carried by each of its tokens, and so by every request. Checked
-- here because anybody may send it to the Auth API.
create function public.limit_user_metadata()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4000 then
    raise exception 'An account holds at most 4000 bytes about itself' using errcode = '22001';
  end if;
  return new;
end
$$;

revoke all on function public.leave_files(), public.limit_property_submissions(), public.limit_user_metadata()
  from public, anon, authenticated;

create trigger users_leave_files after delete on auth.users
  for each row execute function public.leave_files('avatars');
create trigger users_metadata_limit before insert or update of raw_user_meta_data on auth.users
  for each row execute function public.limit_user_metadata();
create trigger property_submissions_leave_files after delete on public.property_submissions
  for each row execute function public.leave_files('property-photos');
create trigger property_submissions_limit before insert on public.property_submissions
  for each row execute function public.limit_property_submissions();
