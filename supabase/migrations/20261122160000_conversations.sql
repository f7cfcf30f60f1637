-- Conversations with the assistant, of whoever is signed in: the words of both sides, and what tools found with the
-- seals of the server that ran them (ADR 50). To the database a conversation is one text of bounded size.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  messages jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint conversations_messages check (
    case jsonb_typeof(messages)
      when 'array' then
        jsonb_array_length(messages) between 1 and 40
        and octet_length(messages::text) <= 1500000
      else false
    end
  )
);

comment on table public.conversations is 'Conversations with the assistant, each with its messages.';

create index conversations_user_id on public.conversations (user_id, updated_at desc);

create trigger conversations_updated_at before update on public.conversations
  for each row execute function public.set_updated_at();

-- One at a time for a person: two at the same moment would both be the last one allowed. One that is there already
-- takes no room.
create function public.limit_conversations()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('conversations of ' || new.user_id, 0));
  if (
    select count(*) from public.conversations as kept
    where kept.user_id = new.user_id and kept.id <> new.id
  ) >= 50 then
    raise exception 'A person keeps at most 50 conversations' using errcode = 'PT409';
  end if;
  return new;
end
$$;
revoke all on function public.limit_conversations() from public, anon, authenticated;

create trigger conversations_limit before insert on public.conversations
  for each row execute function public.limit_conversations();

revoke all on public.conversations from anon, authenticated, service_role;
grant select, delete on public.conversations to authenticated;
grant insert (id, user_id, title, messages) on public.conversations to authenticated;
grant update (title, messages) on public.conversations to authenticated;

alter table public.conversations enable row level security;

-- Select: whoever had it.
create policy "own conversations are read" on public.conversations
  for select to authenticated using (user_id = (select auth.uid()));
-- Insert: in one's own name.
create policy "own conversations are added" on public.conversations
  for insert to authenticated with check (user_id = (select auth.uid()));
-- Update: whoever had it; it stays theirs.
create policy "own conversations are changed" on public.conversations
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- Delete: whoever had it.
create policy "own conversations are deleted" on public.conversations
  for delete to authenticated using (user_id = (select auth.uid()));
