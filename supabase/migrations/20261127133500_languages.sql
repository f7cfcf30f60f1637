-- The languages of the site are in lib/foundation/i18n/languages.json. The database only checks that a value is the code of a
-- language, so that a new one needs no migration; readers take English for a code the site does not know.

alter table public.contact_messages
  drop constraint contact_messages_locale_check,
  add constraint contact_messages_locale_check check (locale ~ '^[a-z]{2}$');

alter table public.profiles
  drop constraint profiles_locale_check,
  add constraint profiles_locale_check check (locale ~ '^[a-z]{2}$');

alter table public.property_submissions
  drop constraint property_submissions_locale_check,
  add constraint property_submissions_locale_check check (locale ~ '^[a-z]{2}$');
