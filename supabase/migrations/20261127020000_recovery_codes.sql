-- Recovery codes of the second step, by their SHA-256: each is 80 random bits, so no slow hash is needed. The server
-- alone reads and writes them, with its secret key, after it has checked the session.
create table public.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now(),
  -- When it turned the second step off; it works once.
  used_at timestamptz,
  primary key (user_id, code_hash)
);

comment on table public.recovery_codes is 'Hashes of the codes that turn a second step off. For the server alone.';

revoke all on public.recovery_codes from anon, authenticated;
grant select, insert, update, delete on public.recovery_codes to service_role;

alter table public.recovery_codes enable row level security;

create policy "nobody reads recovery codes" on public.recovery_codes
  for select to anon, authenticated using (false);
create policy "nobody adds recovery codes" on public.recovery_codes
  for insert to anon, authenticated with check (false);
create policy "nobody changes recovery codes" on public.recovery_codes
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes recovery codes" on public.recovery_codes
  for delete to anon, authenticated using (false);

-- One statement's worth of change for whoever asks for new codes: the old ones and the new ones never both work.
create function public.replace_recovery_codes(owner_id uuid, hashes text[])
returns void
language plpgsql
volatile
security invoker
set search_path = ''
as $$
begin
  if cardinality(hashes) > 20 then
    raise exception 'replace_recovery_codes: at most 20 codes' using errcode = '22023';
  end if;
  delete from public.recovery_codes where user_id = owner_id;
  insert into public.recovery_codes (user_id, code_hash)
  select owner_id, hash from unnest(hashes) as hash;
end
$$;

comment on function public.replace_recovery_codes(uuid, text[]) is
  'Replaces all recovery codes of a person, used ones too, by these hashes. For the server alone.';

revoke all on function public.replace_recovery_codes(uuid, text[]) from public, anon, authenticated;
grant execute on function public.replace_recovery_codes(uuid, text[]) to service_role;
