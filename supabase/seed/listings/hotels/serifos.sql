-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/serifos.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('serifos-chora-upper-quarter-house', 'House in the Upper Quarter, Chora', 'Σπίτι στην Πάνω Χώρα', 'Two bedrooms one above the other, high on the rock, with the bay of Livadi at the window.', 'Δύο υπνοδωμάτια το ένα πάνω στο άλλο, ψηλά στον βράχο, με τον κόλπο στο παράθυρο.', 'From the last parking space count one hundred and eighty steps. Things are dear to carry up, so shop for a day at a time. The wind whistles in the shutters all July, and swallows come in if you leave the door.', 'Από την τελευταία θέση για παρκάρισμα μετρήστε εκατόν ογδόντα σκαλιά. Ό,τι ψωνίζετε το κουβαλάτε, γι’ αυτό ψωνίζετε για μία μέρα. Όλο τον Ιούλιο σφυρίζει ο αέρας στα παντζούρια, και αν αφήσετε την πόρτα μπαίνουν χελιδόνια.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'serifos', 'Ano Chora', 'Πάνω Χώρα', 37.1555, 24.5052, 'villa', 'keys-2', null::numeric, null::integer, null::integer, 7200::integer, 10500::integer, 15000::integer, '{4,5,6,7,8,9,10}'::smallint[], 4, '{sea-view,terrace,kitchen,air-conditioning,wifi,quiet}'::text[], '{}'::text[], '15:00', '20:00', '11:00', null::smallint, null::smallint, 6::smallint, 'supabase/seed/listings/hotels/serifos.ts'),
  ('serifos-livadi-rooms-along-front', 'Rooms over the Waterfront, Livadi', 'Δωμάτια πάνω από την Παραλία, Λιβάδι', 'Eight rooms over the tavernas of the port, open all year and near everything that moves.', 'Οχτώ δωμάτια πάνω από τις ταβέρνες στο λιμάνι, ανοιχτά όλο τον χρόνο και κοντά σε όλα.', 'Tables stand on the sand below until one. Two of the rooms look at the hill with Chora on it, and they are the cooler ones. From November you share the front with three boats and a baker.', 'Κάτω στην άμμο έχει τραπέζια ως τη μία. Δύο δωμάτια βλέπουν τον λόφο με τη Χώρα, κι αυτά είναι τα πιο δροσερά. Από τον Νοέμβριο στην παραλία μένουν τρεις βάρκες κι ένας φούρνος.', null, true, true, '[]', null, null, '2026-11-22', 'serifos', 'Livadi', 'Λιβάδι', 37.1437, 24.5152, 'rooms', 'keys-2', null, null, 3500, 5500, 8000, 11500, '{1,2,3,4,5,6,7,8,9,10,11,12}', 3, '{sea-view,air-conditioning,heating,wifi,luggage-storage}', '{ground-floor-room}', '13:00', '22:00', '11:00', 9, 6, 4, 'supabase/seed/listings/hotels/serifos.ts'),
  ('serifos-livadakia-tamarisk-garden-rooms', 'Garden Rooms behind the Tamarisks, Livadakia', 'Δωμάτια με Κήπο πίσω από τα Αρμυρίκια, Λιβαδάκια', 'Seven rooms with a hob among oleanders, three minutes from a beach that has real shade.', 'Εφτά δωμάτια με κουζινάκι μέσα στις πικροδάφνες, τρία λεπτά από παραλία με αληθινή σκιά.', 'It is a walk over a low hill to the port, without a lamp for the middle part. Families come back each year in August and take the same doors, so ask in winter. Cicadas start at six.', 'Ως το λιμάνι περνάτε ένα χαμηλό λοφάκι, που στη μέση δεν έχει φως. Τον Αύγουστο έρχονται κάθε χρόνο οι ίδιες οικογένειες στις ίδιες πόρτες, γι’ αυτό ρωτήστε από τον χειμώνα. Τα τζιτζίκια αρχίζουν στις έξι.', null, true, true, '[]', null, null, '2026-11-22', 'serifos', 'Livadakia', 'Λιβαδάκια', 37.1382, 24.5143, 'rooms', 'keys-2', null, null, null, 6200, 8800, 12500, '{5,6,7,8,9}', 4, '{kitchen,garden,air-conditioning,wifi,parking,family-rooms,pets}', '{step-free-entrance,ground-floor-room}', '14:00', '21:00', '10:30', 3, 9, 9, 'supabase/seed/listings/hotels/serifos.ts'),
  ('serifos-megalo-livadi-mine-house', 'Rooms by the Old Mines, Megalo Livadi', 'Δωμάτια στα Παλιά Μεταλλεία, Μεγάλο Λιβάδι', 'Three rooms near the ore-loading bridge, with palms, two tavernas and nothing else for miles.', 'Τρία δωμάτια κοντά στη σκάλα φόρτωσης, με φοίνικες, δυο ταβέρνες και τίποτα άλλο ολόγυρα.', 'You need a car: the bus is rare and the road long. The bay is shallow, brown at the bottom from the iron, and warm. There is no air conditioning; the shutters face west, and after lunch you know it.', 'Θέλετε αυτοκίνητο: το λεωφορείο είναι σπάνιο και ο δρόμος μακρύς. Ο κόλπος είναι ρηχός, με καφετί βυθό από το σίδερο, και ζεστός. Κλιματισμός δεν υπάρχει, και τα παράθυρα βλέπουν δύση: μετά το μεσημέρι το καταλαβαίνετε.', null, true, true, '[]', null, null, '2026-11-22', 'serifos', 'Megalo Livadi', 'Μεγάλο Λιβάδι', 37.1417, 24.4329, 'guesthouse', null, null, null, null, 5000, 7000, 9500, '{5,6,7,8,9}', 3, '{terrace,kitchen,parking,quiet}', '{ground-floor-room}', '14:00', '19:00', '11:00', null, null, null, 'supabase/seed/listings/hotels/serifos.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/serifos.ts' and slug not in (select slug from records)
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
