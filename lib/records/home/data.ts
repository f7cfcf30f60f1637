import { routes } from '@/lib/platform/routes/register';
import type { FeaturedExperience, SightPick, Testimonial } from './types';

/*
 * COPY TO BE REPLACED BY THE OWNER: the experiences and testimonials below are samples. No partner
 * offers these trips yet and these are not real quotations; the page labels both as samples. Durations
 * and prices are those of specification section 2.5.
 */
export const featuredExperiences: readonly FeaturedExperience[] = [
  {
    id: 'small-cyclades-sail',
    title: {
      en: 'A day’s sail to the Small Cyclades',
      el: 'Μια μέρα με ιστιοφόρο στις Μικρές Κυκλάδες',
    },
    location: { en: 'Naxos', el: 'Νάξος' },
    image: null,
    island: 'naxos',
    priceFromEuros: 85,
    durationHours: 8,
    link: `${routes.activities}?island=naxos&kind=boat-trip,sailing`,
  },
  {
    id: 'kleftiko-by-boat',
    title: { en: 'Round Milos by boat to Kleftiko', el: 'Ο γύρος της Μήλου ως το Κλέφτικο' },
    location: { en: 'Milos', el: 'Μήλος' },
    image: null,
    island: 'milos',
    priceFromEuros: 95,
    durationHours: 7,
    link: `${routes.activities}?island=milos&kind=boat-trip,sailing`,
  },
  {
    id: 'caldera-afternoon',
    title: { en: 'An afternoon sail in the caldera', el: 'Απόγευμα με σκάφος στην καλντέρα' },
    location: { en: 'Santorini', el: 'Σαντορίνη' },
    image: null,
    island: 'santorini',
    priceFromEuros: 120,
    durationHours: 5,
    link: `${routes.activities}?island=santorini&kind=boat-trip,sailing`,
  },
];

export const testimonials: readonly Testimonial[] = [
  {
    id: 'anna',
    name: { en: 'Anna', el: 'Άννα' },
    location: { en: 'Thessaloniki', el: 'Θεσσαλονίκη' },
    image: null,
    quote: {
      en: 'We had nine days and wanted five islands. The chart made it plain that three were enough, and we came home rested.',
      el: 'Είχαμε εννιά μέρες και θέλαμε πέντε νησιά. Με τον χάρτη μπροστά μας καταλάβαμε πως φτάνουν τρία, και γυρίσαμε ξεκούραστοι.',
    },
    date: '2026-06-14',
  },
  {
    id: 'tom',
    name: { en: 'Tom', el: 'Τομ' },
    location: { en: 'Leeds', el: 'Λιντς' },
    image: null,
    quote: {
      en: 'The guide warned us about the wind on the north beaches in August. We stayed in the south and swam every day.',
      el: 'Ο οδηγός μάς προειδοποίησε για τον αέρα στις βόρειες παραλίες τον Αύγουστο. Μείναμε νότια και κολυμπούσαμε κάθε μέρα.',
    },
    date: '2026-08-22',
  },
  {
    id: 'claire',
    name: { en: 'Claire', el: 'Κλερ' },
    location: { en: 'Lyon', el: 'Λυών' },
    image: null,
    quote: {
      en: 'Syros and Tinos in one week, by ferry and bus. I liked that it says what it does not know.',
      el: 'Σύρος και Τήνος σε μία εβδομάδα, με πλοίο και λεωφορείο. Μου άρεσε που λέει και όσα δεν ξέρει.',
    },
    date: '2026-09-30',
  },
];

/** Six sights, one per island, by the ids of the island records: ruins, faith, rock. */
export const sightPicks = [
  { island: 'mykonos', sight: 'delos' },
  { island: 'santorini', sight: 'akrotiri-site' },
  { island: 'amorgos', sight: 'hozoviotissa' },
  { island: 'naxos', sight: 'portara' },
  { island: 'milos', sight: 'kleftiko' },
  { island: 'tinos', sight: 'marble-museum' },
] as const satisfies readonly SightPick[];
