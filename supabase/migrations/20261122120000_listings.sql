-- Places to stay, things to do and vehicles for hire. Offers lead to partners; nothing is sold here. The checks are as
-- tight as the schemas in lib/booking/listings. Long texts are kept apart (toast_tuple_target), so that what is searched stays
-- together.

-- As the site's own search compares texts: lower case, without accents, σ for ς.
create function public.fold_text(written text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select translate(
    regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g'),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
    'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψωσ'
  )
$$;

-- The words of some texts, folded, each once, no longer than 40 characters.
create function public.words_of(variadic texts text[])
returns setof text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select distinct left(word, 40)
  from regexp_split_to_table(public.fold_text(array_to_string(texts, ' ')), '[^a-z0-9α-ω]+') as word
  where word <> ''
$$;

-- Whether a list has values of a closed list only, each once.
create function public.each_once_of(listed text[], known text[])
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select listed <@ known
    and array_position(listed, null) is null
    and cardinality(listed) = (select count(distinct value) from unnest(listed) as value)
$$;

-- Whether a list has months, in order, each once, at least one.
create function public.are_months(listed smallint[])
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select cardinality(listed) > 0 and listed = array(
    select distinct value from unnest(listed) as value where value between 1 and 12 order by value
  )
$$;

-- Whether a list has hours of the day ('09:30') only.
create function public.are_hours(listed text[])
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(bool_and(value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and value is not null), true)
  from unnest(listed) as value
$$;

-- Whether a list names partners, and what they call the listing.
create function public.are_partner_links(listed jsonb)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when jsonb_typeof(listed) <> 'array' then false else (
    select count(*) <= 6 and coalesce(bool_and(
      case when jsonb_typeof(link) <> 'object' then false else
        link - '{partner,reference}'::text[] = '{}'
        and jsonb_typeof(link -> 'partner') is not distinct from 'string'
        and coalesce(jsonb_typeof(link -> 'reference'), 'string') = 'string'
        and coalesce(link ->> 'partner', '') ~ '^[a-z][a-z0-9-]{1,29}$'
        and coalesce(link ->> 'reference', 'none') ~ '^[A-Za-z0-9][A-Za-z0-9._~/-]{0,119}$'
      end
    ), true)
    from jsonb_array_elements(listed) as link
  ) end
$$;

-- Nobody calls them by themselves; the checks and columns of whoever writes do.
revoke all on function public.fold_text(text), public.words_of(text[]), public.each_once_of(text[], text[]),
  public.are_months(smallint[]), public.are_hours(text[]), public.are_partner_links(jsonb)
  from public, anon, authenticated;
grant execute on function public.fold_text(text), public.words_of(text[]),
  public.each_once_of(text[], text[]), public.are_months(smallint[]), public.are_hours(text[]),
  public.are_partner_links(jsonb) to service_role;

create table public.hotels (
  -- The last part of its address.
  slug text collate "C" primary key
    check (char_length(slug) between 3 and 80 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Its place in the marks: see listing_marks.
  ord integer not null generated always as identity unique,
  name_en text not null check (char_length(name_en) between 3 and 80),
  name_el text not null check (char_length(name_el) between 3 and 80),
  summary_en text not null check (char_length(summary_en) between 40 and 160),
  summary_el text not null check (char_length(summary_el) between 40 and 160),
  description_en text not null check (char_length(description_en) between 120 and 1500),
  description_el text not null check (char_length(description_el) between 120 and 1500),
  image text check (char_length(image) <= 500 and image ~ '^https://'),
  is_sample boolean not null,
  is_published boolean not null default true,
  partner_links jsonb not null default '[]' check (public.are_partner_links(partner_links)),
  source_title text check (char_length(source_title) between 3 and 160),
  source_url text check (char_length(source_url) <= 500 and source_url ~ '^https?://'),
  -- The day on which its facts were last checked.
  checked_on date not null,
  updated_at timestamptz not null default now(),
  -- The file of seeds it came with: it goes when that no longer has it. Null for what the owner wrote.
  seeded_from text check (char_length(seeded_from) <= 120),
  island text not null check (island ~ '^[a-z]{2,20}$'),
  -- The village, beach or part of town.
  place_en text not null check (char_length(place_en) between 2 and 80),
  place_el text not null check (char_length(place_el) between 2 and 80),
  -- WGS 84 degrees, within the waters of the Cyclades.
  lat double precision not null check (lat between 36.2 and 38.1),
  lon double precision not null check (lon between 24.1 and 26.2),
  -- Degrees, for the index alone.
  spot point not null generated always as (point(lon, lat)) stored,
  kind text not null constraint hotels_kind_known check (kind in (
    'hotel', 'rooms', 'studios', 'villa', 'guesthouse', 'campsite', 'hostel'
  )),
  class text constraint hotels_class_known check (class in (
    'stars-5', 'stars-4', 'stars-3', 'stars-2', 'stars-1', 'keys-4', 'keys-3', 'keys-2', 'keys-1'
  )),
  -- Of guests, 0 to 10, and how many of them.
  rating_score numeric(3, 1) check (rating_score between 0 and 10),
  rating_count integer check (rating_count between 1 and 100000),
  -- Euro cents for two people and one night, by season; null where it is shut or not known.
  price_low integer check (price_low between 100 and 1000000),
  price_shoulder integer check (price_shoulder between 100 and 1000000),
  price_high integer check (price_high between 100 and 1000000),
  price_peak integer check (price_peak between 100 and 1000000),
  price_lowest integer generated always as (least(price_low, price_shoulder, price_high, price_peak)) stored,
  open_months smallint[] not null check (public.are_months(open_months)),
  max_guests smallint not null check (max_guests between 1 and 30),
  amenities text[] not null default '{}' constraint hotels_amenities_known check (public.each_once_of(amenities, array[
    'sea-view', 'caldera-view', 'beachfront', 'pool', 'private-pool', 'garden', 'terrace',
    'breakfast', 'restaurant', 'bar', 'kitchen', 'air-conditioning', 'heating', 'wifi',
    'workspace', 'washing-machine', 'parking', 'ev-charging', 'port-transfer', 'airport-transfer',
    'family-rooms', 'cots', 'pets', 'quiet', 'adults-only', 'spa', 'gym', 'luggage-storage',
    'reception-24h', 'shared-kitchen'
  ])),
  accessibility text[] not null default '{}' constraint hotels_accessibility_known check (public.each_once_of(accessibility, array[
    'step-free-entrance', 'ground-floor-room', 'lift', 'wheelchair-room', 'roll-in-shower',
    'grab-rails', 'accessible-parking', 'step-free-pool', 'visual-alarm', 'assistance-dogs'
  ])),
  check_in_from text not null check (check_in_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  check_in_until text check (check_in_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  check_out text not null check (check_out ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Minutes on foot; null where nobody walks it.
  walk_beach smallint check (walk_beach between 0 and 180),
  walk_port smallint check (walk_port between 0 and 180),
  walk_bus smallint check (walk_bus between 0 and 180),
  -- What comes first when nobody says otherwise: a guest rating weighs as much as there are guests behind it.
  recommended integer not null generated always as (
    case when is_sample then 0 else 100000 end
    + coalesce(round((rating_score * rating_count + 7.5 * 25) / (rating_count + 25) * 1000)::integer, 7400)
  ) stored,
  constraint hotels_rating_complete check ((rating_score is null) = (rating_count is null)),
  name_key_en text collate "C" not null generated always as (public.fold_text(name_en)) stored,
  name_key_el text collate "C" not null generated always as (public.fold_text(name_el)) stored,
  constraint hotels_source_complete check ((source_title is null) = (source_url is null)),
  constraint hotels_real_with_source check (is_sample or source_url is not null)
) with (toast_tuple_target = 512);

comment on table public.hotels is
  'Places to stay. Seeded, and written by the owner; anyone reads what is published.';

revoke all on public.hotels from anon, authenticated, service_role;
grant select on public.hotels to anon, authenticated;
grant select, insert, update, delete on public.hotels to service_role;

alter table public.hotels enable row level security;

-- Select: anyone, what is published.
create policy "anyone reads published hotels" on public.hotels
  for select to anon, authenticated using (is_published);

-- Insert, update, delete: nobody through the API with the public key. The owner writes with the secret one.
create policy "nobody adds hotels" on public.hotels
  for insert to anon, authenticated with check (false);
create policy "nobody changes hotels" on public.hotels
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes hotels" on public.hotels
  for delete to anon, authenticated using (false);

create trigger hotels_updated_at before update on public.hotels
  for each row execute function public.set_updated_at();

create table public.activities (
  -- The last part of its address.
  slug text collate "C" primary key
    check (char_length(slug) between 3 and 80 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Its place in the marks: see listing_marks.
  ord integer not null generated always as identity unique,
  name_en text not null check (char_length(name_en) between 3 and 80),
  name_el text not null check (char_length(name_el) between 3 and 80),
  summary_en text not null check (char_length(summary_en) between 40 and 160),
  summary_el text not null check (char_length(summary_el) between 40 and 160),
  description_en text not null check (char_length(description_en) between 120 and 1500),
  description_el text not null check (char_length(description_el) between 120 and 1500),
  image text check (char_length(image) <= 500 and image ~ '^https://'),
  is_sample boolean not null,
  is_published boolean not null default true,
  partner_links jsonb not null default '[]' check (public.are_partner_links(partner_links)),
  source_title text check (char_length(source_title) between 3 and 160),
  source_url text check (char_length(source_url) <= 500 and source_url ~ '^https?://'),
  -- The day on which its facts were last checked.
  checked_on date not null,
  updated_at timestamptz not null default now(),
  -- The file of seeds it came with: it goes when that no longer has it. Null for what the owner wrote.
  seeded_from text check (char_length(seeded_from) <= 120),
  island text not null check (island ~ '^[a-z]{2,20}$'),
  -- The village, beach or part of town.
  place_en text not null check (char_length(place_en) between 2 and 80),
  place_el text not null check (char_length(place_el) between 2 and 80),
  -- WGS 84 degrees, within the waters of the Cyclades.
  lat double precision not null check (lat between 36.2 and 38.1),
  lon double precision not null check (lon between 24.1 and 26.2),
  -- Degrees, for the index alone.
  spot point not null generated always as (point(lon, lat)) stored,
  kind text not null constraint activities_kind_known check (kind in (
    'hike', 'boat-trip', 'sailing', 'diving', 'snorkelling', 'kayak', 'windsurf-kitesurf',
    'cycling', 'horse-riding', 'climbing', 'food-wine', 'cooking', 'museum-site', 'village-walk',
    'hot-springs', 'sunset', 'beach', 'workshop', 'festival'
  )),
  access text not null constraint activities_access_known check (access in (
    'public', 'operator'
  )),
  -- Where it begins: a quay, a square, a gate. The position is of that.
  meeting_point_en text not null check (char_length(meeting_point_en) between 3 and 120),
  meeting_point_el text not null check (char_length(meeting_point_el) between 3 and 120),
  duration_minutes smallint not null check (duration_minutes between 5 and 4320),
  start_times text[] not null default '{}' check (cardinality(start_times) <= 12 and public.are_hours(start_times)),
  -- Per person: free, from so many cents, or to be asked.
  price_kind text not null check (price_kind in ('free', 'from', 'ask')),
  price_cents integer check (price_cents between 100 and 1000000),
  months smallint[] not null check (public.are_months(months)),
  languages text[] not null default '{}' constraint activities_languages_known check (public.each_once_of(languages, array[
    'en', 'el', 'de', 'fr', 'it', 'es', 'nl', 'sv'
  ])),
  level text not null constraint activities_level_known check (level in (
    'easy', 'moderate', 'demanding'
  )),
  included text[] not null default '{}' constraint activities_included_known check (public.each_once_of(included, array[
    'guide', 'equipment', 'instruction', 'hotel-transfer', 'boat', 'entrance-fee', 'meal', 'snack',
    'tasting', 'drinks', 'swim-stop', 'insurance', 'photos', 'certificate', 'map'
  ])),
  accessibility text[] not null default '{}' constraint activities_accessibility_known check (public.each_once_of(accessibility, array[
    'step-free', 'wheelchair-partly', 'accessible-toilet', 'seats-on-the-way', 'shade-on-the-way',
    'pushchair', 'assistance-dogs', 'audio-description', 'large-print', 'sign-language'
  ])),
  -- Beaufort from which on it is called off; null where wind does not matter.
  wind_limit_bft smallint check (wind_limit_bft between 3 and 10),
  -- Years; null where there is no limit.
  minimum_age smallint check (minimum_age between 1 and 21),
  -- What free things count as under a limit; null where it has to be asked.
  price_lowest integer generated always as (case price_kind when 'free' then 0 else price_cents end) stored,
  -- What comes first when nobody says otherwise: what is real, then what there is all year.
  recommended integer not null generated always as (
    case when is_sample then 0 else 1000 end + cardinality(months) * 10 + cardinality(accessibility)
  ) stored,
  constraint activities_price_complete check ((price_kind = 'from') = (price_cents is not null)),
  name_key_en text collate "C" not null generated always as (public.fold_text(name_en)) stored,
  name_key_el text collate "C" not null generated always as (public.fold_text(name_el)) stored,
  constraint activities_source_complete check ((source_title is null) = (source_url is null)),
  constraint activities_real_with_source check (is_sample or source_url is not null)
) with (toast_tuple_target = 512);

comment on table public.activities is
  'Things to do. Seeded, and written by the owner; anyone reads what is published.';

revoke all on public.activities from anon, authenticated, service_role;
grant select on public.activities to anon, authenticated;
grant select, insert, update, delete on public.activities to service_role;

alter table public.activities enable row level security;

-- Select: anyone, what is published.
create policy "anyone reads published activities" on public.activities
  for select to anon, authenticated using (is_published);

-- Insert, update, delete: nobody through the API with the public key. The owner writes with the secret one.
create policy "nobody adds activities" on public.activities
  for insert to anon, authenticated with check (false);
create policy "nobody changes activities" on public.activities
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes activities" on public.activities
  for delete to anon, authenticated using (false);

create trigger activities_updated_at before update on public.activities
  for each row execute function public.set_updated_at();

create table public.vehicles (
  -- The last part of its address.
  slug text collate "C" primary key
    check (char_length(slug) between 3 and 80 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Its place in the marks: see listing_marks.
  ord integer not null generated always as identity unique,
  name_en text not null check (char_length(name_en) between 3 and 80),
  name_el text not null check (char_length(name_el) between 3 and 80),
  summary_en text not null check (char_length(summary_en) between 40 and 160),
  summary_el text not null check (char_length(summary_el) between 40 and 160),
  description_en text not null check (char_length(description_en) between 120 and 1500),
  description_el text not null check (char_length(description_el) between 120 and 1500),
  image text check (char_length(image) <= 500 and image ~ '^https://'),
  is_sample boolean not null,
  is_published boolean not null default true,
  partner_links jsonb not null default '[]' check (public.are_partner_links(partner_links)),
  source_title text check (char_length(source_title) between 3 and 160),
  source_url text check (char_length(source_url) <= 500 and source_url ~ '^https?://'),
  -- The day on which its facts were last checked.
  checked_on date not null,
  updated_at timestamptz not null default now(),
  -- The file of seeds it came with: it goes when that no longer has it. Null for what the owner wrote.
  seeded_from text check (char_length(seeded_from) <= 120),
  -- Where it can be had.
  islands text[] not null check (
    cardinality(islands) between 1 and 24 and public.each_once_of(islands, islands)
    and array_to_string(islands, ',') ~ '^[a-z]{2,20}(,[a-z]{2,20})*$'
  ),
  class text not null constraint vehicles_class_known check (class in (
    'mini', 'economy', 'compact', 'family', 'suv', 'jeep', 'cabriolet', 'van', 'scooter',
    'motorcycle', 'quad', 'buggy', 'bicycle', 'e-bike'
  )),
  seats smallint not null check (seats between 1 and 9),
  doors smallint not null check (doors between 0 and 5),
  bags smallint not null check (bags between 0 and 9),
  gearbox text not null constraint vehicles_gearbox_known check (gearbox in (
    'manual', 'automatic'
  )),
  fuel text not null constraint vehicles_fuel_known check (fuel in (
    'petrol', 'diesel', 'hybrid', 'electric', 'none'
  )),
  -- Euro cents for one day, by season; null where there is none or it is not known.
  price_low integer check (price_low between 100 and 1000000),
  price_shoulder integer check (price_shoulder between 100 and 1000000),
  price_high integer check (price_high between 100 and 1000000),
  price_peak integer check (price_peak between 100 and 1000000),
  price_lowest integer generated always as (least(price_low, price_shoulder, price_high, price_peak)) stored,
  months smallint[] not null check (public.are_months(months)),
  -- Euro cents; null where it is not known.
  deposit_cents integer check (deposit_cents between 0 and 500000),
  licence text not null constraint vehicles_licence_known check (licence in (
    'none', 'AM', 'A1', 'A2', 'A', 'B1', 'B'
  )),
  licence_years smallint not null check (licence_years between 0 and 5),
  permit_outside_eu boolean not null,
  minimum_age smallint not null check (minimum_age between 14 and 30),
  extras text[] not null default '{}' constraint vehicles_extras_known check (public.each_once_of(extras, array[
    'air-conditioning', 'child-seat', 'helmets', 'top-case', 'port-delivery', 'airport-delivery',
    'hotel-delivery', 'unlimited-kilometres', 'full-insurance', 'second-driver', 'ferry-allowed'
  ])),
  insurance_en text not null check (char_length(insurance_en) between 20 and 300),
  insurance_el text not null check (char_length(insurance_el) between 20 and 300),
  -- What comes first when nobody says otherwise: what can be had on most islands.
  recommended integer not null generated always as (
    case when is_sample then 0 else 1000 end + cardinality(islands) * 10 + seats
  ) stored,
  name_key_en text collate "C" not null generated always as (public.fold_text(name_en)) stored,
  name_key_el text collate "C" not null generated always as (public.fold_text(name_el)) stored,
  constraint vehicles_source_complete check ((source_title is null) = (source_url is null)),
  constraint vehicles_real_with_source check (is_sample or source_url is not null)
);

comment on table public.vehicles is
  'Vehicles for hire. Seeded, and written by the owner; anyone reads what is published.';

revoke all on public.vehicles from anon, authenticated, service_role;
grant select on public.vehicles to anon, authenticated;
grant select, insert, update, delete on public.vehicles to service_role;

alter table public.vehicles enable row level security;

-- Select: anyone, what is published.
create policy "anyone reads published vehicles" on public.vehicles
  for select to anon, authenticated using (is_published);

-- Insert, update, delete: nobody through the API with the public key. The owner writes with the secret one.
create policy "nobody adds vehicles" on public.vehicles
  for insert to anon, authenticated with check (false);
create policy "nobody changes vehicles" on public.vehicles
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes vehicles" on public.vehicles
  for delete to anon, authenticated using (false);

create trigger vehicles_updated_at before update on public.vehicles
  for each row execute function public.set_updated_at();
