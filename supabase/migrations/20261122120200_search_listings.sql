-- One call for one page of listings: its rows, how many there are, and how many each value of each filter would leave.

/*
 * of_kind: hotels, activities or vehicles. asked, all optional:
 *   any      {"island": ["naxos", "paros"]}: one of them; counts of that filter leave it out
 *   all      {"amenities": ["pool", "wifi"]}: each of them; counts are of what is left with one more
 *   season   of the prices: low, shoulder, high, peak; the lowest of all without
 *   maxCents what costs more, or has no price, is left out
 *   words    beginnings of words of name and place, folded
 *   area     [south, west, north, east], degrees
 *   sort, locale (of names), page (from 1; the last one when there are fewer), size, pins (how many positions)
 *
 * Answers {total, page, pages, facets: {filter: {value: count}}, relaxed: {filter: how many without it}, rows, pins}.
 * Exact; a filter or value nobody knows leaves nothing.
 *
 * With the rights of its owner, because what row-level security has to go before cannot use an index of words; the
 * bitmaps hold published listings alone, and every read says so once more.
 */
create function public.search_listings(of_kind text, asked jsonb default '{}')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- Making machine code of the queries would take longer than they do.
set jit = off
as $$
declare
  zero constant bit(4096) := repeat('0', 4096)::bit(4096);
  any_of constant jsonb := coalesce(asked -> 'any', '{}');
  all_of constant jsonb := coalesce(asked -> 'all', '{}');
  season constant text := coalesce(asked ->> 'season', 'lowest');
  price_dim constant text := 'price-' || season;
  max_cents constant integer := asked ->> 'maxCents';
  words constant text[] := array(select jsonb_array_elements_text(coalesce(asked -> 'words', '[]')));
  area constant double precision[] :=
    array(select jsonb_array_elements_text(coalesce(asked -> 'area', '[]'))::double precision);
  sort constant text := coalesce(asked ->> 'sort', 'recommended');
  size constant integer := coalesce((asked ->> 'size')::integer, 24);
  pin_count constant integer := coalesce((asked ->> 'pins')::integer, 0);
  page integer := coalesce((asked ->> 'page')::integer, 1);
  steps constant integer[] := public.price_steps();
  full_drawers constant integer := width_bucket(max_cents, steps);
  wanted record;
  ords integer[];
  -- Bitmaps, one for each block: of all listings, of those that pass, and of those that pass all filters but one.
  universe bit varying[];
  masks bit varying[];
  others bit varying[];
  -- Names of the filters, their bitmaps one after the other, and from each of them on what all that follow let pass.
  filters text[] := '{}';
  passing bit varying[] := '{}';
  following bit varying[];
  before bit varying[];
  blocks integer;
  total integer := 0;
  without_own integer;
  pages integer;
  facets jsonb;
  counts jsonb;
  relaxed jsonb := '{}';
  chosen text;
  sorting text;
  found_rows jsonb;
  found_pins jsonb;
begin
  sorting := case
    when sort = 'recommended' then 'recommended desc, slug'
    when sort = 'price' then format('price_%s, slug', season)
    when sort = 'name' then
      format('name_key_%s, slug', case asked ->> 'locale' when 'el' then 'el' else 'en' end)
    when sort = 'rating' and of_kind = 'hotels' then
      'rating_score desc nulls last, rating_count desc nulls last, slug'
    when sort = 'beach' and of_kind = 'hotels' then 'walk_beach, slug'
    when sort = 'duration' and of_kind = 'activities' then 'duration_minutes, slug'
  end;
  if of_kind is null or of_kind not in ('hotels', 'activities', 'vehicles')
    or sorting is null
    or octet_length(asked::text) > 8000
    or season not in ('lowest', 'low', 'shoulder', 'high', 'peak')
    or (of_kind = 'activities' and season <> 'lowest')
    or size not between 1 and 60 or pin_count not between 0 and 500
    or (of_kind = 'vehicles' and (pin_count > 0 or area <> '{}'))
    or page not between 1 and 1000000
    or cardinality(words) > 8
    or exists (select from unnest(words) as word where word is null or word !~ '^[a-z0-9α-ω]{1,40}$')
    or cardinality(area) not in (0, 4)
    or exists (select from jsonb_object_keys(any_of || all_of) as dim where dim !~ '^[a-z]{2,20}$' or dim = 'all')
  then
    raise exception 'search_listings: what is asked is out of range' using errcode = '22023';
  end if;

  universe := array(
    select coalesce(mark.bits, zero)
    from generate_series(0, (
      select max(block) from public.listing_marks where listing = of_kind and dim = 'all'
    )) as nth
    left join public.listing_marks as mark
      on mark.listing = of_kind and mark.dim = 'all' and mark.value = '' and mark.block = nth
    order by nth
  );
  blocks := cardinality(universe);

  for wanted in
    select one.dim as name, one.dim, array(select jsonb_array_elements_text(one.list)) as listed
    from jsonb_each(any_of) as one (dim, list)
    union all
    -- Each value by itself: no count leaves it out.
    select '=' || one.dim || '=' || value, one.dim, array[value]
    from jsonb_each(all_of) as one (dim, list) cross join jsonb_array_elements_text(one.list) as value
    union all
    select price_dim, price_dim, array(
      select lpad(drawer::text, 2, '0') from generate_series(0, full_drawers - 1) as drawer
    ) where max_cents is not null
  loop
    filters := filters || wanted.name;
    passing := passing || array(
      select coalesce(found.bits, zero)
      from generate_series(0, blocks - 1) as nth
      left join (
        select block, bit_or(bits) as bits from public.listing_marks
        where listing = of_kind and dim = wanted.dim and value = any (wanted.listed) group by block
      ) as found on found.block = nth
      order by nth
    );
  end loop;

  -- What no bitmap says: the drawer that a limit cuts through, words, and a part of the map.
  if max_cents > steps[full_drawers] then
    execute format(
      'select array_agg(ord) from public.%1$I where is_published and %2$I > $1 and %2$I <= $2 and %2$I <= $3',
      of_kind, 'price_' || season
    ) into ords using steps[full_drawers], max_cents, coalesce(steps[full_drawers + 1], max_cents);
    for wanted in select piece.block, piece.bits from public.bits_of(ords) as piece loop
      passing[(cardinality(filters) - 1) * blocks + wanted.block + 1] :=
        passing[(cardinality(filters) - 1) * blocks + wanted.block + 1] | wanted.bits;
    end loop;
  end if;
  for wanted in select word from unnest(words) as word loop
    ords := array(
      select ord from public.listing_words
      where listing = of_kind and word >= wanted.word and word < wanted.word || U&'\+10FFFF'
    );
    others := public.masks_of(ords, blocks);
    if filters[cardinality(filters)] = '=words' then
      for nth in 1..blocks loop
        passing[(cardinality(filters) - 1) * blocks + nth] :=
          passing[(cardinality(filters) - 1) * blocks + nth] & others[nth];
      end loop;
    else
      filters := filters || '=words'::text;
      passing := passing || others;
    end if;
  end loop;
  if area <> '{}' then
    execute format('select array_agg(ord) from public.%I where is_published and spot <@ $1', of_kind)
      into ords using box(point(area[2], area[1]), point(area[4], area[3]));
    filters := filters || '=area'::text;
    passing := passing || public.masks_of(ords, blocks);
  end if;

  -- From behind: what a filter and all that follow let pass. At its head stands what passes all.
  following := universe;
  masks := universe;
  for nth in reverse cardinality(filters)..1 loop
    for block in 1..blocks loop
      masks[block] := masks[block] & passing[(nth - 1) * blocks + block];
    end loop;
    following := masks || following;
  end loop;
  for block in 1..blocks loop
    total := total + bit_count(masks[block])::integer;
  end loop;

  select coalesce(jsonb_object_agg(dim, listed), '{}') into facets from (
    select dim, jsonb_object_agg(value, count) as listed from (
      select dim, value, sum(bit_count(bits & masks[block + 1])::integer) as count
      from public.listing_marks
      where listing = of_kind and dim <> 'all' and dim <> all (filters)
        and (not starts_with(dim, 'price-') or dim = price_dim)
      group by dim, value
    ) as counted
    group by dim
  ) as by_dim;

  -- And from before: each filter between what the ones before and the ones behind it let pass.
  before := universe;
  for nth in 1..cardinality(filters) loop
    without_own := 0;
    for block in 1..blocks loop
      others[block] := before[block] & following[nth * blocks + block];
      before[block] := before[block] & passing[(nth - 1) * blocks + block];
      without_own := without_own + bit_count(others[block])::integer;
    end loop;
    relaxed := relaxed || jsonb_build_object(filters[nth], without_own);
    continue when starts_with(filters[nth], '=');
    select coalesce(jsonb_object_agg(value, count), '{}') into counts from (
      select value, sum(bit_count(bits & others[block + 1])::integer) as count
      from public.listing_marks where listing = of_kind and dim = filters[nth] group by value
    ) as counted;
    facets := facets || jsonb_build_object(filters[nth], counts);
  end loop;

  -- Of whatever season, it is the price.
  facets := facets - price_dim || case
    when facets ? price_dim then jsonb_build_object('price', facets -> price_dim) else '{}'
  end;
  relaxed := relaxed - price_dim || case
    when relaxed ? price_dim then jsonb_build_object('price', relaxed -> price_dim) else '{}'
  end;

  pages := greatest(1, (total + size - 1) / size);
  page := least(page, pages);

  -- Few are looked up by their numbers and sorted; of many the index in that order is followed to the page.
  if total <= 800 then
    ords := array(
      select (nth::integer - 1) * 4096 + chunk * 64 + at
      from unnest(masks) with ordinality as mask (bits, nth)
      cross join generate_series(0, 63) as chunk
      cross join lateral (select substring(mask.bits from chunk * 64 + 1 for 64) as bits) as part
      cross join generate_series(0, 63) as at
      where bit_count(mask.bits) > 0 and bit_count(part.bits) > 0 and get_bit(part.bits, at) = 1
    );
    chosen := 'ord = any ($1)';
  else
    -- Not '= 1', of which the planner expects so few that it would sort the table instead.
    chosen := 'get_bit(($2)[(ord >> 12) + 1], ord & 4095) <> 0';
  end if;

  execute format(
    $page$
      select coalesce(jsonb_agg(
        to_jsonb(one) - '{ord,seeded_from,description_en,description_el,name_key_en,name_key_el,spot,recommended}'::text[]
        order by %3$s
      ), '[]')
      from public.%1$I as one where slug = any (array(
        select slug from public.%1$I where is_published and %2$s order by %3$s limit $3 offset $4
      ))
    $page$,
    of_kind, chosen, sorting
  ) into found_rows using ords, masks, size, (page - 1) * size;

  if pin_count > 0 then
    execute format(
      $pins$
        select coalesce(jsonb_agg(jsonb_build_array(slug, lat, lon)), '[]') from (
          select slug, lat, lon from public.%1$I where is_published and %2$s order by %3$s limit $3
        ) as one
      $pins$,
      of_kind, chosen, sorting
    ) into found_pins using ords, masks, pin_count;
  end if;

  return jsonb_build_object(
    'total', total, 'page', page, 'pages', pages, 'facets', facets, 'relaxed', relaxed, 'rows', found_rows,
    'pins', coalesce(found_pins, '[]')
  );
end
$$;

comment on function public.search_listings(text, jsonb) is
  'A page of published hotels, activities or vehicles with counts for every filter.';

revoke all on function public.search_listings(text, jsonb) from public, anon, authenticated;
grant execute on function public.search_listings(text, jsonb) to anon, authenticated, service_role;
