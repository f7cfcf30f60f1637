-- Articles of the blog, in both languages. A draft has no moment of publication; one in the future waits
-- for it. The texts are Markdown.

create table public.posts (
  -- The last part of its address.
  slug text primary key check (char_length(slug) between 3 and 80 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  -- The day on which its facts were last checked.
  checked_on date not null,
  tags text[] not null default '{}' constraint posts_tags_shape check (
    cardinality(tags) <= 8
    and array_position(tags, null) is null
    and array_to_string(tags, ',') ~ '^([a-z]{2,30}(-[a-z]{1,30})*(,[a-z]{2,30}(-[a-z]{1,30})*)*)?$'
  ),
  title_en text not null check (char_length(title_en) between 5 and 120),
  title_el text not null check (char_length(title_el) between 5 and 120),
  -- What lists, search engines and previews show.
  description_en text not null check (char_length(description_en) between 40 and 200),
  description_el text not null check (char_length(description_el) between 40 and 200),
  body_en text not null check (char_length(body_en) between 200 and 30000),
  body_el text not null check (char_length(body_el) between 200 and 30000)
);

comment on table public.posts is
  'Articles of the blog. Seeded, and written by the owner; anyone reads what is published.';

create index posts_newest on public.posts (published_at desc);

revoke all on public.posts from anon, authenticated, service_role;
grant select on public.posts to anon, authenticated;
grant select, insert, update, delete on public.posts to service_role;

alter table public.posts enable row level security;

-- Select: anyone, from the moment of publication on. Null is never past: drafts are seen by nobody.
create policy "anyone reads published posts" on public.posts
  for select to anon, authenticated using (published_at <= now());

-- Insert, update, delete: nobody through the API with the public key. The owner writes with the secret one.
create policy "nobody adds posts" on public.posts
  for insert to anon, authenticated with check (false);
create policy "nobody changes posts" on public.posts
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes posts" on public.posts
  for delete to anon, authenticated using (false);

create trigger posts_updated_at before update on public.posts
  for each row execute function public.set_updated_at();
