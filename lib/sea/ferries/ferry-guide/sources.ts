/** Date of the last check of the facts about the ports (ISO); each written chapter has its own. */
export const portsCheckedOn = '2026-11-21';

/** Sources of the guide: publisher and title, as in a citation. */
export const guideSources: readonly { readonly title: string; readonly url: string }[] = [
  {
    title: 'Regulation (EU) No 1177/2010 on the rights of passengers travelling by sea',
    url: 'https://eur-lex.europa.eu/eli/reg/2010/1177/oj',
  },
  {
    title:
      'Austrian Agency for Passenger Rights: delay and cancellation of ships (table of Article 19)',
    url: 'https://en.apf.gv.at/schiff-verspaetung-ausfall',
  },
  {
    title: 'European Consumer Centre Malta: sea passenger rights',
    url: 'https://eccnetmalta.gov.mt/sea-passenger-rights/',
  },
  {
    title: 'Law 4948/2022, code of passengers’ rights in domestic shipping (in Greek)',
    url: 'https://www.anaconda.gr/gnwsiaki-basi/nomos-4948-27-6-2022/',
  },
  {
    title: 'Rights of passengers when a sailing is banned, law 4948/2022 (in Greek)',
    url: 'https://trikalaview.gr/apagoreftiko-apoplou-ta-dikeomata-ton-epivaton-ton-dromologion-pou-akyrothikan/',
  },
  {
    title: 'Charter of passengers’ rights in Greek coastal shipping, 21 questions',
    url: 'https://mykonosports.gr/en/xarta_dikaiomaton_epivaton/',
  },
  {
    title: 'Newsbomb, citing Kathimerini: how a sailing ban is issued (in Greek)',
    url: 'https://www.newsbomb.gr/ellada/story/1670590/apagoreftiko-apoplou-pos-ekdidetai-kai-ti-isxyei-gia-to-metro-pou-thespistike-ti-dekaetia-tou-70',
  },
  {
    title: 'Zougla: the head of the forecast service on ships and 8 or 9 Beaufort (in Greek)',
    url: 'https://www.zougla.gr/greece/spane-oi-voriades-apo-avrio/',
  },
  {
    title: 'The National Herald: ships remain docked, 8 to 9 Beaufort from the south',
    url: 'https://www.thenationalherald.com/187811/ships-grece-remain-docked-due-strong-winds/',
  },
  {
    title: 'Seajets: general terms (boarding, names on tickets, vehicles)',
    url: 'https://www.seajets.com/stay-informed/general-terms',
  },
  {
    title: 'Seajets: discounts and cancellation',
    url: 'https://travel.more.com/en/ferries/sea-jets/policy',
  },
  {
    title: 'Hellenic Seaways: discounts (in Greek)',
    url: 'https://hellenicseaways.gr/offers/view/136/ekptwseis',
  },
  {
    title: 'Go-Ferry: check-in and embarkation',
    url: 'https://www.go-ferry.com/embarkation',
  },
  {
    title: 'Seasmiles (Blue Star Ferries, Hellenic Seaways): what a pet needs to travel',
    url: 'https://www.seasmiles.com/en/helpcenter/category/faq?article-number=KA-02487&category=2&subcategory=9',
  },
  {
    title: 'Magic Sea Ferries: registration of pets, law 4830/2021',
    url: 'https://magicseaferries.gr/en/blog-en/travelling-with-your-pet/',
  },
  {
    title: 'Pravlis: large animals in cages or cabins of the ship, law 4830/2021 (in Greek)',
    url: 'https://pravlis.gr/aktoploia-katagrafi-stoicheion-ton-zoon-syntrofias/',
  },
  {
    title: 'Go-Ferry: pets on board',
    url: 'https://www.go-ferry.com/help-center/faq/pets-on-board',
  },
  {
    title: 'Pravlis: registration of pets, cages and pet cabins, law 4830/2021 (in Greek)',
    url: 'https://pravlis.gr/aktoploia-katagrafi-stoicheion-ton-zoon-syntrofias/',
  },
  {
    title: 'Enikos, August 2025: pets on ships, one cage for 200 passengers (in Greek)',
    url: 'https://www.enikos.gr/society/zoa-syntrofias-pos-boroun-na-taxidepsoun-sto-ploio-ti-orizei-o-nomos-gia-ti-metafora-tous/2419741/',
  },
  {
    title: 'Scandlines: assistance under Regulation 1177/2010',
    url: 'http://www.scandlines.com/kunden-service/eu-regulation-1177-2010.aspx',
  },
  {
    title: 'AGS Cars: a Greek hire contract and where its insurance holds',
    url: 'https://agscars.gr/insurance.html',
  },
  {
    title: 'AXA Health, NHS factsheet: motion sickness',
    url: 'https://www.axahealth.co.uk/health-information/nhs-factsheets/motion-sickness',
  },
  {
    title: 'Petit Futé: port of Piraeus, its gates',
    url: 'https://petitfute.co.uk/v42832-le-piree-piraia/c1173-visites-points-d-interet/c975-rue-place-quartier/120892-port-du-piree.html',
  },
  {
    title: 'Kathimerini: metro line 3 to Piraeus and the airport in 55 minutes',
    url: 'https://www.ekathimerini.com/news/1195239/three-piraeus-metro-stations-opening-on-tuesday/',
  },
  {
    title: 'Symi Dream: from gate E1 to the metro of Piraeus',
    url: 'http://www.symidream.com/piraeus-to-athens',
  },
  {
    title: 'Ferryscanner: the three ports of Athens (in Italian)',
    url: 'https://ferryscanner.com/it/blog/i-3-porti-di-atene',
  },
  {
    title: 'A Greek Oddity: from the airport to Lavrio and Kea',
    url: 'https://agreekoddity.com/wednesday-30th-april-2014-arrival-at-athens-and-on-to-kea/',
  },
  {
    title: 'Santorini Dave: port of Heraklion',
    url: 'https://santorinidave.com/heraklion-port-crete',
  },
  {
    title: 'MyGreeceTravelBlog: all ferries of Mykonos at the New Port',
    url: 'https://mygreecetravelblog.com/tag/port',
  },
];
