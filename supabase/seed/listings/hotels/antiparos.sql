-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/antiparos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('antiparos-village-courtyard-rooms', 'Courtyard Rooms near the Kastro', 'Δωμάτια με Αυλή κοντά στο Κάστρο', 'Eight rooms round a bougainvillea, a lane away from the pedestrian street and its shops.', 'Οχτώ δωμάτια γύρω από μια μπουκαμβίλια, ένα στενό από τον πεζόδρομο και τα μαγαζιά.', 'The last boat from Pounta decides when the village fills. The square drinks until three in July and August and plays its music low. Psaraliki is ten flat minutes away, with tamarisks for those who come early.', 'Το χωριό γεμίζει ή αδειάζει με το τελευταίο καραβάκι από την Πούντα. Ιούλιο και Αύγουστο η πλατεία πίνει ως τις τρεις, με χαμηλή μουσική. Η Ψαραλυκή είναι δέκα λεπτά ίσιωμα, με αρμυρίκια για όσους έρχονται νωρίς.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'antiparos', 'Antiparos village', 'Χωριό Αντιπάρου', 37.0402, 25.0815, 'rooms', 'keys-2', null::numeric, null::integer, null::integer, 5800::integer, 8800::integer, 12800::integer, '{4,5,6,7,8,9,10}'::smallint[], 3, '{garden,air-conditioning,wifi,luggage-storage}'::text[], '{step-free-entrance,ground-floor-room}'::text[], '14:00', '22:00', '11:00', 10::smallint, 7::smallint, 6::smallint, 'supabase/seed/listings/hotels/antiparos.ts'),
  ('antiparos-psaraliki-family-studios', 'Family Studios, Psaraliki', 'Οικογενειακά Στούντιο, Ψαραλυκή', 'Seven studios behind a shallow beach, with cots and a level walk to the boats.', 'Εφτά στούντιο πίσω από ρηχή παραλία, με κούνιες για μωρά και ίσιο δρόμο ως τα καραβάκια.', 'Paros is opposite, and its lights are the view at night. The path to the village has sand on it and pushchairs dislike it. Nothing is open at this end after September but the sea.', 'Απέναντι είναι η Πάρος, και τη νύχτα βλέπετε τα φώτα της. Το μονοπάτι για το χωριό έχει άμμο, που στα καρότσια δεν αρέσει. Μετά τον Σεπτέμβριο σ’ αυτή την άκρη μένει ανοιχτή μόνο η θάλασσα.', null, true, true, '[]', null, null, '2026-11-22', 'antiparos', 'Psaraliki', 'Ψαραλυκή', 37.0361, 25.0816, 'studios', 'keys-3', null, null, null, 8500, 12500, 18000, '{5,6,7,8,9,10}', 4, '{sea-view,kitchen,air-conditioning,wifi,parking,family-rooms,cots,terrace}', '{step-free-entrance,ground-floor-room}', '14:00', '21:00', '10:30', 3, 9, 8, 'supabase/seed/listings/hotels/antiparos.ts'),
  ('antiparos-agios-georgios-end-of-road-house', 'House at the End of the Asphalt, Agios Georgios', 'Σπίτι εκεί που Τελειώνει η Άσφαλτος, Άγιος Γεώργιος', 'Four bedrooms and a pool facing Despotiko, eleven kilometres from the village of Antiparos.', 'Τέσσερα υπνοδωμάτια και πισίνα απέναντι στο Δεσποτικό, έντεκα χιλιόμετρα από το χωριό.', 'Every loaf is a drive, unless you eat fish across the road. In August the pool pump and the neighbours’ party share the afternoon. A car fits on the small ferry from Pounta; queue with it on Saturdays.', 'Για κάθε ψωμί παίρνετε το αυτοκίνητο, εκτός αν τρώτε ψάρι απέναντι. Τον Αύγουστο ακούτε την αντλία της πισίνας και την παρέα των γειτόνων. Το αυτοκίνητο χωρά στο φεριμπότ από την Πούντα· το Σάββατο θα περιμένετε στη σειρά.', null, true, true, '[]', null, null, '2026-11-22', 'antiparos', 'Agios Georgios', 'Άγιος Γεώργιος', 36.9766, 25.0297, 'villa', 'keys-4', null, null, null, 21000, 30000, 43000, '{5,6,7,8,9,10}', 8, '{sea-view,private-pool,terrace,garden,kitchen,air-conditioning,wifi,parking,washing-machine,ev-charging}', '{ground-floor-room}', '16:00', '20:00', '10:00', null, null, null, 'supabase/seed/listings/hotels/antiparos.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/antiparos.ts' and slug not in (select slug from records)
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
