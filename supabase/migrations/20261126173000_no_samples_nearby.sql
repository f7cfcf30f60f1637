-- Samples are shown as examples in their lists and are near nobody: they leave the answer, and with them the column that
-- told them apart.

drop function public.nearby_places(
  double precision, double precision, text[], text, integer, integer
);

/*
 * What is around a position, nearest first: places of the records, and what is real and published of hotels and activities.
 * Null for kinds or island means any.
 *
 * With the rights of its owner, because under row-level security the positions of hotels and activities could not
 * be looked up in their index: so every read of them says is_published.
 */
create function public.nearby_places(
  at_lat double precision,
  at_lon double precision,
  of_kinds text[] default null,
  on_island text default null,
  max_metres integer default 10000,
  max_rows integer default 60
)
returns table (
  -- `naxos/beach-plaka`, or the last two parts of an address: `hotels/naxos-windmill`.
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
security definer
set search_path = ''
as $$
declare
  -- Degrees that reach as far, and a hundredth more. A circle of degrees would be an ellipse on the ground.
  high double precision;
  wide double precision;
  around box;
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
  high := max_metres * 1.01 / 111195;
  wide := high / greatest(0.01, cos(radians(least(90, abs(at_lat) + high))));
  around := box(point(at_lon - wide, at_lat - high), point(at_lon + wide, at_lat + high));

  -- The index gives what may be near; the exact distance decides and orders.
  return query
  select near.id, near.island, near.kind, near.name_en, near.name_el, near.lat, near.lon, near.metres
  from (
    select found.*, public.metres_between(at_lat, at_lon, found.lat, found.lon) as metres
    from (
      select place.id, place.island, place.kind, place.name_en, place.name_el, place.lat, place.lon
      from public.places as place
      where place.spot operator(pg_catalog.<@)
          circle(point(at_lon * 88804, at_lat * 111195), max_metres * 1.03)
        and (of_kinds is null or place.kind = any (of_kinds))
        and (on_island is null or place.island = on_island)
      union all
      select 'hotels/' || hotel.slug, hotel.island, 'hotel', hotel.name_en, hotel.name_el, hotel.lat, hotel.lon
      from public.hotels as hotel
      where hotel.is_published
        and not hotel.is_sample
        and (of_kinds is null or 'hotel' = any (of_kinds))
        and hotel.spot operator(pg_catalog.<@) around
        and (on_island is null or hotel.island = on_island)
      union all
      select 'activities/' || activity.slug, activity.island, 'activity', activity.name_en, activity.name_el,
        activity.lat, activity.lon
      from public.activities as activity
      where activity.is_published
        and not activity.is_sample
        and (of_kinds is null or 'activity' = any (of_kinds))
        and activity.spot operator(pg_catalog.<@) around
        and (on_island is null or activity.island = on_island)
    ) as found
  ) as near
  where near.metres <= max_metres
  -- What meets at a port is behind the port.
  order by near.metres, near.kind in ('hotel', 'activity'), near.id collate "C"
  limit max_rows;
end
$$;

comment on function public.nearby_places(
  double precision, double precision, text[], text, integer, integer
) is 'Places, hotels and activities within max_metres of a position, nearest first, with their distance in metres.';

revoke all on function public.nearby_places(
  double precision, double precision, text[], text, integer, integer
) from public, anon, authenticated;
grant execute on function public.nearby_places(
  double precision, double precision, text[], text, integer, integer
) to anon, authenticated, service_role;
