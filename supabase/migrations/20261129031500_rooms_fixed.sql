-- Whether a room can be cancelled is nobody else's business: links and calendars leave the mark out.
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
