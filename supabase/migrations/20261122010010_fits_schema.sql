-- Whether a JSON value fits a JSON Schema: what tells columns of JSON from a bag that takes anything. Of JSON
-- Schema it knows the words written below (tools/trips/document-schema.ts refuses others), and it is stricter
-- in two things: a member that is not named is a fault, and so is a list, text or number without a bound.

create function public.fits_schema(value jsonb, schema jsonb)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- Every value within the value, each beside the rule for it.
  with recursive part (value, rule) as (
    select fits_schema.value, fits_schema.schema
    union all
    select inner_part.value, inner_part.rule
    from part
    cross join lateral (
      select member.value, part.rule -> 'properties' -> member.key as rule
      from jsonb_each(case jsonb_typeof(part.value) when 'object' then part.value else '{}' end) as member
      union all
      select item.value, part.rule -> 'items'
      from jsonb_array_elements(case jsonb_typeof(part.value) when 'array' then part.value else '[]' end)
        as item (value)
    ) as inner_part
    where part.rule is not null
  )
  select bool_and(coalesce(
    case jsonb_typeof(part.value)
      when 'object' then
        part.rule -> 'type' ? 'object'
        and part.value ?& array(select jsonb_array_elements_text(part.rule -> 'required'))
      when 'array' then
        part.rule -> 'type' ? 'array'
        and jsonb_array_length(part.value)
          between coalesce((part.rule ->> 'minItems')::integer, 0) and (part.rule ->> 'maxItems')::integer
      when 'number' then
        part.rule -> 'type' ? 'integer'
        and part.value::numeric between (part.rule ->> 'minimum')::numeric and (part.rule ->> 'maximum')::numeric
        and part.value::numeric = trunc(part.value::numeric)
      when 'string' then
        part.rule -> 'type' ? 'string'
        and part.rule ?| array['enum', 'pattern', 'maxLength']
        and coalesce(part.rule -> 'enum' ? (part.value #>> '{}'), true)
        and coalesce(char_length(part.value #>> '{}') <= (part.rule ->> 'maxLength')::integer, true)
        and coalesce(part.value #>> '{}' ~ (part.rule ->> 'pattern'), true)
        and coalesce((part.value #>> '{}') collate "C" >= part.rule ->> 'formatMinimum', true)
        and coalesce((part.value #>> '{}') collate "C" <= part.rule ->> 'formatMaximum', true)
      else part.rule -> 'type' ? jsonb_typeof(part.value)
    end,
    false
  ))
  from part
$$;

comment on function public.fits_schema(jsonb, jsonb) is 'Whether a JSON value fits a JSON Schema.';

-- Nobody: with patterns of their own people could keep the database busy. Checks call it for them.
revoke all on function public.fits_schema(jsonb, jsonb) from public, anon, authenticated;
