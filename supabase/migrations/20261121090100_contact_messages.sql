-- What people write on /contact. The server writes with the secret key, after its own checks and rate
-- limit; nobody reads through the API. The owner reads in the database.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(name) between 2 and 100),
  email text not null check (char_length(email) between 6 and 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  topic text not null check (
    topic in ('trip', 'ferries', 'stay', 'correction', 'partnership', 'website', 'other')
  ),
  message text not null check (char_length(message) between 10 and 4000),
  locale text not null check (locale in ('en', 'el'))
);

comment on table public.contact_messages is
  'Messages from the contact form. Written by the server only; read in the database only.';

create index contact_messages_created_at on public.contact_messages (created_at desc);

revoke all on public.contact_messages from anon, authenticated, service_role;
grant insert on public.contact_messages to service_role;

alter table public.contact_messages enable row level security;

-- Select: nobody. A message holds a stranger's name and address.
create policy "nobody reads messages" on public.contact_messages
  for select to anon, authenticated using (false);

-- Insert: not with the public key, which anyone can copy from a page and which would go round the rate
-- limit. The server's secret key is not subject to policies.
create policy "only the server stores messages" on public.contact_messages
  for insert to anon, authenticated with check (false);

-- Update: nobody. A message stays as it was sent.
create policy "nobody changes messages" on public.contact_messages
  for update to anon, authenticated using (false) with check (false);

-- Delete: nobody through the API. The owner deletes in the database, on request or when dealt with.
create policy "nobody deletes messages" on public.contact_messages
  for delete to anon, authenticated using (false);
