-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/kimolos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('kimolos-chorio-castle-lane-rooms', 'Rooms by the Castle Gate, Chorio', 'Δωμάτια στην Πύλη του Κάστρου, Χωριό', 'Four rooms in the lanes round the old castle, above a bakery that makes ladenia.', 'Τέσσερα δωμάτια στα σοκάκια γύρω από το παλιό κάστρο, πάνω από φούρνο που βγάζει λαδένια.', 'Quiet after eleven, warm at five when the oven starts. From the boat it is a steady climb, and the minibus does not meet every one. In winter three shops and one table keep the village company.', 'Μετά τις έντεκα ησυχία, στις πέντε ζέστη, μόλις ανάψει ο φούρνος. Από το πλοίο είναι όλο ανηφόρα, και το λεωφορειάκι δεν περιμένει κάθε φορά. Τον χειμώνα στο χωριό μένουν τρία μαγαζιά κι ένα τραπέζι.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'kimolos', 'Chorio', 'Χωριό', 36.7922, 24.5744, 'rooms', 'keys-2', null::numeric, null::integer, 4000::integer, 5200::integer, 7500::integer, 10800::integer, '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[], 2, '{air-conditioning,heating,wifi,quiet}'::text[], '{}'::text[], '14:00', '21:00', '11:00', null::smallint, 16::smallint, 5::smallint, 'supabase/seed/listings/hotels/kimolos.ts'),
  ('kimolos-psathi-jetty-studios', 'Studios next to the Jetty, Psathi', 'Στούντιο δίπλα στον Μόλο, Ψάθη', 'Five studios at the harbour, with the hamlet’s own sand across the road and Milos opposite.', 'Πέντε στούντιο στο λιμανάκι, με την άμμο του οικισμού απέναντι και τη Μήλο στο βάθος.', 'The ferry from Pollonia comes and goes all day and lights its lamps at your window. For bread you climb twenty minutes to Chorio. A strong northerly stops the boats, so keep a day in hand.', 'Το φεριμπότ από τα Πολλώνια πάει κι έρχεται όλη μέρα, με τα φώτα στο παράθυρό σας. Για ψωμί ανεβαίνετε είκοσι λεπτά στο Χωριό. Ο δυνατός βοριάς σταματά τα πλοία: κρατήστε μία μέρα περιθώριο.', null, true, true, '[]', null, null, '2026-11-22', 'kimolos', 'Psathi', 'Ψάθη', 36.7874, 24.578, 'studios', 'keys-2', null, null, null, 6200, 9000, 13000, '{5,6,7,8,9,10}', 4, '{sea-view,kitchen,air-conditioning,wifi,terrace,family-rooms}', '{step-free-entrance,ground-floor-room}', '13:00', '22:00', '10:30', null, 4, 3, 'supabase/seed/listings/hotels/kimolos.ts'),
  ('kimolos-goupa-boathouse', 'Boathouse in the Rock, Goupa', 'Σύρμα μέσα στον Βράχο, Γούπα', 'One room over a syrma, the boat garage of the island, with the boat slip below and the sea in it.', 'Ένα δωμάτιο πάνω από σύρμα, το γκαράζ της βάρκας, με το νερό στην ποδιά του.', 'There is electricity for a fridge and a lamp, no machine for cold air, and a shower outside. Steps cut in the stone have no rail. With an easterly the room is wet, and the owner puts you up in the village.', 'Το ρεύμα φτάνει για ένα ψυγείο και μια λάμπα, κλιματισμός δεν υπάρχει και το ντους είναι έξω. Τα σκαλιά στον βράχο δεν έχουν κάγκελο. Με λεβάντε βρέχεται το δωμάτιο, και ο ιδιοκτήτης σάς πάει στο χωριό.', null, true, true, '[]', null, null, '2026-11-22', 'kimolos', 'Goupa', 'Γούπα', 36.7939, 24.5872, 'villa', null, null, null, null, 8500, 12500, 18000, '{5,6,7,8,9,10}', 3, '{sea-view,beachfront,terrace,kitchen}', '{}', '15:00', '19:00', '10:30', 12, 25, null, 'supabase/seed/listings/hotels/kimolos.ts'),
  ('kimolos-aliki-beach-rooms', 'Rooms over the Taverna, Aliki', 'Δωμάτια πάνω από την Ταβέρνα, Αλυκή', 'Seven rooms behind a pebbly beach in the south, with lunch downstairs from noon to five.', 'Εφτά δωμάτια πίσω από βοτσαλωτή παραλία στον νότο, με φαγητό κάτω από το μεσημέρι ως τις πέντε.', 'The dining room smells of frying by one and so do the corridors. Chorio is half an hour on foot, more in the heat, and the minibus runs in season. Shut from the first rain of autumn.', 'Από τη μία μυρίζει τηγάνι η σάλα και μαζί οι διάδρομοι. Το Χωριό είναι μισή ώρα με τα πόδια, με ζέστη παραπάνω, και το λεωφορειάκι περνά μόνο το καλοκαίρι. Με την πρώτη βροχή του φθινοπώρου κλείνουν.', null, true, true, '[]', null, null, '2026-11-22', 'kimolos', 'Aliki', 'Αλυκή', 36.7795, 24.5595, 'rooms', 'keys-1', null, null, null, null, 7000, 10000, '{6,7,8,9}', 3, '{sea-view,restaurant,air-conditioning,wifi,parking,family-rooms}', '{step-free-entrance,ground-floor-room}', '14:00', '21:00', '11:00', 2, null, 5, 'supabase/seed/listings/hotels/kimolos.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/kimolos.ts' and slug not in (select slug from records)
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
