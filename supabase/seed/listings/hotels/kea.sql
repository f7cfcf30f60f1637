-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/kea.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('kea-korissia-port-hotel', 'Hotel on the Port Road, Korissia', 'Ξενοδοχείο στον Δρόμο του Λιμανιού, Κορησσία', 'Eighteen rooms five minutes from the Lavrio ferry, open all year and full every weekend.', 'Δεκαοχτώ δωμάτια πέντε λεπτά από το πλοίο του Λαυρίου, ανοιχτά όλο τον χρόνο και γεμάτα κάθε Σαββατοκύριακο.', 'Athens arrives on Friday night and leaves on Sunday, with motorbikes. From Monday to Thursday you pay less if you ask. The rooms on the street hear every car that comes off the ramp.', 'Η Αθήνα φτάνει Παρασκευή βράδυ και φεύγει Κυριακή, με μηχανές. Από Δευτέρα ως Πέμπτη πληρώνετε λιγότερα, αν ρωτήσετε. Τα δωμάτια του δρόμου ακούν κάθε αυτοκίνητο που βγαίνει από το πλοίο.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'kea', 'Korissia', 'Κορησσία', 37.6585, 24.3118, 'hotel', 'stars-2', null::numeric, null::integer, 4500::integer, 6000::integer, 8500::integer, 12000::integer, '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[], 3, '{sea-view,breakfast,air-conditioning,heating,wifi,luggage-storage}'::text[], '{ground-floor-room}'::text[], '13:00', null, '11:00', 5::smallint, 5::smallint, 3::smallint, 'supabase/seed/listings/hotels/kea.ts'),
  ('kea-ioulida-tiled-roof-guesthouse', 'Guesthouse under Tiled Roofs, Ioulida', 'Ξενώνας κάτω από Κεραμίδια, Ιουλίδα', 'Five rooms in the hill town, past the gate where cars stop and a good many steps further.', 'Πέντε δωμάτια στη Χώρα, πέρα από την πύλη όπου μένουν τα αυτοκίνητα και κάμποσα σκαλιά παραπάνω.', 'A wood stove in the hall warms the house in February, more or less. The path to the stone lion starts at the corner. Shops shut from two to six, and the bus to the port was last seen at five.', 'Τον Φεβρουάριο το σπίτι το ζεσταίνει, λίγο πολύ, η ξυλόσομπα στο χολ. Το μονοπάτι για τον πέτρινο λέοντα ξεκινά από τη γωνία. Τα μαγαζιά κλείνουν δύο με έξι, και το λεωφορείο για το λιμάνι σταματά νωρίς.', null, true, true, '[]', null, null, '2026-11-22', 'kea', 'Ioulida (Chora)', 'Ιουλίδα (Χώρα)', 37.6394, 24.3425, 'guesthouse', 'keys-3', null, null, 6000, 7800, 11000, 15000, '{1,2,3,4,5,6,7,8,9,10,11,12}', 2, '{sea-view,terrace,breakfast,heating,wifi,quiet}', '{}', '14:00', '20:00', '11:00', null, null, 7, 'supabase/seed/listings/hotels/kea.ts'),
  ('kea-otzias-round-bay-apartments', 'Apartments at the Round Bay, Otzias', 'Διαμερίσματα στον Στρογγυλό Κόλπο, Οτζιάς', 'Six apartments over a shallow bay five kilometres from the port, level from car to bed.', 'Έξι διαμερίσματα πάνω από ρηχό κόλπο πέντε χιλιόμετρα από το λιμάνι, ίσια από το αυτοκίνητο ως το κρεβάτι.', 'With a north wind the bay is a washtub and everyone drives to the west. Outside the holidays one taverna keeps the light on. The bus is a thing of July and August.', 'Με βοριά ο κόλπος βράζει, και όλοι πάνε με το αυτοκίνητο στα δυτικά. Εκτός διακοπών ανάβει φως μία ταβέρνα. Το λεωφορείο περνά Ιούλιο και Αύγουστο.', null, true, true, '[]', null, null, '2026-11-22', 'kea', 'Otzias', 'Οτζιάς', 37.6741, 24.3522, 'studios', 'keys-3', null, null, null, 8500, 12000, 17500, '{4,5,6,7,8,9,10}', 5, '{sea-view,kitchen,air-conditioning,wifi,parking,family-rooms,cots,terrace}', '{step-free-entrance,ground-floor-room,accessible-parking}', '15:00', '21:00', '10:30', 4, null, 5, 'supabase/seed/listings/hotels/kea.ts'),
  ('kea-koundouros-stone-villa', 'Stone Villa over the Coves, Koundouros', 'Πέτρινη Βίλα πάνω από τα Κολπάκια, Κούνδουρος', 'Four bedrooms of local stone on the south-west coast, half an hour by car from the ferry.', 'Τέσσερα υπνοδωμάτια από πέτρα του τόπου στη νοτιοδυτική ακτή, μισή ώρα με αυτοκίνητο από το πλοίο.', 'Two nights at the least, three in August. The terraces step down without rails, so mind small children. Yachts fill the cove on Saturday and so does their music.', 'Τουλάχιστον δύο διανυκτερεύσεις, τον Αύγουστο τρεις. Οι βεράντες κατεβαίνουν χωρίς κάγκελα: προσέχετε τα μικρά. Το Σάββατο τα σκάφη γεμίζουν τον όρμο, και μαζί τους η μουσική.', null, true, true, '[]', null, null, '2026-11-22', 'kea', 'Koundouros', 'Κούνδουρος', 37.579, 24.281, 'villa', 'keys-4', null, null, 9000, 15000, 22500, 33000, '{3,4,5,6,7,8,9,10,11}', 8, '{sea-view,pool,terrace,kitchen,air-conditioning,heating,wifi,parking,washing-machine,family-rooms}', '{}', '16:00', '21:00', '11:00', 7, null, null, 'supabase/seed/listings/hotels/kea.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/kea.ts' and slug not in (select slug from records)
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
