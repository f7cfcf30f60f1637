-- Nothing is open to the public roles unless a later line opens it. Supabase grants every new table and
-- function of the public schema to them; here each grant is written down where its table is made.

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- PUBLIC may run every new function by a default that belongs to no schema.
alter default privileges revoke execute on functions from public;

-- Whether the whole way to the database is open: the site's health check. The one thing anyone may call.
create function public.ping()
returns boolean
language sql
stable
security invoker
set search_path = ''
as $$ select true $$;

comment on function public.ping() is 'Answers true: the site''s health check.';
grant execute on function public.ping() to anon, authenticated, service_role;
