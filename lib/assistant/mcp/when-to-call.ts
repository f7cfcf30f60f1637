/**
 * Sentence before the description of a tool, by its name: the requests for which a client calls it.
 * Descriptions that begin with such a sentence are not listed.
 */
export const whenToCall: Readonly<Record<string, string>> = {
  listIslands: 'Call it to choose among islands or to find those of a kind.',
  getIsland: 'Call it for questions about one island.',
  findPassages: 'Call it for questions that no other tool answers, such as food, customs or walks.',
  getWeather: 'Call it for the weather of the next days.',
  getClimate: 'Call it for the usual weather of a month.',
  getShelteredBeaches: 'Call it for beaches out of the wind or with calm water.',
  findTransfers: 'Call it for buses, taxis and rides from a port or airport.',
  findFlights: 'Call it to learn whether and how one can fly to an island.',
  getPackingList: 'Call it for what to pack.',
  findPhrases: 'Call it for how to say something in Greek.',
  searchFerries: 'Call it for boats between two places on a day, with times and fares.',
  planFerries: 'Call it to put several islands in order, with nights and boats, between two days.',
  openPackage: 'Call it for a ready-made trip of a kind from a day.',
  suggestTrip: 'Call it when somebody has a month and wishes, but no islands yet.',
  listPlaces: 'Call it for the ids of ports; names work in all tools.',
  getSailingWeather: 'Call it for whether wind may stop the boats of the coming days.',
  compareFlyOrSail: 'Call it for “fly or ferry” to one island on a day.',
  planBudget: 'Call it for what a trip costs.',
  searchHotels: 'Call it for places to stay.',
  searchActivities: 'Call it for things to do.',
  searchVehicles: 'Call it for cars, scooters and other vehicles to rent.',
  getHotel: 'Call it for one place to stay that searchHotels found.',
  getActivity: 'Call it for one activity that searchActivities found.',
  getVehicle: 'Call it for one vehicle that searchVehicles found.',
};
