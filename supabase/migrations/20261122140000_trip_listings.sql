-- An entry of a trip may be one of our listings, by its slug; which table it stands in, the entry's kind says. A note
-- is no listing. Whether there is such a listing is not checked here: one that is withdrawn must not keep its trips
-- from being saved.
create or replace function public.is_trip_document(document jsonb)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when char_length(document::text) > 440000 then false
    when not public.fits_schema(document, public.trip_document_schema()) then false
    else
      (
        select count(*) = count(distinct stop ->> 'id')
        from jsonb_array_elements(document -> 'stops') as stop
      )
      and not exists (
        select from jsonb_array_elements((document -> 'days') || (document -> 'entries')) as part
        where part ->> 'stopId' not in (
          select stop ->> 'id' from jsonb_array_elements(document -> 'stops') as stop
        )
      )
      and (
        select count(*) = count(distinct (one_day ->> 'stopId', one_day -> 'dayOffset'))
        from jsonb_array_elements(document -> 'days') as one_day
      )
      and (
        select count(*) = count(distinct leg -> 'position')
          and coalesce(max((leg -> 'position')::integer), 0) <= jsonb_array_length(document -> 'stops')
        from jsonb_array_elements(document -> 'legs') as leg
      )
      and not exists (
        select from jsonb_path_query(document, '$.legs[*].sailings[*]') as boat
        where (boat ->> 'departsAt') collate "C" >= boat ->> 'arrivesAt'
      )
      and not exists (
        select from jsonb_array_elements(document -> 'entries') as entry
        where entry ->> 'kind' = 'note' and entry ->> 'listing' is not null
      )
  end
$$;
