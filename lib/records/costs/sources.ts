import type { CostSource } from './schema';

/** Date of the last review of the table of costs (ISO date). */
export const costsCheckedOn = '2026-11-22';

/** Sources of prices by id. */
export const costSources = {
  ktelSantorini: {
    title: {
      en: 'KTEL Santorini: price list of its lines, €2.20 to €2.70 (in Greek)',
      el: 'ΚΤΕΛ Σαντορίνης: τιμοκατάλογος των γραμμών, 2,20 ως 2,70 €',
    },
    url: 'https://ktel-santorini.gr/pricetable/',
    asOf: '2026-08',
  },
  greekaNaxos: {
    title: {
      en: 'Greeka: buses of Naxos, €1.80 to €6.20',
      el: 'Greeka: λεωφορεία Νάξου, 1,80 ως 6,20 € (στα αγγλικά)',
    },
    url: 'https://www.greeka.com/cyclades/naxos/car-bus/',
    asOf: null,
  },
  naxosPress: {
    title: {
      en: 'Naxos Press: a coffee on the beach about €4 (in Greek)',
      el: 'Naxos Press: ο καφές στην παραλία γύρω στα 4 €',
    },
    url: 'https://naxospress.gr/ellada/quot-agapimenes-quot-mas-xaplostres-ypsilo-to-kostos-poios-omos-to-orizei',
    asOf: null,
  },
  insider: {
    title: {
      en: 'Insider: souvlaki on Tinos €3.50 to €3.80, Syros €3.20 to €3.60, Mykonos up to €9.50 (in Greek)',
      el: 'Insider: σουβλάκι στην Τήνο 3,50–3,80 €, στη Σύρο 3,20–3,60 €, στη Μύκονο ως 9,50 €',
    },
    url: 'https://www.insider.gr/oikonomia/289114/soyblaki-xeperase-ta-4-eyro-sta-nisia',
    asOf: '2023',
  },
  ethnos: {
    title: {
      en: 'Ethnos, June 2023: wraps on Paros €5.50, Santorini €6.50, Mykonos from €9.40 (in Greek)',
      el: 'Έθνος, Ιούνιος 2023: τυλιχτό στην Πάρο 5,50 €, στη Σαντορίνη 6,50 €, στη Μύκονο από 9,40 €',
    },
    url: 'https://ethnos.gr/Economy/amp/264031/xabiaritosoyblakisthmykonoapo9eoskai15eyrototylixtostaypshtaenoikiatonkatasthmaton',
    asOf: '2023-06',
  },
  alpha: {
    title: {
      en: 'Agonas Kritis: lowest prices of a wrap, Paros €3.50, Ios €4.00, Santorini €3.90 (in Greek)',
      el: 'Αγώνας της Κρήτης: χαμηλότερες τιμές τυλιχτού, Πάρος 3,50 €, Ίος 4 €, Σαντορίνη 3,90 €',
    },
    url: 'https://agonaskritis.gr/%CF%83%CE%BF%CF%85%CE%B2%CE%BB%CE%AC%CE%BA%CE%B9-%CF%84%CE%BF-%CE%BA%CE%B1%CF%84%CE%B5%CE%BE%CE%BF%CF%87%CE%AE%CE%BD-%CE%BB%CE%B1%CF%8A%CE%BA%CF%8C-%CF%86%CE%B1%CE%B3%CE%B7%CF%84%CF%8C-%CF%83%CF%80',
    asOf: null,
  },
  roughGuides: {
    title: {
      en: 'Rough Guides: a taverna meal €15 to €20, up to €30 with better wine or fish',
      el: 'Rough Guides: φαγητό στην ταβέρνα 15–20 €, ως 30 € με καλύτερο κρασί ή ψάρι (στα αγγλικά)',
    },
    url: 'https://www.roughguides.com/greece/travel-advice/',
    asOf: '2024',
  },
  directus: {
    title: {
      en: 'Directus, citing Eleftheros Typos: two sunbeds on Paros €30 to €40 (in Greek)',
      el: 'Directus, από τον Ελεύθερο Τύπο: δύο ξαπλώστρες στην Πάρο 30–40 €',
    },
    url: 'https://directus.gr/?p=166616',
    asOf: null,
  },
  ant1: {
    title: {
      en: 'Pentapostagma, citing ANT1: sunbeds on Syros €25 to €50, Mykonos from €120 (in Greek)',
      el: 'Πενταπόσταγμα, από τον ΑΝΤ1: ξαπλώστρες στη Σύρο 25–50 €, στη Μύκονο από 120 €',
    },
    url: 'https://www.pentapostagma.gr/koinonia/7108231_fotia-oi-times-tis-xaplostras-ton-aygoysto-stin-ellada',
    asOf: null,
  },
  naxosCars: {
    title: {
      en: 'Greecetravel: car hire on Naxos by season, groups A to C, 4 to 6 days',
      el: 'Greecetravel: ενοικίαση αυτοκινήτου στη Νάξο ανά εποχή, κατηγορίες A–C, 4–6 ημέρες (στα αγγλικά)',
    },
    url: 'https://greecetravel.com/aegean/car_rental_naxos.htm',
    asOf: '2024',
  },
  niceMagazine: {
    title: {
      en: 'Nice Magazine: rooms on Paros about €150, Serifos €100, from 25 July €150 to €160 (in Greek)',
      el: 'Nice Magazine: διαμονή στην Πάρο γύρω στα 150 €, στη Σέριφο 100 €, από 25/7 150–160 €',
    },
    url: 'https://nicemagazine.gr/akriveia-sta-ypsi-i-timi-ton-aktoploiko',
    asOf: null,
  },
  trivago: {
    title: {
      en: 'Kathimerini, INSETE and Trivago: Cyclades in April, four stars €181, five stars €258',
      el: 'Kathimerini, ΙΝΣΕΤΕ και Trivago: Κυκλάδες τον Απρίλιο, τέσσερα αστέρια 181 €, πέντε 258 € (στα αγγλικά)',
    },
    url: 'https://www.ekathimerini.com/economy/241252/hotels-on-myconos-santorini-are-the-priciest-in-the-mediterranean/',
    asOf: '2019',
  },
} as const satisfies Record<string, CostSource>;

export type CostSourceId = keyof typeof costSources;
