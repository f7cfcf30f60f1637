-- Places a traveller can be near: beaches, villages, sights and ports of the island records, filled in by
-- seed.sql. A further kind (hotels, activities) is one more word in the check on `kind`.

create table public.places (
  -- Island and the section of its page that tells about the place: `naxos/beach-plaka`.
  id text primary key check (char_length(id) <= 100 and id ~ '^[a-z0-9-]+/[a-z0-9-]+$'),
  island text not null check (island ~ '^[a-z]{2,20}$' and starts_with(id, island || '/')),
  kind text not null constraint places_kind_known check (kind in ('beach', 'village', 'sight', 'port')),
  name_en text not null check (char_length(name_en) between 2 and 100),
  name_el text not null check (char_length(name_el) between 2 and 100),
  -- WGS 84 degrees, within the waters of the Cyclades.
  lat double precision not null check (lat between 36.2 and 38.1),
  lon double precision not null check (lon between 24.1 and 26.2),
  -- The position on a plane, in metres east and north of nowhere in particular: true to scale at 37° north
  -- (88 804 = 111 195 × cos 37°) and within 2 % elsewhere in these waters. For the index alone.
  spot point not null generated always as (point(lon * 88804, lat * 111195)) stored
);

comment on table public.places is
  'Beaches, villages, sights and ports with their positions. Written by seed.sql only; anyone reads.';

-- Built-in points need no extension: the same index serves PGlite and every PostgreSQL.
create index places_spot on public.places using gist (spot);
create index places_island on public.places (island);

revoke all on public.places from anon, authenticated, service_role;
grant select on public.places to anon, authenticated, service_role;

alter table public.places enable row level security;

-- Select: anyone. The same stands on the public pages of the islands.
create policy "anyone reads places" on public.places
  for select to anon, authenticated using (true);

-- Insert, update, delete: nobody through the API. The rows come with the program (seed.sql).
create policy "nobody adds places" on public.places
  for insert to anon, authenticated with check (false);
create policy "nobody changes places" on public.places
  for update to anon, authenticated using (false) with check (false);
create policy "nobody deletes places" on public.places
  for delete to anon, authenticated using (false);

-- Metres between two positions along a great circle of the mean sphere (haversine).
create function public.metres_between(
  a_lat double precision,
  a_lon double precision,
  b_lat double precision,
  b_lon double precision
)
returns double precision
language sql
immutable
security invoker
set search_path = ''
as $$
  select 2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(b_lat - a_lat) / 2) ^ 2
    + cos(radians(a_lat)) * cos(radians(b_lat)) * sin(radians(b_lon - a_lon) / 2) ^ 2
  )))
$$;

comment on function public.metres_between(
  double precision, double precision, double precision, double precision
) is 'Metres between two positions in degrees, along a great circle.';

revoke all on function public.metres_between(
  double precision, double precision, double precision, double precision
) from public, anon, authenticated;
grant execute on function public.metres_between(
  double precision, double precision, double precision, double precision
) to anon, authenticated, service_role;

-- The places around a position, nearest first. Null for kinds or island means any.
create function public.nearby_places(
  at_lat double precision,
  at_lon double precision,
  of_kinds text[] default null,
  on_island text default null,
  max_metres integer default 10000,
  max_rows integer default 60
)
returns table (
  id text,
  island text,
  kind text,
  name_en text,
  name_el text,
  lat double precision,
  lon double precision,
  metres double precision
)
language plpgsql
stable
security invoker
set search_path = ''
as $$
begin
  if at_lat is null or at_lat not between -90 and 90
    or at_lon is null or at_lon not between -180 and 180
    or max_metres is null or max_metres not between 1 and 100000
    or max_rows is null or max_rows not between 1 and 200
    or coalesce(cardinality(of_kinds), 0) > 20
  then
    raise exception 'nearby_places: position, max_metres (1 to 100000) or max_rows (1 to 200) out of range'
      using errcode = '22023';
  end if;

  -- The index gives a circle on the plane that is 3 % too wide; the exact distance decides and orders.
  return query
  select near.id, near.island, near.kind, near.name_en, near.name_el, near.lat, near.lon, near.metres
  from (
    select place.*, public.metres_between(at_lat, at_lon, place.lat, place.lon) as metres
    from public.places as place
    where place.spot operator(pg_catalog.<@)
        circle(point(at_lon * 88804, at_lat * 111195), max_metres * 1.03)
      and (of_kinds is null or place.kind = any (of_kinds))
      and (on_island is null or place.island = on_island)
  ) as near
  where near.metres <= max_metres
  order by near.metres, near.id
  limit max_rows;
end
$$;

comment on function public.nearby_places(
  double precision, double precision, text[], text, integer, integer
) is 'Places within max_metres of a position, nearest first, with their distance in metres.';

revoke all on function public.nearby_places(
  double precision, double precision, text[], text, integer, integer
) from public, anon, authenticated;
grant execute on function public.nearby_places(
  double precision, double precision, text[], text, integer, integer
) to anon, authenticated, service_role;

-- The nearest place of all, however far: for those who ask from outside the Cyclades.
create function public.nearest_place(at_lat double precision, at_lon double precision)
returns table (
  id text,
  island text,
  kind text,
  name_en text,
  name_el text,
  lat double precision,
  lon double precision,
  metres double precision
)
language plpgsql
stable
security invoker
set search_path = ''
as $$
begin
  if at_lat is null or at_lat not between -90 and 90
    or at_lon is null or at_lon not between -180 and 180
  then
    raise exception 'nearest_place: position out of range' using errcode = '22023';
  end if;

  -- The plane is bent for somebody far away: of the twenty it calls nearest, the nearest on the sphere.
  return query
  select near.id, near.island, near.kind, near.name_en, near.name_el, near.lat, near.lon,
    public.metres_between(at_lat, at_lon, near.lat, near.lon) as metres
  from (
    select place.*
    from public.places as place
    order by place.spot operator(pg_catalog.<->) point(at_lon * 88804, at_lat * 111195)
    limit 20
  ) as near
  order by metres, near.id
  limit 1;
end
$$;

comment on function public.nearest_place(double precision, double precision) is
  'The place nearest to a position, whatever the distance, with its distance in metres.';

revoke all on function public.nearest_place(double precision, double precision)
  from public, anon, authenticated;
grant execute on function public.nearest_place(double precision, double precision)
  to anon, authenticated, service_role;
