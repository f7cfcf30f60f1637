-- What people send on /list-property: places to stay that their owners would like to see here. The server writes
-- with the secret key, after its own checks and rate limit. Whoever was signed in reads what they sent; everybody
-- else, and whoever sent it without an account, reads nothing. The site's staff works in the database.

create table public.property_submissions (
  -- Made of what was sent and by whom: the same form sent twice is one row, however fast it comes.
  id uuid primary key,
  -- What the sender is told, in letters that are not mistaken for each other.
  reference text not null unique check (reference ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid references auth.users (id) on delete cascade,
  locale text not null check (locale in ('en', 'el')),
  -- Changed by the staff alone. Nothing is published by itself.
  state text not null default 'received'
    check (state in ('received', 'in-review', 'published', 'declined')),

  kind text not null
    check (kind in ('hotel', 'rooms', 'studios', 'villa', 'guesthouse', 'campsite', 'hostel')),
  name text not null check (char_length(name) between 3 and 80 and name !~ '[[:cntrl:]]'),
  island text not null check (
    island in (
      'santorini', 'mykonos', 'naxos', 'paros', 'andros', 'sifnos', 'ios', 'milos', 'serifos', 'folegandros',
      'syros', 'koufonisia', 'amorgos', 'iraklia', 'antiparos', 'schinoussa', 'kea', 'kimolos', 'kythnos',
      'sikinos', 'anafi', 'tinos', 'donousa', 'thirasia'
    )
  ),
  place text not null check (char_length(place) between 2 and 80 and place !~ '[[:cntrl:]]'),
  description text not null check (char_length(description) between 40 and 1500),
  website text check (char_length(website) between 10 and 200 and website ~ '^https?://[^\s[:cntrl:]]+$'),

  rooms integer not null check (rooms between 1 and 500),
  guests integer not null check (guests between 1 and 2000),
  -- Euro cents for two people and one night, from the cheapest room to the dearest, by season (lib/records/costs); null
  -- where it is shut or not said.
  low_from integer check (low_from between 500 and 1000000),
  low_to integer check (low_to between low_from and 1000000),
  shoulder_from integer check (shoulder_from between 500 and 1000000),
  shoulder_to integer check (shoulder_to between shoulder_from and 1000000),
  high_from integer check (high_from between 500 and 1000000),
  high_to integer check (high_to between high_from and 1000000),
  peak_from integer check (peak_from between 500 and 1000000),
  peak_to integer check (peak_to between peak_from and 1000000),
  constraint property_submissions_has_a_price
    check (coalesce(low_from, shoulder_from, high_from, peak_from) is not null),
  -- A second price needs a first: a comparison with nothing would let it pass.
  constraint property_submissions_price_ranges_begin check (
    (low_to is null or low_from is not null)
    and (shoulder_to is null or shoulder_from is not null)
    and (high_to is null or high_from is not null)
    and (peak_to is null or peak_from is not null)
  ),
  amenities text[] not null check (
    cardinality(amenities) <= 30
    and array_position(amenities, null) is null
    and amenities <@ array[
      'sea-view', 'caldera-view', 'beachfront', 'pool', 'private-pool', 'garden', 'terrace', 'breakfast',
      'restaurant', 'bar', 'kitchen', 'air-conditioning', 'heating', 'wifi', 'workspace', 'washing-machine',
      'parking', 'ev-charging', 'port-transfer', 'airport-transfer', 'family-rooms', 'cots', 'pets', 'quiet',
      'adults-only', 'spa', 'gym', 'luggage-storage', 'reception-24h', 'shared-kitchen'
    ]
  ),

  contact_name text not null
    check (char_length(contact_name) between 2 and 100 and contact_name !~ '[[:cntrl:]]'),
  contact_email text not null
    check (char_length(contact_email) between 6 and 254 and contact_email ~ '^[^@\s]+@[^@\s]+$'),
  contact_phone text check (contact_phone ~ '^\+?[0-9][0-9 ()./-]{5,28}[0-9]$'),
  -- The sender says that it is theirs to offer.
  is_authorised boolean not null check (is_authorised),

  -- Paths in the bucket of photos, in the folder named by the id.
  photos text[] not null default '{}' check (
    cardinality(photos) <= 8
    and array_to_string(photos, ' ', '-') ~ ('^(' || id::text || '/[1-8]\.(jpg|png|webp)( |$))*$')
  )
);

comment on table public.property_submissions is
  'Properties offered on /list-property. Written by the server; read by whoever sent one with an account.';

create index property_submissions_created_at on public.property_submissions (created_at desc);
create index property_submissions_user_id on public.property_submissions (user_id)
  where user_id is not null;

revoke all on public.property_submissions from anon, authenticated, service_role;
grant select on public.property_submissions to authenticated;
grant select, insert on public.property_submissions to service_role;

alter table public.property_submissions enable row level security;

-- Select: whoever sent it while signed in. Without an account there is nobody to read it back.
create policy "own property submissions are read" on public.property_submissions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "nobody without an account reads property submissions" on public.property_submissions
  for select to anon using (false);

-- Insert: not with the public key, which would go round the rate limit and the look at the photos.
create policy "only the server stores property submissions" on public.property_submissions
  for insert to anon, authenticated with check (false);

-- Update: nobody through the API. What was sent stays as it was sent; the staff changes its state.
create policy "nobody changes property submissions" on public.property_submissions
  for update to anon, authenticated using (false) with check (false);

-- Delete: nobody through the API. It goes with the account, or when the owner of the site has dealt with it.
create policy "nobody deletes property submissions" on public.property_submissions
  for delete to anon, authenticated using (false);

create trigger property_submissions_updated_at before update on public.property_submissions
  for each row execute function public.set_updated_at();

-- Their photos: a bucket that is not public. The server alone adds; whoever sent them with an account may look at
-- them, and take them away with the account.
do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    raise notice 'This backend has no storage: properties are sent without photos.';
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'property-photos', 'property-photos', false, 5242880, array['image/png', 'image/jpeg', 'image/webp']
  )
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  create policy "own property photos are seen" on storage.objects
    for select to authenticated
    using (
      bucket_id = 'property-photos'
      and exists (
        select 1 from public.property_submissions as sent
        where sent.user_id = (select auth.uid())
          and sent.id::text = (storage.foldername(objects.name))[1]
      )
    );

  create policy "own property photos are deleted" on storage.objects
    for delete to authenticated
    using (
      bucket_id = 'property-photos'
      and exists (
        select 1 from public.property_submissions as sent
        where sent.user_id = (select auth.uid())
          and sent.id::text = (storage.foldername(objects.name))[1]
      )
    );
end
$$;
