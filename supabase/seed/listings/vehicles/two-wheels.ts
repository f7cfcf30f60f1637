import type { VehicleSeed } from '@/lib/listings/vehicles/schema';

export const vehicles: VehicleSeed[] = [
  {
    slug: 'scooter-125-naxos-paros',
    islands: ['naxos', 'paros'],
    name: { en: 'Scooter, 125 cc', el: 'Σκούτερ 125 κυβικών' },
    summary: {
      en: 'For two people and a beach bag; it climbs to the villages, slowly, and parks anywhere.',
      el: 'Για δύο άτομα και μια τσάντα θαλάσσης· ανεβαίνει στα χωριά, αργά, και παρκάρει παντού.',
    },
    description: {
      en: 'A scooter spares you the hunt for a place behind the beach. In a strong north wind leave it where it stands: the gusts on the ridge roads push a light machine across the lane. Gravel in the bends is the other thing that brings people to the health centre, so wear shoes.',
      el: 'Με το σκούτερ γλιτώνετε το ψάξιμο για θέση πίσω από την παραλία. Με δυνατό βοριά αφήστε το εκεί που είναι: οι ριπές στους δρόμους της ράχης σπρώχνουν το ελαφρύ μηχανάκι στο άλλο ρεύμα. Στο Κέντρο Υγείας πάνε πολλοί και από τα χαλίκια στις στροφές, γι’ αυτό φορέστε παπούτσια.',
    },
    isSample: true,
    checkedOn: '2026-11-22',
    class: 'scooter',
    seats: 2,
    doors: 0,
    bags: 0,
    gearbox: 'automatic',
    fuel: 'petrol',
    pricePerDay: { low: 18_00, shoulder: 23_00, high: 30_00, peak: 38_00 },
    months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
    depositCents: null,
    licence: { class: 'A1', yearsHeld: 1, permitOutsideEu: true },
    minimumAge: 20,
    extras: ['helmets', 'top-case', 'unlimited-kilometres'],
    insurance: {
      en: 'Third party only: what happens to the scooter itself, the rider pays.',
      el: 'Μόνο αστική ευθύνη: ό,τι πάθει το ίδιο το σκούτερ, το πληρώνει ο οδηγός.',
    },
  },
];
