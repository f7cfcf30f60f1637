-- Ways on for trips whose boats no longer sail (ADR 68): the trip as it was before the last one that was taken, so that it
-- can be taken back.

-- {"version": of the trip after the way was taken, "document": before it}. Stale once the trip has another version.
alter table public.trips add column before_way jsonb check (octet_length(before_way::text) <= 170000);
comment on column public.trips.before_way is 'The document before a way on was taken, and the version it made.';
