-- Written by `npm run data -- listings` from supabase/seed/listings/hotels/syros.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, class, rating_score, rating_count, price_low, price_shoulder, price_high, price_peak, open_months, max_guests, amenities, accessibility, check_in_from, check_in_until, check_out, walk_beach, walk_port, walk_bus, seeded_from) as (values
  ('syros-ermoupoli-marble-street-hotel', 'Town Hotel on the Marble Street, Ermoupoli', 'Ξενοδοχείο στον Μαρμάρινο Δρόμο, Ερμούπολη', 'Sixteen rooms with painted ceilings in a merchant’s house, open all year, close to the theatre.', 'Δεκαέξι δωμάτια με ζωγραφιστά ταβάνια σε σπίτι εμπόρου, ανοιχτά όλο τον χρόνο, κοντά στο θέατρο.', 'Five marble steps lead to the lift. The market begins to unload at six, on the side where the rooms are larger. In winter the heating is on from five to eleven, and the city is at its own business, which is half of why you come.', 'Ως το ασανσέρ έχει πέντε μαρμάρινα σκαλιά. Στις έξι ξεφορτώνουν για την αγορά, προς τη μεριά με τα μεγάλα δωμάτια. Τον χειμώνα το καλοριφέρ ανάβει από τις πέντε ως τις έντεκα, και η πόλη κάνει τις δουλειές της, που είναι κι ο λόγος να έρθετε.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, 'syros', 'Ermoupoli', 'Ερμούπολη', 37.4448, 24.944, 'hotel', 'stars-3', null::numeric, null::integer, 5500::integer, 7500::integer, 11000::integer, 15500::integer, '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[], 3, '{breakfast,air-conditioning,heating,wifi,workspace,luggage-storage}'::text[], '{lift}'::text[], '14:00', null, '11:00', 8::smallint, 9::smallint, 8::smallint, 'supabase/seed/listings/hotels/syros.ts'),
  ('syros-vaporia-captains-house', 'Captain’s House over the Sea, Vaporia', 'Καπετανόσπιτο πάνω στη Θάλασσα, Βαπόρια', 'Six rooms in the quarter of the shipowners, with the platform of Asteria below for a swim.', 'Έξι δωμάτια στη συνοικία των καπεταναίων, με την πλατφόρμα στα Αστέρια από κάτω για μπάνιο.', 'Ceilings of five metres, a stair of sixty treads and no lift. Swimmers talk beneath the windows from seven. On days of east wind the ladder is under water, and the salt gets into the shutters.', 'Ταβάνια πέντε μέτρα, σκάλα με εξήντα σκαλιά, ασανσέρ κανένα. Από τις εφτά ακούτε τους πρωινούς κολυμβητές. Με λεβάντε η σκάλα για το νερό χάνεται στο κύμα, και τα παντζούρια γεμίζουν αλάτι.', null, true, true, '[]', null, null, '2026-11-22', 'syros', 'Ermoupoli, Vaporia', 'Ερμούπολη, Βαπόρια', 37.4472, 24.9473, 'guesthouse', 'keys-4', null, null, 9500, 13500, 19500, 26500, '{2,3,4,5,6,7,8,9,10,11,12}', 2, '{sea-view,terrace,breakfast,air-conditioning,heating,wifi,adults-only}', '{}', '15:00', '21:00', '11:00', 3, 15, 14, 'supabase/seed/listings/hotels/syros.ts'),
  ('syros-ano-syros-stair-rooms', 'Rooms on the Stairs, Ano Syros', 'Δωμάτια στα Σκαλιά, Άνω Σύρος', 'Three rooms under the cathedral of San Giorgis, with the city and the islands laid out below.', 'Τρία δωμάτια κάτω από τον Σαν Τζώρτζη, με την πόλη και τα απέναντι νησιά στα πόδια σας.', 'From the bus turn you climb one hundred and thirty steps; pack for that. There is a fan in each room and air on the terrace. Two bakeries deliver bread to the gate below, not to the door.', 'Από τη στροφή του λεωφορείου ανεβαίνετε εκατόν τριάντα σκαλιά· πακετάρετε ανάλογα. Κάθε δωμάτιο έχει ανεμιστήρα, και η βεράντα αέρα. Το ψωμί έρχεται ως την κάτω πύλη, όχι ως την πόρτα.', null, true, true, '[]', null, null, '2026-11-22', 'syros', 'Ano Syros', 'Άνω Σύρος', 37.4495, 24.9362, 'rooms', 'keys-2', null, null, null, 5500, 7800, 10500, '{1,2,3,4,5,6,7,8,9,10,11,12}', 2, '{sea-view,terrace,heating,wifi,quiet}', '{}', '14:00', '20:00', '11:00', 22, 28, 7, 'supabase/seed/listings/hotels/syros.ts'),
  ('syros-galissas-garden-apartments', 'Garden Apartments, Galissas', 'Διαμερίσματα με Κήπο, Γαλησσάς', 'Nine apartments with lawn between them, seven level minutes from the sand.', 'Εννέα διαμερίσματα με γρασίδι ανάμεσά τους, εφτά λεπτά από την άμμο χωρίς ανηφόρα.', 'Children run about, and by ten they are asleep, which settles the noise. The bus round the south passes hourly in summer and seldom on winter Sundays. You see gardens and a hill; for the sea you walk.', 'Τα παιδιά τρέχουν, στις δέκα κοιμούνται, και έτσι λύνεται το θέμα του θορύβου. Το λεωφορείο του νότου περνά συχνά το καλοκαίρι, αραιά τις Κυριακές του χειμώνα. Βλέπετε κήπους κι έναν λόφο· για τη θάλασσα περπατάτε.', null, true, true, '[]', null, null, '2026-11-22', 'syros', 'Galissas', 'Γαλησσάς', 37.4235, 24.8835, 'studios', 'keys-3', null, null, null, 6800, 9800, 14000, '{4,5,6,7,8,9,10}', 5, '{garden,kitchen,air-conditioning,wifi,parking,family-rooms,cots,washing-machine}', '{step-free-entrance,ground-floor-room}', '14:00', '22:00', '10:30', 7, null, 4, 'supabase/seed/listings/hotels/syros.ts'),
  ('syros-kini-sunset-studios', 'Studios facing West, Kini', 'Στούντιο προς τη Δύση, Κίνι', 'Five studios a row above the fish tavernas, with the sun going down in front of the table.', 'Πέντε στούντιο μία σειρά πάνω από τις ψαροταβέρνες, με τον ήλιο να πέφτει μπροστά στο τραπέζι.', 'Afternoons are hot, for the terraces look west and have one awning between two. The last bus to Ermoupoli goes early in the evening outside August. On weekends half the city eats below, and parking ends at the bend.', 'Τα απογεύματα καίνε, γιατί οι βεράντες βλέπουν δύση και έχουν μία τέντα ανά δύο. Εκτός Αυγούστου το τελευταίο λεωφορείο για την Ερμούπολη φεύγει νωρίς. Τα Σαββατοκύριακα τρώει εδώ η μισή πόλη, και οι θέσεις για παρκάρισμα τελειώνουν στη στροφή.', null, true, true, '[]', null, null, '2026-11-22', 'syros', 'Kini', 'Κίνι', 37.4451, 24.9021, 'studios', 'keys-2', null, null, null, 6200, 9000, 13000, '{4,5,6,7,8,9,10}', 3, '{sea-view,kitchen,air-conditioning,wifi,terrace}', '{}', '14:00', '21:00', '11:00', 4, null, 3, 'supabase/seed/listings/hotels/syros.ts')
), gone as (
  delete from public.hotels
  where seeded_from = 'supabase/seed/listings/hotels/syros.ts' and slug not in (select slug from records)
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
