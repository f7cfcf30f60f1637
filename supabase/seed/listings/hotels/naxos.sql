-- Written by `npm run listings` from supabase/seed/listings/hotels/naxos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('naxos-chora-old-market-rooms', 'Old Market Rooms', 'Δωμάτια της Παλιάς Αγοράς', 'Five plain rooms over the lanes below the Kastro, six minutes on foot from the ferry.', 'Πέντε απλά δωμάτια πάνω από τα σοκάκια του Κάστρου, έξι λεπτά με τα πόδια από το πλοίο.', 'Thick walls keep the rooms cool without much help, and two of them look over the roofs to the harbour. You come up forty steps from the quay, and a suitcase has to come up with you. In August the lane below talks until one; ask for a room on the courtyard.', 'Οι χοντροί τοίχοι κρατούν τα δωμάτια δροσερά, και δύο από αυτά βλέπουν πάνω από τις στέγες το λιμάνι. Από την προβλήτα ανεβαίνετε σαράντα σκαλιά, και τη βαλίτσα την ανεβάζετε μόνοι σας. Τον Αύγουστο το σοκάκι έχει φωνές ως τη μία· ζητήστε δωμάτιο προς την αυλή.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'naxos', 'Chora, Old Market', 'Χώρα, Παλιά Αγορά', 37.1064, 25.3751, 'rooms', 'keys-2', 8.7::numeric, 146::integer, 4800::integer, 6200::integer, 8800::integer, 12500::integer, '{3,4,5,6,7,8,9,10,11}'::smallint[], 3, '{air-conditioning,wifi,luggage-storage}'::text[], '{}'::text[], '14:00', '22:00', '11:00', 12::smallint, 6::smallint, 5::smallint, 'supabase/seed/listings/hotels/naxos.ts'),
  ('naxos-plaka-dune-studios', 'Dune Studios', 'Στούντιο στις Θίνες', 'Studios with a kitchen across the dirt road from the sand of Plaka, for people with a car.', 'Στούντιο με κουζίνα απέναντι από την άμμο της Πλάκας, για όσους έχουν αυτοκίνητο.', 'Eight studios stand in a row behind the tamarisks, each with a table outside and the sea at the end of the path. The supermarket is in Agia Anna, twenty-five minutes on foot, and the road raises dust when it is dry. The northerly wind of July sweeps the terrace, so swim in the morning.', 'Οχτώ στούντιο στη σειρά πίσω από τα αρμυρίκια, το καθένα με τραπέζι έξω και τη θάλασσα στην άκρη του μονοπατιού. Το σούπερ μάρκετ είναι στην Αγία Άννα, είκοσι πέντε λεπτά με τα πόδια, και ο δρόμος σηκώνει σκόνη όταν είναι στεγνός. Τον Ιούλιο ο βοριάς σαρώνει τη βεράντα, γι’ αυτό κολυμπήστε πρωί.', null, true, true, '[]', null, null, '2026-11-22', 'naxos', 'Plaka', 'Πλάκα', 37.0478, 25.3688, 'studios', 'keys-3', 9.1, 212, null, 7000, 10500, 16000, '{4,5,6,7,8,9,10}', 4, '{sea-view,kitchen,air-conditioning,wifi,parking,family-rooms,quiet}', '{step-free-entrance,ground-floor-room,accessible-parking}', '15:00', '21:00', '10:30', 2, null, 14, 'supabase/seed/listings/hotels/naxos.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/naxos.ts' and slug not in (select slug from records)
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
