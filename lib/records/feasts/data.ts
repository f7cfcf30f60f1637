import type { Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';

/** A feast described in the guide of its island, which has the sources. */
export interface Feast {
  readonly island: IslandSlug;
  readonly name: Localized;
  /** Village, church or chapel. */
  readonly place: Localized;
  /** Month and day `08-15`, or days after Orthodox Easter Sunday. */
  readonly on: `${number}-${number}` | number;
  /** Number of days; one when absent. */
  readonly days?: number;
}

const dormition = { en: 'Dormition of the Virgin', el: 'Κοίμηση της Θεοτόκου' };
const prophetElias = { en: 'Feast of Profitis Ilias', el: 'Πανηγύρι του Προφήτη Ηλία' };

/** Days after Easter Sunday of the Ascension, a Thursday. */
const ascension = 39;

export const feasts: readonly Feast[] = [
  {
    island: 'anafi',
    name: { en: 'Feast of Panagia Kalamiotissa', el: 'Πανηγύρι της Παναγίας Καλαμιώτισσας' },
    place: { en: 'Monastery of Kalamiotissa', el: 'Μονή Καλαμιώτισσας' },
    on: '09-07',
    days: 2,
  },
  {
    island: 'andros',
    name: { en: 'Feast of Panagia Thalassini', el: 'Πανηγύρι της Παναγίας Θαλασσινής' },
    place: { en: 'Chora of Andros', el: 'Χώρα Άνδρου' },
    on: '08-15',
  },
  {
    island: 'antiparos',
    name: { en: 'Feast of Agios Ioannis at the cave', el: 'Πανηγύρι του Αγίου Ιωάννη στο σπήλαιο' },
    place: { en: 'Cave of Antiparos', el: 'Σπήλαιο Αντιπάρου' },
    on: '05-07',
    days: 2,
  },
  {
    island: 'folegandros',
    name: { en: 'Procession of the Panagia at Easter', el: 'Περιφορά της Παναγίας το Πάσχα' },
    place: { en: 'Chora of Folegandros', el: 'Χώρα Φολεγάνδρου' },
    on: 0,
    days: 3,
  },
  {
    island: 'folegandros',
    name: { en: 'Feast of Agios Panteleimonas', el: 'Πανηγύρι του Αγίου Παντελεήμονα' },
    place: { en: 'Ano Meria', el: 'Άνω Μεριά' },
    on: '07-27',
  },
  {
    island: 'ios',
    name: { en: 'Feast of Panagia Gremiotissa', el: 'Πανηγύρι της Παναγίας Γκρεμιώτισσας' },
    place: { en: 'Chora of Ios', el: 'Χώρα Ίου' },
    on: '08-15',
  },
  {
    island: 'ios',
    name: { en: 'Birth of the Virgin', el: 'Γέννηση της Θεοτόκου' },
    place: { en: 'Agia Theodoti', el: 'Αγία Θεοδότη' },
    on: '09-08',
  },
  {
    island: 'kimolos',
    name: prophetElias,
    place: { en: 'Kimolos', el: 'Κίμωλος' },
    on: '07-20',
  },
  {
    island: 'koufonisia',
    name: dormition,
    place: { en: 'Panagia, Kato Koufonisi', el: 'Παναγία, Κάτω Κουφονήσι' },
    on: '08-15',
  },
  {
    island: 'kythnos',
    name: { en: 'Feast of Panagia Kanala', el: 'Πανηγύρι της Παναγίας Κανάλας' },
    place: { en: 'Kanala', el: 'Κανάλα' },
    on: '08-15',
  },
  {
    island: 'kythnos',
    name: { en: 'Feast of Panagia Flampouriani', el: 'Πανηγύρι της Παναγίας Φλαμπουριανής' },
    place: { en: 'Flampouria', el: 'Φλαμπουριά' },
    on: '09-08',
  },
  {
    island: 'naxos',
    name: { en: 'Feast of Agios Nikodimos', el: 'Πανηγύρι του Αγίου Νικοδήμου' },
    place: { en: 'Chora of Naxos', el: 'Χώρα Νάξου' },
    on: '07-14',
  },
  { island: 'naxos', name: dormition, place: { en: 'Filoti', el: 'Φιλότι' }, on: '08-15' },
  {
    island: 'paros',
    name: { en: 'Feast of Ekatontapyliani', el: 'Πανηγύρι της Εκατονταπυλιανής' },
    place: { en: 'Parikia', el: 'Παροικιά' },
    on: '08-15',
  },
  {
    island: 'serifos',
    name: dormition,
    place: { en: 'Panagia', el: 'Παναγία' },
    on: '08-15',
  },
  {
    island: 'sifnos',
    name: { en: 'Feast of Chrysopigi', el: 'Πανηγύρι της Χρυσοπηγής' },
    place: { en: 'Chrysopigi', el: 'Χρυσοπηγή' },
    on: ascension,
  },
  {
    island: 'sikinos',
    name: { en: 'Presentation of the Virgin', el: 'Εισόδια της Θεοτόκου' },
    place: { en: 'Sikinos', el: 'Σίκινος' },
    on: '11-21',
  },
  {
    island: 'thirasia',
    name: { en: 'Feast of Agia Irini', el: 'Πανηγύρι της Αγίας Ειρήνης' },
    place: { en: 'Riva', el: 'Ρίβα' },
    on: '05-05',
  },
  { island: 'thirasia', name: prophetElias, place: { en: 'Kera', el: 'Κερά' }, on: '07-20' },
  {
    island: 'tinos',
    name: { en: 'Feast of the icon on 25 March', el: 'Πανηγύρι της 25ης Μαρτίου' },
    place: { en: 'Evangelistria', el: 'Ευαγγελίστρια' },
    on: '03-25',
  },
  {
    island: 'tinos',
    name: dormition,
    place: { en: 'Evangelistria', el: 'Ευαγγελίστρια' },
    on: '08-15',
  },
];
