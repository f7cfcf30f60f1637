-- What listings can be found by, as bitmaps: for each value of a filter one bit for each listing, so that a search
-- with all its counts is a few hundred ANDs and no scan (ADR 39). Kept by triggers, block by block.

create table public.listing_marks (
  -- Kind of listing, block, filter and value: `hotels/0/amenities/pool`.
  id text collate "C" primary key
    generated always as (listing || '/' || block::text || '/' || dim || '/' || value) stored,
  listing text collate "C" not null check (listing in ('hotels', 'activities', 'vehicles')),
  -- Listings with ord from 4096 × block on, one bit each.
  block integer not null check (block >= 0),
  dim text collate "C" not null check (dim ~ '^[a-z-]{2,20}$'),
  value text collate "C" not null check (char_length(value) <= 40),
  bits bit(4096) not null
);

comment on table public.listing_marks is
  'Bitmaps of published listings by filter value. Kept by triggers; anyone reads, as of the listings.';

create unique index listing_marks_by_value on public.listing_marks (listing, dim, value, block);

revoke all on public.listing_marks from anon, authenticated, service_role;
grant select on public.listing_marks to anon, authenticated, service_role;

alter table public.listing_marks enable row level security;

-- Select: anyone. They say of published listings what the listings say.
create policy "anyone reads marks" on public.listing_marks
  for select to anon, authenticated using (true);
-- Insert, update, delete: nobody. The triggers write, as the owner of the table.
create policy "nobody adds marks" on public.listing_marks
  for insert to anon, authenticated with check (false);
create policy "nobody changes marks" on public.listing_marks
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes marks" on public.listing_marks
  for delete to anon, authenticated using (false);

-- The words of published listings, for searching by their beginnings; in one narrow table, because an index of words
-- over the listings themselves leads to a page of the table for each that it finds. Kept by the same triggers.
create table public.listing_words (
  listing text collate "C" not null check (listing in ('hotels', 'activities', 'vehicles')),
  word text collate "C" not null check (char_length(word) between 1 and 40),
  ord integer not null,
  primary key (listing, word, ord)
);

comment on table public.listing_words is 'Words of published listings. Kept by triggers; read by the search alone.';

create index listing_words_by_ord on public.listing_words (listing, ord);

revoke all on public.listing_words from anon, authenticated, service_role;
grant select, insert, update, delete on public.listing_words to service_role;

alter table public.listing_words enable row level security;

-- Nobody through the API: the search reads it, the triggers write it.
create policy "nobody reads words" on public.listing_words
  for select to anon, authenticated using (false);
create policy "nobody adds words" on public.listing_words
  for insert to anon, authenticated with check (false);
create policy "nobody changes words" on public.listing_words
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes words" on public.listing_words
  for delete to anon, authenticated using (false);

-- Cents by which prices are sorted into drawers: drawer 3 holds what costs more than the third and no more than the
-- fourth of them. lib/booking/listings/prices.ts has the same.
create function public.price_steps()
returns integer[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array[
    0, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 9000, 10000, 12500, 15000, 17500, 20000, 25000, 30000,
    40000, 50000, 75000, 100000, 200000
  ]
$$;

-- The drawer of a price in cents, as text that sorts; `ask` for none.
create function public.price_drawer(cents integer)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(lpad(width_bucket(cents - 1, public.price_steps())::text, 2, '0'), 'ask')
$$;

create function public.hotel_marks(one public.hotels)
returns table (dim text, value text)
language sql
immutable
set search_path = ''
as $$
  select 'all', ''
  union all select 'island', one.island
  union all select 'kind', one.kind
  union all select 'class', one.class where one.class is not null
  union all select 'amenities', unnest(one.amenities)
  union all select 'accessibility', unnest(one.accessibility)
  union all select 'month', unnest(one.open_months)::text
  union all select 'rating', step from unnest('{6,7,8,8.5,9,9.5}'::text[]) as step where one.rating_score >= step::numeric
  union all select 'guests', people::text from generate_series(1, least(one.max_guests, 12)) as people
  union all select 'beach', step::text from unnest('{5,10,20}'::smallint[]) as step where one.walk_beach <= step
  union all select 'port', step::text from unnest('{5,10,20}'::smallint[]) as step where one.walk_port <= step
  union all select 'price-low', public.price_drawer(one.price_low)
  union all select 'price-shoulder', public.price_drawer(one.price_shoulder)
  union all select 'price-high', public.price_drawer(one.price_high)
  union all select 'price-peak', public.price_drawer(one.price_peak)
  union all select 'price-lowest', public.price_drawer(one.price_lowest)
$$;

create function public.activity_marks(one public.activities)
returns table (dim text, value text)
language sql
immutable
set search_path = ''
as $$
  select 'all', ''
  union all select 'island', one.island
  union all select 'kind', one.kind
  union all select 'access', one.access
  union all select 'cost', one.price_kind
  union all select 'level', one.level
  union all select 'language', unnest(one.languages)
  union all select 'month', unnest(one.months)::text
  union all select 'included', unnest(one.included)
  union all select 'accessibility', unnest(one.accessibility)
  union all select 'duration', case
    when one.duration_minutes <= 120 then 'short'
    when one.duration_minutes <= 300 then 'half-day'
    when one.duration_minutes <= 720 then 'day'
    else 'days'
  end
  union all select 'wind', step::text from unnest('{5,6,7,8}'::smallint[]) as step
    where coalesce(one.wind_limit_bft, 12) > step
  union all select 'age', step::text from unnest('{3,6,8,10,12,14,16}'::smallint[]) as step
    where coalesce(one.minimum_age, 0) <= step
  union all select 'price-lowest', public.price_drawer(one.price_lowest)
$$;

create function public.vehicle_marks(one public.vehicles)
returns table (dim text, value text)
language sql
immutable
set search_path = ''
as $$
  select 'all', ''
  union all select 'island', unnest(one.islands)
  union all select 'class', one.class
  union all select 'gearbox', one.gearbox
  union all select 'fuel', one.fuel
  union all select 'licence', one.licence
  union all select 'extras', unnest(one.extras)
  union all select 'month', unnest(one.months)::text
  union all select 'seats', step::text from unnest('{2,4,5,7,9}'::smallint[]) as step where one.seats >= step
  union all select 'age', step::text from unnest('{16,18,20,21,23,25}'::smallint[]) as step where one.minimum_age <= step
  union all select 'price-low', public.price_drawer(one.price_low)
  union all select 'price-shoulder', public.price_drawer(one.price_shoulder)
  union all select 'price-high', public.price_drawer(one.price_high)
  union all select 'price-peak', public.price_drawer(one.price_peak)
  union all select 'price-lowest', public.price_drawer(one.price_lowest)
$$;

-- Bitmaps of some numbers of listings, one for each block they are in: first words of 32 bits, then whole blocks.
create function public.bits_of(ords integer[])
returns table (block integer, bits bit varying)
language sql
immutable
parallel safe
set search_path = ''
as $$
  with word as (
    select ord >> 5 as nth, bit_or(1 << (31 - (ord & 31))) as bits from unnest(ords) as ord group by 1
  )
  select touched.block, string_agg(coalesce(word.bits, 0)::bit(32)::text, '' order by at)::bit(4096)
  from (select distinct nth >> 7 as block from word) as touched
  cross join generate_series(0, 127) as at
  left join word on word.nth = touched.block * 128 + at
  group by touched.block
$$;

-- The same for blocks 0 to the last of so many, those without any included.
create function public.masks_of(ords integer[], blocks integer)
returns bit varying[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array(
    select coalesce(piece.bits, repeat('0', 4096)::bit(4096))
    from generate_series(0, blocks - 1) as nth left join public.bits_of(ords) as piece on piece.block = nth
    order by nth
  )
$$;

-- Makes the blocks anew in which listings were written. One statement at a time for each kind, or two of them would
-- each leave out what the other has written.
create function public.refresh_listing_marks()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  ords integer[];
  touched integer[];
begin
  perform pg_advisory_xact_lock(hashtext('listing_marks'), hashtext(tg_table_name));
  if tg_op = 'INSERT' then
    ords := array(select ord from written);
  elsif tg_op = 'DELETE' then
    ords := array(select ord from gone);
  else
    ords := array(select ord from written union select ord from gone);
  end if;
  if cardinality(ords) = 0 then return null; end if;
  touched := array(select distinct ord >> 12 from unnest(ords) as ord);
  delete from public.listing_marks where listing = tg_table_name and block = any (touched);
  execute format(
    $make$
      insert into public.listing_marks (listing, block, dim, value, bits)
      select $1, one.ord >> 12, mark.dim, mark.value,
        bit_or(set_bit(repeat('0', 4096)::bit(4096), one.ord & 4095, 1))
      from public.%I as one
      cross join lateral public.%I(one) as mark
      where one.is_published and one.ord >> 12 = any ($2)
      group by 2, 3, 4
    $make$,
    tg_table_name,
    case tg_table_name when 'hotels' then 'hotel_marks' when 'activities' then 'activity_marks' else 'vehicle_marks' end
  ) using tg_table_name, touched;

  delete from public.listing_words where listing = tg_table_name and ord = any (ords);
  execute format(
    $make$
      insert into public.listing_words (listing, word, ord)
      select $1, word, one.ord
      from public.%I as one cross join lateral public.words_of(%s) as word
      where one.is_published and one.ord = any ($2)
    $make$,
    tg_table_name,
    case tg_table_name
      when 'vehicles' then 'name_en, name_el'
      else 'name_en, name_el, place_en, place_el, island'
    end
  ) using tg_table_name, ords;
  return null;
end
$$;

revoke all on function public.price_steps(), public.price_drawer(integer), public.hotel_marks(public.hotels),
  public.activity_marks(public.activities), public.vehicle_marks(public.vehicles), public.bits_of(integer[]), public.masks_of(integer[], integer),
  public.refresh_listing_marks()
  from public, anon, authenticated;

create trigger hotels_marks_added after insert on public.hotels
  referencing new table as written
  for each statement execute function public.refresh_listing_marks();
create trigger hotels_marks_changed after update on public.hotels
  referencing old table as gone new table as written
  for each statement execute function public.refresh_listing_marks();
create trigger hotels_marks_removed after delete on public.hotels
  referencing old table as gone
  for each statement execute function public.refresh_listing_marks();

create trigger activities_marks_added after insert on public.activities
  referencing new table as written
  for each statement execute function public.refresh_listing_marks();
create trigger activities_marks_changed after update on public.activities
  referencing old table as gone new table as written
  for each statement execute function public.refresh_listing_marks();
create trigger activities_marks_removed after delete on public.activities
  referencing old table as gone
  for each statement execute function public.refresh_listing_marks();

create trigger vehicles_marks_added after insert on public.vehicles
  referencing new table as written
  for each statement execute function public.refresh_listing_marks();
create trigger vehicles_marks_changed after update on public.vehicles
  referencing old table as gone new table as written
  for each statement execute function public.refresh_listing_marks();
create trigger vehicles_marks_removed after delete on public.vehicles
  referencing old table as gone
  for each statement execute function public.refresh_listing_marks();

-- In the order of each sort, with the number of the listing, so that a page is read from the index.
create index hotels_recommended on public.hotels (recommended desc, slug) include (ord) where is_published;
create index hotels_by_rating on public.hotels
  (rating_score desc nulls last, rating_count desc nulls last, slug) include (ord) where is_published;
create index hotels_by_beach on public.hotels (walk_beach, slug) include (ord) where is_published;
create index hotels_by_name_en on public.hotels (name_key_en, slug) include (ord) where is_published;
create index hotels_by_name_el on public.hotels (name_key_el, slug) include (ord) where is_published;
create index hotels_by_price_low on public.hotels (price_low, slug) include (ord) where is_published;
create index hotels_by_price_shoulder on public.hotels (price_shoulder, slug) include (ord) where is_published;
create index hotels_by_price_high on public.hotels (price_high, slug) include (ord) where is_published;
create index hotels_by_price_peak on public.hotels (price_peak, slug) include (ord) where is_published;
create index hotels_by_price_lowest on public.hotels (price_lowest, slug) include (ord) where is_published;
create index hotels_positions on public.hotels using gist (spot) include (ord) where is_published;

create index activities_recommended on public.activities (recommended desc, slug) include (ord) where is_published;
create index activities_by_duration on public.activities (duration_minutes, slug) include (ord) where is_published;
create index activities_by_name_en on public.activities (name_key_en, slug) include (ord) where is_published;
create index activities_by_name_el on public.activities (name_key_el, slug) include (ord) where is_published;
create index activities_by_price_lowest on public.activities (price_lowest, slug) include (ord) where is_published;
create index activities_positions on public.activities using gist (spot) include (ord) where is_published;
