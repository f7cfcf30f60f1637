import type { VehicleSeed } from '@/lib/listings/vehicles/schema';

export const vehicles: VehicleSeed[] = [
  {
    slug: 'small-hatchback-naxos-paros',
    islands: ['naxos', 'paros', 'antiparos'],
    name: { en: 'Small five-door hatchback', el: 'Μικρό πεντάθυρο' },
    summary: {
      en: 'Room for four and two suitcases, short enough for the lanes of a mountain village.',
      el: 'Τέσσερις θέσεις και δύο βαλίτσες, αρκετά κοντό για τα στενά ενός ορεινού χωριού.',
    },
    description: {
      en: 'The usual choice of two people who want beaches and villages in one day. It takes the asphalt everywhere and the better dirt roads; on the rough ones the insurance ends at the first stone. In August book before the ferry, for the cars of an island are soon gone.',
      el: 'Η συνηθισμένη επιλογή για δύο που θέλουν παραλίες και χωριά την ίδια μέρα. Πηγαίνει παντού στην άσφαλτο και στους καλύτερους χωματόδρομους· στους κακούς η ασφάλεια τελειώνει στην πρώτη πέτρα. Τον Αύγουστο κλείστε το πριν από το πλοίο, γιατί τα αυτοκίνητα ενός νησιού τελειώνουν γρήγορα.',
    },
    isSample: true,
    checkedOn: '2026-11-22',
    class: 'economy',
    seats: 5,
    doors: 5,
    bags: 2,
    gearbox: 'manual',
    fuel: 'petrol',
    pricePerDay: { low: 35_00, shoulder: 43_00, high: 61_00, peak: 90_00 },
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    depositCents: 300_00,
    licence: { class: 'B', yearsHeld: 1, permitOutsideEu: true },
    minimumAge: 21,
    extras: ['air-conditioning', 'child-seat', 'port-delivery', 'unlimited-kilometres'],
    insurance: {
      en: 'Third party and collision with an excess; tyres, glass and the underside are not covered.',
      el: 'Αστική ευθύνη και ίδιες ζημιές με απαλλαγή· δεν καλύπτονται λάστιχα, τζάμια και το κάτω μέρος.',
    },
  },
];
