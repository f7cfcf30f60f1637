-- Marks what is real, so that a search can leave out the samples: only the lists show those, as examples.

create or replace function public.hotel_marks(one public.hotels)
returns table (dim text, value text)
language sql
immutable
set search_path = ''
as $$
  select 'all', ''
  union all select 'real', 'yes' where not one.is_sample
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

create or replace function public.activity_marks(one public.activities)
returns table (dim text, value text)
language sql
immutable
set search_path = ''
as $$
  select 'all', ''
  union all select 'real', 'yes' where not one.is_sample
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

create or replace function public.vehicle_marks(one public.vehicles)
returns table (dim text, value text)
language sql
immutable
set search_path = ''
as $$
  select 'all', ''
  union all select 'real', 'yes' where not one.is_sample
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

-- Makes the marks anew.
update public.hotels set slug = slug;
update public.activities set slug = slug;
update public.vehicles set slug = slug;
