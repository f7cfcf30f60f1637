-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/anafi.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('anafi-chora-vaulted-rooms', 'Vaulted Rooms on the Rim, Chora', 'Θολωτά Δωμάτια στην Άκρη της Χώρας', 'Five vaulted rooms on the south edge of the village, with the sea two hundred and sixty metres below.', 'Πέντε θολωτά δωμάτια στη νότια άκρη του χωριού, με τη θάλασσα διακόσια εξήντα μέτρα πιο κάτω.', 'The bus meets the ferry, at whatever hour of the night that is. Lanes are steps, and wind comes round each corner. In October the light is good, and two or three tavernas still cook.', 'Το λεωφορείο περιμένει το πλοίο, όποια ώρα της νύχτας κι αν έρθει. Τα σοκάκια είναι σκαλιά, και από κάθε γωνία βγαίνει αέρας. Τον Οκτώβριο έχει ωραίο φως, αλλά μαγειρεύουν ακόμη μόνο δυο τρεις ταβέρνες.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'anafi', 'Chora', 'Χώρα', 36.352, 25.77, 'rooms', 'keys-2', null::numeric, null::integer, null::integer, 4800::integer, 6800::integer, 9800::integer, '{5,6,7,8,9,10}'::smallint[], 3, '{sea-view,air-conditioning,wifi,terrace}'::text[], '{}'::text[], '14:00', '21:00', '11:00', 35::smallint, 30::smallint, 5::smallint, 'supabase/seed/listings/hotels/anafi.ts'),
  ('anafi-kleisidi-slope-studios', 'Studios on the Slope, Kleisidi', 'Στούντιο στην Πλαγιά, Κλεισίδι', 'Six studios over the beach next to the port, fifteen minutes on foot from the quay.', 'Έξι στούντιο πάνω από την παραλία δίπλα στο λιμάνι, δεκαπέντε λεπτά με τα πόδια από την προβλήτα.', 'One taverna on the sand, no shop, and Chora straight above you, for strong legs. The path from the harbour is rough for cases; ask for the pick-up. On the beach below, keep your swimwear on.', 'Μία ταβέρνα στην άμμο, μαγαζί κανένα, και η Χώρα ίσια πάνω από το κεφάλι σας για όσους αντέχουν. Με βαλίτσες το μονοπάτι από το λιμάνι δεν βολεύει: ζητήστε το αγροτικό. Στην παραλία από κάτω μένετε με το μαγιό.', null, true, true, '[]', null, null, '2026-11-22', 'anafi', 'Kleisidi', 'Κλεισίδι', 36.3461, 25.7765, 'studios', 'keys-2', null, null, null, 5800, 8200, 11800, '{5,6,7,8,9}', 3, '{sea-view,kitchen,air-conditioning,wifi,terrace}', '{}', '14:00', '20:00', '10:30', 4, 15, 14, 'supabase/seed/listings/hotels/anafi.ts'),
  ('anafi-agios-nikolaos-ferry-night-rooms', 'Rooms for the Night Ferry, Agios Nikolaos', 'Δωμάτια για το Νυχτερινό Πλοίο, Άγιος Νικόλαος', 'Four rooms at the port for those whose boat leaves at an hour at which nobody should.', 'Τέσσερα δωμάτια στο λιμάνι για όσους έχουν πλοίο σε ώρα που δεν ταξιδεύει κανείς.', 'Plain beds, a fan of air from the machine, a light in the corridor. The loudspeaker of the quay is six metres away. Open only while the season lasts; for May ask upstairs in Chora.', 'Απλά κρεβάτια, κλιματισμός, ένα φως στον διάδρομο. Το μεγάφωνο της προβλήτας ακούγεται σαν να είναι μέσα. Ανοίγουν μόνο το καλοκαίρι· για τον Μάιο ρωτήστε πάνω στη Χώρα.', null, true, true, '[]', null, null, '2026-11-22', 'anafi', 'Agios Nikolaos', 'Άγιος Νικόλαος', 36.3456, 25.7692, 'rooms', 'keys-1', null, null, null, null, 6000, 8500, '{6,7,8,9}', 2, '{sea-view,air-conditioning}', '{ground-floor-room}', '12:00', null, '11:00', 18, 4, 3, 'supabase/seed/listings/hotels/anafi.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/anafi.ts' and slug not in (select slug from records)
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
