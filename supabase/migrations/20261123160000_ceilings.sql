-- Whoever has many addresses passes every limit of a sender. What people leave here without an account has a ceiling for
-- all of them together, some ten times what a busy day brings; and what nobody has dealt with does not pile up without
-- end. One after the other, so that many at once pass it no further.

create function public.limit_contact_messages()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('contact messages', 0));
  if (
    select count(*) from public.contact_messages as sent where sent.created_at > now() - interval '1 day'
  ) >= 500 or (select count(*) from public.contact_messages) >= 20000 then
    raise exception 'No more messages are taken today' using errcode = 'PT429';
  end if;
  return new;
end
$$;

create or replace function public.limit_property_submissions()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(
    hashtextextended('properties of ' || coalesce(new.user_id::text, 'people without an account'), 0)
  );
  if new.user_id is not null then
    if (select count(*) from public.property_submissions as sent where sent.user_id = new.user_id) >= 100 then
      raise exception 'A person offers at most 100 properties' using errcode = 'PT409';
    end if;
  elsif (
    select count(*) from public.property_submissions as sent
    where sent.user_id is null and sent.created_at > now() - interval '1 day'
  ) >= 100 or (
    select count(*) from public.property_submissions as sent
    where sent.user_id is null and sent.state = 'received'
  ) >= 2000 then
    raise exception 'No more properties are taken today' using errcode = 'PT429';
  end if;
  return new;
end
$$;

revoke all on function public.limit_contact_messages() from public, anon, authenticated;

create trigger contact_messages_limit before insert on public.contact_messages
  for each row execute function public.limit_contact_messages();
