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
  ones constant bit(4096) := repeat('1', 4096)::bit(4096);
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
  price_ords integer[] := '{}';
  word_ords integer[];
  area_ords integer[];
  total integer;
  pages integer;
  facets jsonb;
  relaxed jsonb;
  masks bit varying[];
  ords integer[];
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
  then
    raise exception 'search_listings: what is asked is out of range' using errcode = '22023';
  end if;

  -- What no bitmap says: the drawer that a limit cuts through, words, and a part of the map.
  if max_cents > steps[full_drawers] then
    execute format(
      'select array_agg(ord) from public.%1$I where is_published and %2$I > $1 and %2$I <= $2 and %2$I <= $3',
      of_kind, 'price_' || season
    ) into price_ords using steps[full_drawers], max_cents, coalesce(steps[full_drawers + 1], max_cents);
  end if;
  if words <> '{}' then
    execute format('select array_agg(ord) from public.%I where is_published and words @@ $1', of_kind)
      into word_ords using (select string_agg(format('''%s'':*', word), ' & ') from unnest(words) as word)::tsquery;
  end if;
  if area <> '{}' then
    execute format('select array_agg(ord) from public.%I where is_published and point(lon, lat) <@ $1', of_kind)
      into area_ords using box(point(area[2], area[1]), point(area[4], area[3]));
  end if;

  with universe as materialized (
    select mark.block, mark.bits from public.listing_marks as mark where mark.listing = of_kind and mark.dim = 'all'
  ), wanted as (
    select dim, value, dim as filter
    from jsonb_each(any_of) as one (dim, list) cross join jsonb_array_elements_text(one.list) as value
    union all
    -- Each by itself: no count leaves it out.
    select dim, value, '=' || dim || '=' || value
    from jsonb_each(all_of) as one (dim, list) cross join jsonb_array_elements_text(one.list) as value
    union all
    select price_dim, lpad(drawer::text, 2, '0'), price_dim from generate_series(0, full_drawers - 1) as drawer
  ), parts as (
    select wanted.filter, mark.block, mark.bits
    from wanted join public.listing_marks as mark
      on mark.listing = of_kind and mark.dim = wanted.dim and mark.value = wanted.value
    union all select price_dim, piece.block, piece.bits from public.bits_of(price_ords) as piece
    union all select '=words', piece.block, piece.bits from public.bits_of(word_ords) as piece
    union all select '=area', piece.block, piece.bits from public.bits_of(area_ords) as piece
  ), filters as (
    select filter from wanted
    union select price_dim where max_cents is not null
    union select '=words' where words <> '{}'
    union select '=area' where area <> '{}'
  ), passing as materialized (
    select filters.filter, universe.block, coalesce(bit_or(parts.bits), zero) as bits
    from filters cross join universe
    left join parts on parts.filter = filters.filter and parts.block = universe.block
    group by 1, 2
  ), base as materialized (
    select universe.block, universe.bits & coalesce(bit_and(passing.bits), ones) as bits
    from universe left join passing on passing.block = universe.block
    group by universe.block, universe.bits
  ), without_own as materialized (
    select filters.filter as dim, universe.block, universe.bits & coalesce(bit_and(passing.bits), ones) as bits
    from filters cross join universe
    left join passing on passing.block = universe.block and passing.filter <> filters.filter
    group by filters.filter, universe.block, universe.bits
  ), counts as (
    select mark.dim, mark.value, sum(bit_count(mark.bits & coalesce(own.bits, base.bits))) as count
    from public.listing_marks as mark
    join base on base.block = mark.block
    left join without_own as own on own.dim = mark.dim and own.block = mark.block
    where mark.listing = of_kind and mark.dim <> 'all'
      and (not starts_with(mark.dim, 'price-') or mark.dim = price_dim)
    group by 1, 2
  ), by_dim as (
    select case dim when price_dim then 'price' else dim end as dim, jsonb_object_agg(value, count) as counts
    from counts group by 1
  )
  select
    (select coalesce(sum(bit_count(bits)), 0) from base),
    (select coalesce(jsonb_object_agg(dim, counts), '{}') from by_dim),
    (
      select coalesce(jsonb_object_agg(case dim when price_dim then 'price' else dim end, count), '{}')
      from (select dim, sum(bit_count(bits)) as count from without_own group by 1) as less
    ),
    (
      select array_agg(coalesce(base.bits, zero) order by nth)
      from generate_series(0, (select max(block) from base)) as nth left join base on base.block = nth
    )
  into total, facets, relaxed, masks;

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
        to_jsonb(one) - '{ord,seeded_from,description_en,description_el,name_key_en,name_key_el,words,recommended}'::text[]
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
