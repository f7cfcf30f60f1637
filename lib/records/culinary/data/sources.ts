import type { Food } from '../schema';

type Source = Food['source'];

const aegean = (island: string, page: number): Source => ({
  title: `Aegean Cuisine, ${island}`,
  url: `http://www.aegeancuisine.org/location/display/${page}`,
});

/** The pages that say what the entries say, several entries each. */
export const sources = {
  amorgos: aegean('Amorgos', 1),
  anafi: aegean('Anafi', 2),
  donousa: aegean('Donousa', 3),
  andros: aegean('Andros', 4),
  antiparos: aegean('Antiparos', 5),
  iraklia: aegean('Iraklia', 6),
  ios: aegean('Ios', 8),
  kimolos: aegean('Kimolos', 11),
  koufonisia: aegean('Koufonisia', 12),
  milos: aegean('Milos', 14),
  mykonos: aegean('Mykonos', 15),
  sikinos: aegean('Sikinos', 20),
  sifnos: {
    title: 'Sifnos Wizard, What will we eat in Sifnos?',
    url: 'https://sifnoswizard.com/%CF%84%CE%B9-%CE%B8%CE%B1-%CF%86%CE%AC%CE%BC%CE%B5-%CF%83%CF%84%CE%B7-%CF%83%CE%AF%CF%86%CE%BD%CE%BF/',
  },
  sifnosRecipes: {
    title: 'Cyclades Tour, Local recipes of Sifnos',
    url: 'https://cyclades-tour.gr/index.php?option=com_k2&view=item&layout=item&id=296&Itemid=1069&lang=en',
  },
  mykonosRecipes: {
    title: 'Cyclades Tour, Local recipes of Mykonos',
    url: 'https://cyclades-tour.gr/index.php?option=com_k2&view=item&layout=item&id=225&Itemid=999&lang=en',
  },
  mykonosDelicacies: {
    title: 'Incredible Greece, Mykonian delicacies',
    url: 'https://incredible-greece.com/mykonos/mykonian-delicacies',
  },
  folegandros: {
    title: 'Folegandros.info, What to eat',
    url: 'http://folegandros.info/folegandros-vacation.php?lang=en&id=9',
  },
  folegandrosPiatsa: {
    title: 'Aegean Cuisine, a kitchen of Folegandros',
    url: 'http://www.aegeancuisine.org/I_Piatsa',
  },
  smallCyclades: {
    title: 'Greek Gastronomy Guide, Cuisine of the Small Cyclades',
    url: 'https://www.greekgastronomyguide.gr/en/mikres-kyklades/paradosiaki-kouzina/',
  },
  naxosEaster: {
    title: 'Cyclades Open, from Gastronomos: the patoudo of Naxos (in Greek)',
    url: 'https://cycladesopen.gr/paschalino-trapezi-to-patoydo-i-patoyd/',
  },
  schinoussa: {
    title: 'naxos.gr, Products of Schinoussa',
    url: 'http://www.naxos.gr/en/schinoussa/food-and-drink/products-of-schinoussa/',
  },
  irakliaRecipes: {
    title: 'naxos.gr, Recipes of Iraklia',
    url: 'http://www.naxos.gr/en/iraklia/food-and-drink/recipes/',
  },
  androsCulture: {
    title: 'University of Crete, Gastronomy of Andros',
    url: 'http://aigaio.dev.edu.uoc.gr/islands/local-products-andros/gastronomy-andros.html',
  },
  androsTravel: {
    title: 'Travel.gr, Gastronomic identity of Andros',
    url: 'https://travel.gr/en/food-and-drink-en/food-culture-food-and-drink-en/gastronomic-identity-of-cycladic-island-of-andros',
  },
  amorgosCulture: {
    title: 'University of Crete, Gastronomy of Amorgos',
    url: 'http://aigaio.dev.edu.uoc.gr/islands/local-products-amorgos/gastronomy.html',
  },
  tinosTravel: {
    title: 'Travel.gr, Local products of Tinos',
    url: 'https://www.travel.gr/en/food-and-drink-en/food-culture-food-and-drink-en/tinos-delectable-local-products/',
  },
  tinosVisit: {
    title: 'Visit Greece, Products and cuisine of Tinos',
    url: 'http://www.visitgreece.gr/en/gastronomy/regional_cuisine/traditional_products_and_local_cuisine_of_tinos',
  },
  serifos: {
    title: 'Discover Serifos, Traditional products',
    url: 'https://discover-serifos.com/en/enjoy/eating/traditional-products',
  },
  serifosTravel: {
    title: 'Travel.gr, Local fare of Serifos',
    url: 'https://travel.gr/en/food-and-drink-en/local-fare-and-where-to-eat-it-on-the-island-of-serifos',
  },
  syros: {
    title: 'Syros BnB, Traditional products of Syros',
    url: 'https://syrosbnb.com/en/traditional-syrian-products',
  },
  syrosIsland: {
    title: 'Syros Island, Gastronomy',
    url: 'https://www.syrosisland.gr/en/gastronomy/',
  },
  kythnos: {
    title: 'Municipality of Kythnos, The cuisine',
    url: 'https://www.kythnos.gr/en/the-cuisine/',
  },
  milosAnek: { title: 'ANEK Lines, Milos', url: 'https://anek.gr/en-gb/destinations/milos' },
  milosRecipes: {
    title: 'milos.gr, Local recipes',
    url: 'http://www.milos.gr/en/information/gastronomy/local-recipes',
  },
  cycladicCuisine: {
    title: 'Visit Greece, Cycladic cuisine',
    url: 'https://visitgreece.gr/experiences/gastronomy/traditional-cuisine/cycladic-cuisine',
  },
  santoriniProducts: {
    title: 'Artemis Karamolegos Winery, Santorini products',
    url: 'http://www.karamolegos.gr/about-santorini/santorini-products',
  },
  santoriniWine: {
    title: 'New Wines of Greece, PDO Santorini',
    url: 'http://www.newwinesofgreece.com/lista_oinon_pop/en_pdo_santorini.html',
  },
  antiparosCuisine: {
    title: 'Community of Antiparos, Local cuisine',
    url: 'https://antiparos.gr/en/local-cuisine/',
  },
  parola: {
    title: 'Parola, The kitchen of Paros',
    url: 'https://parola-paros-freepress.gr/en/kyris-athanasiadis/',
  },
} as const satisfies Record<string, Source>;
