-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/iraklia.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('iraklia-agios-georgios-harbour-rooms', 'Rooms above the Inlet, Agios Georgios', 'Δωμάτια πάνω από το Λιμανάκι, Άγιος Γεώργιος', 'Five rooms over the harbour of Iraklia, four minutes from the ramp by a short steep lane.', 'Πέντε δωμάτια πάνω από το λιμάνι της Ηρακλειάς, τέσσερα λεπτά από τον καταπέλτη με μια κοφτή ανηφόρα.', 'Someone meets the boat, mostly to see who is on it. Power goes off now and then in August, and with it the water pump. You will know the three menus of the village by the fourth day.', 'Στο πλοίο κάποιος έρχεται, πιο πολύ για να δει ποιος κατεβαίνει. Τον Αύγουστο το ρεύμα κόβεται καμιά φορά, και μαζί του η αντλία του νερού. Ως την τέταρτη μέρα ξέρετε απέξω τους τρεις καταλόγους του χωριού.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'iraklia', 'Agios Georgios', 'Άγιος Γεώργιος', 36.8607, 25.4689, 'rooms', 'keys-2', null::numeric, null::integer, null::integer, 4800::integer, 6800::integer, 9800::integer, '{5,6,7,8,9}'::smallint[], 3, '{sea-view,air-conditioning,wifi,terrace}'::text[], '{}'::text[], '13:00', '21:00', '11:00', 3::smallint, 4::smallint, null::smallint, 'supabase/seed/listings/hotels/iraklia.ts'),
  ('iraklia-livadi-bay-studios', 'Studios behind Livadi Beach', 'Στούντιο πίσω από το Λιβάδι', 'Four studios near the long beach, twenty-five minutes on foot from the harbour and its shops.', 'Τέσσερα στούντιο κοντά στη μεγάλη παραλία, είκοσι πέντε λεπτά με τα πόδια από το λιμάνι και τα μαγαζιά.', 'Closed until June, because before that no one would come. The castle ruin stands over the bay, and goats over the ruin. Carry groceries in the cool of the morning, or ask for a lift, which people give.', 'Ως τον Ιούνιο κλειστά, γιατί νωρίτερα δεν θα ερχόταν κανείς. Πάνω από τον κόλπο είναι το ερειπωμένο κάστρο, και πάνω στο κάστρο κατσίκες. Τα ψώνια κουβαλήστε τα πρωί με τη δροσιά, ή ζητήστε να σας πάρουν: σταματούν.', null, true, true, '[]', null, null, '2026-11-22', 'iraklia', 'Livadi', 'Λιβάδι', 36.8508, 25.4715, 'studios', 'keys-2', null, null, null, null, 7800, 11200, '{6,7,8,9}', 4, '{sea-view,kitchen,air-conditioning,wifi,terrace,family-rooms,parking}', '{step-free-entrance,ground-floor-room}', '14:00', '20:00', '10:30', 4, 25, null, 'supabase/seed/listings/hotels/iraklia.ts'),
  ('iraklia-panagia-walkers-house', 'Walkers’ House, Panagia', 'Σπίτι Περιπατητών, Παναγία', 'Three rooms and one kitchen in the upper village, at the start of the path to the cave.', 'Τρία δωμάτια και μία κουζίνα στο πάνω χωριό, στην αρχή του μονοπατιού για τη σπηλιά.', 'An hour up from the harbour if nobody drives you. There is one shop, with hours of its own. Nights are dark enough for the Milky Way, and the dog of the next yard answers every star.', 'Μία ώρα ανηφόρα από το λιμάνι, αν δεν σας πάει κάποιος. Έχει ένα μαγαζί, με δικό του ωράριο. Η νύχτα είναι τόσο σκοτεινή που φαίνεται ο γαλαξίας, και ο σκύλος της διπλανής αυλής γαβγίζει ως το πρωί.', null, true, true, '[]', null, null, '2026-11-22', 'iraklia', 'Panagia', 'Παναγία', 36.8389, 25.4552, 'guesthouse', null, null, null, null, 4200, 5800, 8400, '{5,6,7,8,9}', 4, '{terrace,shared-kitchen,quiet,pets}', '{ground-floor-room}', '13:00', '20:00', '11:00', null, null, null, 'supabase/seed/listings/hotels/iraklia.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/iraklia.ts' and slug not in (select slug from records)
)
insert into public.hotels as listing (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from)
select * from records
on conflict (slug) do update set
  name_en = excluded.name_en,
  name_el = excluded.name_el,
  summary_en = excluded.summary_en,
  summary_el = excluded.summary_el,
  description_en = excluded.description_en,
  description_el = excluded.description_el,
  image = excluded.image,
  is_sample = excluded.is_sample,
  partner_links = excluded.partner_links,
  source_title = excluded.source_title,
  source_url = excluded.source_url,
  checked_on = excluded.checked_on,
  island = excluded.island,
  place_en = excluded.place_en,
  place_el = excluded.place_el,
  lat = excluded.lat,
  lon = excluded.lon,
  kind = excluded.kind,
  class = excluded.class,
  rating_score = excluded.rating_score,
  rating_count = excluded.rating_count,
  price_low = excluded.price_low,
  price_shoulder = excluded.price_shoulder,
  price_high = excluded.price_high,
  price_peak = excluded.price_peak,
  open_months = excluded.open_months,
  max_guests = excluded.max_guests,
  amenities = excluded.amenities,
  accessibility = excluded.accessibility,
  check_in_from = excluded.check_in_from,
  check_in_until = excluded.check_in_until,
  check_out = excluded.check_out,
  walk_beach = excluded.walk_beach,
  walk_port = excluded.walk_port,
  walk_bus = excluded.walk_bus,
  seeded_from = excluded.seeded_from
where (listing.name_en, listing.name_el, listing.summary_en, listing.summary_el, listing.description_en, listing.description_el, listing.image, listing.is_sample, listing.partner_links, listing.source_title, listing.source_url, listing.checked_on, listing.island, listing.place_en, listing.place_el, listing.lat, listing.lon, listing.kind, listing.class, listing.rating_score, listing.rating_count, listing.price_low, listing.price_shoulder, listing.price_high, listing.price_peak, listing.open_months, listing.max_guests, listing.amenities, listing.accessibility, listing.check_in_from, listing.check_in_until, listing.check_out, listing.walk_beach, listing.walk_port, listing.walk_bus, listing.seeded_from)
  is distinct from (excluded.name_en, excluded.name_el, excluded.summary_en, excluded.summary_el, excluded.description_en, excluded.description_el, excluded.image, excluded.is_sample, excluded.partner_links, excluded.source_title, excluded.source_url, excluded.checked_on, excluded.island, excluded.place_en, excluded.place_el, excluded.lat, excluded.lon, excluded.kind, excluded.class, excluded.rating_score, excluded.rating_count, excluded.price_low, excluded.price_shoulder, excluded.price_high, excluded.price_peak, excluded.open_months, excluded.max_guests, excluded.amenities, excluded.accessibility, excluded.check_in_from, excluded.check_in_until, excluded.check_out, excluded.walk_beach, excluded.walk_port, excluded.walk_bus, excluded.seeded_from);
