-- What a post shows beside its title, and which one stands first.

alter table public.posts
  -- The chart of an island, by its slug, or that of all of them.
  add column chart text not null default 'archipelago'
    constraint posts_chart_shape check (chart ~ '^[a-z]{2,30}$'),
  -- Stands above the others in the list, however old it is.
  add column featured boolean not null default false;
