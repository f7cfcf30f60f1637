-- A trip holds 150,000 bytes as the form sends it: some eighty pages of notes. All that is made of it for whoever has
-- its link (page, calendar, files for maps) is of that order, and so is the time that takes. What the database prints
-- has spaces, and defaults that are filled in: hence a tenth more. A trip of before that is larger stays as it is; it
-- may be archived and deleted, and saved when the save makes it no larger.
create function public.limit_trip_size()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  bytes integer := octet_length(new.document::text);
begin
  if bytes > 165000 and (tg_op = 'INSERT' or bytes > octet_length(old.document::text)) then
    raise exception 'A trip holds at most 165000 bytes' using errcode = '22023';
  end if;
  return new;
end
$$;

revoke all on function public.limit_trip_size() from public, anon, authenticated;

create trigger trips_size before insert or update of document on public.trips
  for each row execute function public.limit_trip_size();
