-- Ways on for trips whose boats no longer sail (ADR 68): the trip as it was before the last one that was taken, so that it
-- can be taken back, and a mark on rooms that nobody else has to see.

-- {"version": of the trip after the way was taken, "document": before it}. Stale once the trip has another version.
alter table public.trips add column before_way jsonb check (octet_length(before_way::text) <= 170000);
comment on column public.trips.before_way is 'The document before a way on was taken, and the version it made.';

create or replace function public.public_trip(trip public.trips)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select (trip.document - array['privateNotes', 'planQuery'])
    || jsonb_build_object(
      'updatedAt', trip.updated_at,
      'stops', coalesce(
        (
          select jsonb_agg(stop.value - 'roomFixed' order by stop.ordinality)
          from jsonb_array_elements(trip.document -> 'stops') with ordinality as stop
        ),
        '[]'
      )
    )
$$;
