-- A link of an entry needs a host: with none, no form could read the trip. The check that follows asks for one, so links
-- that have none are taken out of the trips that are there.

update public.trips
set document = jsonb_set(document, '{entries}', (
  select jsonb_agg(
    case when entry ->> 'url' !~ '^https?://[^\s/?#]' then entry || '{"url": null}' else entry end
    order by place
  )
  from jsonb_array_elements(document -> 'entries') with ordinality as listed (entry, place)
))
where exists (
  select from jsonb_array_elements(document -> 'entries') as entry
  where entry ->> 'url' !~ '^https?://[^\s/?#]'
);
