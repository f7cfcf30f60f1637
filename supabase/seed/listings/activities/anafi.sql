-- Written by `npm run listings` from supabase/seed/listings/activities/anafi.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, access, meeting_point_en, meeting_point_el, duration_minutes, start_times, price_kind, price_cents, months, languages, level, included, accessibility, wind_limit_bft, minimum_age, seeded_from) as (values
  ('anafi-climb-to-panagia-kalamiotissa', 'Climb to Panagia Kalamiotissa', 'Ανάβαση στην Παναγία Καλαμιώτισσα', 'From the lower monastery to the chapel on the edge of Kalamos, 65 minutes up.', 'Από το κάτω μοναστήρι ως το εκκλησάκι στην άκρη του Καλάμου, 65 λεπτά ανηφόρα.', 'Path 2 begins between the wall of the ancient temple and a small building below the monastery. It climbs to the chapel on the monolith in 65 minutes, and there and back is 4.4 km, two hours of walking. The rock is bare and the chapel stands at the edge of the drop. Go early, take two litres of water each, and ask in Chora when the bus returns.', 'Το μονοπάτι 2 ξεκινά ανάμεσα στον τοίχο του αρχαίου ναού και σε ένα κτίσμα κάτω από τη μονή. Σε 65 λεπτά είστε στο εκκλησάκι πάνω στον μονόλιθο, και όλη η διαδρομή, με τον γυρισμό, είναι 4,4 χλμ. και δύο ώρες περπάτημα. Ο βράχος είναι γυμνός και το εκκλησάκι στέκει στο χείλος του γκρεμού. Ξεκινήστε νωρίς, με δύο λίτρα νερό ο καθένας, και ρωτήστε στη Χώρα πότε γυρίζει το λεωφορείο.', null, false, true, '[]'::jsonb, 'Cycladen.be, Moní Zoödóchou Pigís – Panagía Kalamiótissa', 'http://www.cycladen.be/Zoodochos%20Pigi-Panagia%20KalamiotissaEng.htm', '2026-11-22'::date, 'anafi', 'Monastery of Zoodochos Pigi', 'Μονή Ζωοδόχου Πηγής', 36.3557, 25.8283, 'hike', 'public', 'Gate of the lower monastery', 'Πόρτα του κάτω μοναστηριού', 150, '{}'::text[], 'free', null::integer, '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[], '{}'::text[], 'moderate', '{}'::text[], '{}'::text[], null::smallint, null::smallint, 'supabase/seed/listings/activities/anafi.ts'),
  ('anafi-roukounas-kastelli-and-the-holy-road', 'Roukounas, Kastelli and the Holy Road', 'Ρούκουνας, Καστέλλι και η Ιερά Οδός', 'Past a Roman sarcophagus and the ancient city to the monastery, on the way pilgrims took to Apollo.', 'Από μια ρωμαϊκή σαρκοφάγο και την αρχαία πόλη ως το μοναστήρι, στον δρόμο των προσκυνητών του Απόλλωνα.', 'From the far end of Roukounas beach it is half an hour to Panagia sto Dokari with its sarcophagus, a quarter more to the walls of Kastelli, another to Agios Mamas, and 55 minutes from there to the monastery. Out and back is 9.5 km and about four hours. You can turn round at Kastelli and still have seen the best tombs. Everything lies in the sun, so plan the swim for the end.', 'Από την άκρη της παραλίας του Ρούκουνα θέλετε μισή ώρα ως την Παναγία στο Δοκάρι με τη σαρκοφάγο, ένα τέταρτο ακόμη ως τα τείχη στο Καστέλλι, άλλο τόσο ως τον Άγιο Μάμα και 55 λεπτά από εκεί ως το μοναστήρι. Πήγαινε έλα είναι 9,5 χλμ. και περίπου τέσσερις ώρες. Όποιος γυρίσει από το Καστέλλι έχει δει ήδη τους τάφους. Όλα είναι στον ήλιο, γι’ αυτό αφήστε το μπάνιο για το τέλος.', null, false, true, '[]', 'Cycladen.be, Roúkounas – Kastélli – Monastíri', 'http://www.cycladen.be/Roukounas-MonastiriEng.htm', '2026-11-22', 'anafi', 'Roukounas', 'Ρούκουνας', 36.3474, 25.7959, 'hike', 'public', 'Eastern end of the beach', 'Ανατολική άκρη της παραλίας', 240, '{}', 'free', null, '{3,4,5,6,9,10,11}', '{}', 'moderate', '{}', '{}', null, null, 'supabase/seed/listings/activities/anafi.ts'),
  ('anafi-feast-of-kalamiotissa', 'Feast of Panagia Kalamiotissa', 'Πανηγύρι της Παναγίας Καλαμιώτισσας', 'Every 7 September the island climbs to the chapel on Kalamos for the eve of its feast.', 'Κάθε 7 Σεπτεμβρίου το νησί ανεβαίνει στον Κάλαμο για την παραμονή της γιορτής του.', 'The feast of the Virgin is kept in the yard of the monastery on the rock on 7 September, and draws more people than any other day on Anafi. The only way up is on foot, so bring a torch and a jacket for the night. Rooms are few for so many; have a night in reserve in case the boat does not sail.', 'Το πανηγύρι της Παναγίας γίνεται στις 7 Σεπτεμβρίου στην αυλή του μοναστηριού, πάνω στον βράχο, και καμιά άλλη μέρα δεν μαζεύει τόσο κόσμο στην Ανάφη. Ανεβαίνετε μόνο με τα πόδια, άρα φακός και μπουφάν για τη νύχτα. Τα δωμάτια είναι λίγα για τόσο κόσμο· κρατήστε μια νύχτα παραπάνω, μήπως δεν ταξιδέψει το πλοίο.', null, false, true, '[]', 'All Over Greece, Kalamos of Anafi', 'https://www.allovergreece.com/Natural-Monument/Descr/1/en', '2026-11-22', 'anafi', 'Kalamos', 'Κάλαμος', 36.3515, 25.847, 'festival', 'public', 'Lower monastery, at the start of the path', 'Κάτω μοναστήρι, στην αρχή του μονοπατιού', 480, '{}', 'free', null, '{9}', '{}', 'moderate', '{}', '{}', null, null, 'supabase/seed/listings/activities/anafi.ts'),
  ('anafi-south-coast-by-boat', 'The south coast by boat', 'Η νότια ακτή με καΐκι', 'From the port to the foot of Kalamos and back, with three stops to swim.', 'Από το λιμάνι ως τη ρίζα του Καλάμου και πίσω, με τρεις στάσεις για μπάνιο.', 'The caique keeps close to the southern shore, where the meltemi comes off the land, and stops at Katsouni, Megas Potamos and under the monolith. Lunch is what the boatman grilled the evening before. It runs only when eight people have asked for it, so put your name down on the first day. In a south wind it stays in port.', 'Το καΐκι πάει κοντά στη νότια ακτή, όπου το μελτέμι έρχεται από τη στεριά, και σταματά στο Κατσούνι, στον Μέγα Ποταμό και κάτω από τον μονόλιθο. Το μεσημεριανό το έχει ψήσει αποβραδίς ο καπετάνιος. Φεύγει μόνο αν μαζευτούν οκτώ άτομα, οπότε γραφτείτε από την πρώτη μέρα. Με νοτιά μένει στο λιμάνι.', null, true, true, '[]', null, null, '2026-11-22', 'anafi', 'Agios Nikolaos', 'Άγιος Νικόλαος', 36.345, 25.769, 'boat-trip', 'operator', 'Inner quay of the port', 'Μέσα προβλήτα του λιμανιού', 330, '{11:00}', 'from', 4500, '{6,7,8,9}', '{en,el}', 'easy', '{boat,meal,swim-stop}', '{}', 5, null, 'supabase/seed/listings/activities/anafi.ts')
), gone as (
  delete from public.activities
  where seeded_from = 'supabase/seed/listings/activities/anafi.ts' and slug not in (select slug from records)
)
insert into public.activities as listing (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, island, place_en, place_el, lat, lon, kind, access, meeting_point_en, meeting_point_el, duration_minutes, start_times, price_kind, price_cents, months, languages, level, included, accessibility, wind_limit_bft, minimum_age, seeded_from)
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
  access = excluded.access,
  meeting_point_en = excluded.meeting_point_en,
  meeting_point_el = excluded.meeting_point_el,
  duration_minutes = excluded.duration_minutes,
  start_times = excluded.start_times,
  price_kind = excluded.price_kind,
  price_cents = excluded.price_cents,
  months = excluded.months,
  languages = excluded.languages,
  level = excluded.level,
  included = excluded.included,
  accessibility = excluded.accessibility,
  wind_limit_bft = excluded.wind_limit_bft,
  minimum_age = excluded.minimum_age,
  seeded_from = excluded.seeded_from
where (listing.name_en, listing.name_el, listing.summary_en, listing.summary_el, listing.description_en, listing.description_el, listing.image, listing.is_sample, listing.partner_links, listing.source_title, listing.source_url, listing.checked_on, listing.island, listing.place_en, listing.place_el, listing.lat, listing.lon, listing.kind, listing.access, listing.meeting_point_en, listing.meeting_point_el, listing.duration_minutes, listing.start_times, listing.price_kind, listing.price_cents, listing.months, listing.languages, listing.level, listing.included, listing.accessibility, listing.wind_limit_bft, listing.minimum_age, listing.seeded_from)
  is distinct from (excluded.name_en, excluded.name_el, excluded.summary_en, excluded.summary_el, excluded.description_en, excluded.description_el, excluded.image, excluded.is_sample, excluded.partner_links, excluded.source_title, excluded.source_url, excluded.checked_on, excluded.island, excluded.place_en, excluded.place_el, excluded.lat, excluded.lon, excluded.kind, excluded.access, excluded.meeting_point_en, excluded.meeting_point_el, excluded.duration_minutes, excluded.start_times, excluded.price_kind, excluded.price_cents, excluded.months, excluded.languages, excluded.level, excluded.included, excluded.accessibility, excluded.wind_limit_bft, excluded.minimum_age, excluded.seeded_from);
