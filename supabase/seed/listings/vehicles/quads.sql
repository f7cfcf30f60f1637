-- Written by `npm run data -- listings` from supabase/seed/listings/vehicles/quads.ts: change the records, not this file.
with records (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, islands, class, seats, doors, bags, gearbox, fuel, price_low, price_shoulder, price_high, price_peak, months, deposit_cents, licence, licence_years, permit_outside_eu, minimum_age, extras, insurance_en, insurance_el, seeded_from) as (values
  ('quad-200-santorini-mykonos', 'Quad bike, 200 cc', 'Γουρούνα 200 κυβικών', 'What everybody rides on these two islands, slowly, in the middle of the lane.', 'Αυτό που οδηγούν όλοι στα δυο νησιά, σιγά, στη μέση του δρόμου.', 'A car licence is enough, and helmets are the law for both. It tips over in a bend taken fast, since the wheels are near each other and the seat is high. Sun, dust and fumes are part of the price; sleeves help.', 'Φτάνει δίπλωμα αυτοκινήτου, και το κράνος είναι υποχρεωτικό και για τους δύο. Σε στροφή με ταχύτητα αναποδογυρίζει, γιατί είναι στενό και ψηλό. Ήλιος, σκόνη και καυσαέριο είναι μέσα στην τιμή· φορέστε μανίκια.', null, true, true, '[]'::jsonb, null, null, '2026-11-22'::date, '{santorini,mykonos}'::text[], 'quad', 2, 0, 1, 'automatic', 'petrol', null::integer, 3800::integer, 5200::integer, 7200::integer, '{4,5,6,7,8,9,10}'::smallint[], 40000::integer, 'B', 1, true, 23::smallint, '{helmets,top-case,hotel-delivery}'::text[], 'Third party; the machine up to €900 and your own injuries are not covered.', 'Αστική ευθύνη· ζημιές του οχήματος ως 900 € και δικός σας τραυματισμός δεν καλύπτονται.', 'supabase/seed/listings/vehicles/quads.ts'),
  ('quad-300-naxos-paros-ios-milos', 'Quad bike, 300 cc', 'Γουρούνα 300 κυβικών', 'Strong enough for two on a mountain road, and noisy enough for the whole valley.', 'Δυνατή για δύο σε ορεινό δρόμο, και τη φωνή της την ακούει όλη η ρεματιά.', 'It costs nearly what a small car does, which has doors and shade. Where it wins is the two kilometres of ruts before a beach. From class B upwards, and not after wine: the police stand below Chora in August.', 'Κοστίζει σχεδόν όσο ένα μικρό αυτοκίνητο, που έχει πόρτες και σκιά. Κερδίζει στα δυο χιλιόμετρα με λακκούβες πριν από μια παραλία. Θέλει δίπλωμα Β, και όχι μετά το κρασί: τον Αύγουστο έχει μπλόκα κάτω από τη Χώρα.', null, true, true, '[]', null, null, '2026-11-22', '{naxos,paros,ios,milos}', 'quad', 2, 0, 1, 'automatic', 'petrol', null, 3600, 4800, 6500, '{4,5,6,7,8,9,10}', 35000, 'B', 1, true, 23, '{helmets,top-case,port-delivery,unlimited-kilometres}', 'Third party and fire; tipping over is excluded in every contract we know.', 'Αστική ευθύνη και φωτιά· η ανατροπή εξαιρείται.', 'supabase/seed/listings/vehicles/quads.ts'),
  ('quad-170-kimolos-amorgos-serifos-anafi', 'Quad bike for dirt roads', 'Γουρούνα για χωματόδρομους', 'For the tracks beyond the last bus stop on islands that have more track than bus.', 'Για τους χωματόδρομους μετά την τελευταία στάση, σε νησιά με περισσότερο χώμα παρά λεωφορεία.', 'A hundred and seventy cubic centimetres move two people uphill at the speed of a donkey in good spirits. The hirer shows you how far you may go; he also knows where his machines have been fetched from. Bring a scarf against dust.', 'Εκατόν εβδομήντα κυβικά ανεβάζουν δύο άτομα με ταχύτητα γαϊδάρου που έχει κέφια. Σας δείχνουν ως πού επιτρέπεται· ξέρουν και από πού έχουν μαζέψει τα προηγούμενα. Πάρτε μαντίλι για τη σκόνη.', null, true, true, '[]', null, null, '2026-11-22', '{kimolos,amorgos,serifos,anafi}', 'quad', 2, 0, 0, 'automatic', 'petrol', null, 3000, 3800, 5000, '{5,6,7,8,9}', 20000, 'B', 1, true, 21, '{helmets,port-delivery}', 'Third party only; the way back on a lorry costs from €80.', 'Μόνο αστική ευθύνη· η επιστροφή με φορτηγό κοστίζει από 80 €.', 'supabase/seed/listings/vehicles/quads.ts'),
  ('two-seat-buggy-santorini-ios', 'Two-seat buggy', 'Διθέσιο μπάγκι', 'Four wheels, a roll cage and no doors, for the price of a proper car with a roof.', 'Τέσσερις ρόδες, κλωβός ασφαλείας και καθόλου πόρτες, στην τιμή κανονικού αυτοκινήτου.', 'It sits lower and steadier than a quad, with belts for both. You arrive grey: tie up hair, leave white clothes at home. Nothing can be locked in it, so the beach bag comes along to the water.', 'Είναι πιο χαμηλό και πιο σταθερό από τη γουρούνα, με ζώνες για τους δύο. Φτάνετε γκρίζοι από τη σκόνη: δέστε τα μαλλιά, αφήστε τα άσπρα ρούχα. Δεν κλειδώνει τίποτα, και η τσάντα έρχεται μαζί σας στο νερό.', null, true, true, '[]', null, null, '2026-11-22', '{santorini,ios}', 'buggy', 2, 0, 1, 'automatic', 'petrol', null, 6000, 8500, 12000, '{5,6,7,8,9}', 60000, 'B', 2, true, 23, '{helmets,hotel-delivery}', 'Collision over €1,000; the suspension is excluded on dirt.', 'Ίδιες ζημιές πάνω από 1.000 €· στο χώμα η ανάρτηση εξαιρείται.', 'supabase/seed/listings/vehicles/quads.ts')
), gone as (
  delete from public.vehicles
  where seeded_from = 'supabase/seed/listings/vehicles/quads.ts' and slug not in (select slug from records)
)
insert into public.vehicles as listing (slug, name_en, name_el, summary_en, summary_el, description_en, description_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, islands, class, seats, doors, bags, gearbox, fuel, price_low, price_shoulder, price_high, price_peak, months, deposit_cents, licence, licence_years, permit_outside_eu, minimum_age, extras, insurance_en, insurance_el, seeded_from)
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
  islands = excluded.islands,
  class = excluded.class,
  seats = excluded.seats,
  doors = excluded.doors,
  bags = excluded.bags,
  gearbox = excluded.gearbox,
  fuel = excluded.fuel,
  price_low = excluded.price_low,
  price_shoulder = excluded.price_shoulder,
  price_high = excluded.price_high,
  price_peak = excluded.price_peak,
  months = excluded.months,
  deposit_cents = excluded.deposit_cents,
  licence = excluded.licence,
  licence_years = excluded.licence_years,
  permit_outside_eu = excluded.permit_outside_eu,
  minimum_age = excluded.minimum_age,
  extras = excluded.extras,
  insurance_en = excluded.insurance_en,
  insurance_el = excluded.insurance_el,
  seeded_from = excluded.seeded_from
where (listing.name_en, listing.name_el, listing.summary_en, listing.summary_el, listing.description_en, listing.description_el, listing.image, listing.is_sample, listing.partner_links, listing.source_title, listing.source_url, listing.checked_on, listing.islands, listing.class, listing.seats, listing.doors, listing.bags, listing.gearbox, listing.fuel, listing.price_low, listing.price_shoulder, listing.price_high, listing.price_peak, listing.months, listing.deposit_cents, listing.licence, listing.licence_years, listing.permit_outside_eu, listing.minimum_age, listing.extras, listing.insurance_en, listing.insurance_el, listing.seeded_from)
  is distinct from (excluded.name_en, excluded.name_el, excluded.summary_en, excluded.summary_el, excluded.description_en, excluded.description_el, excluded.image, excluded.is_sample, excluded.partner_links, excluded.source_title, excluded.source_url, excluded.checked_on, excluded.islands, excluded.class, excluded.seats, excluded.doors, excluded.bags, excluded.gearbox, excluded.fuel, excluded.price_low, excluded.price_shoulder, excluded.price_high, excluded.price_peak, excluded.months, excluded.deposit_cents, excluded.licence, excluded.licence_years, excluded.permit_outside_eu, excluded.minimum_age, excluded.extras, excluded.insurance_en, excluded.insurance_el, excluded.seeded_from);
