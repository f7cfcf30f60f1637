/*
 * Which way imports go: app → components → lib, never back, and in lib from a room to those below it. Each
 * row of a table is a room, what it may import, and why; a row names only rows above it, so that no two rooms
 * need each other. Types count. `npm test` runs it; ADR 34 tells the reasons at length.
 *
 * A file belongs to the row whose name fits most of its path: `timetable` is what is in no part of it.
 */

/** Of lib. Search is the one room that looks into all. */
const rooms = [
  // Foundation: knows no domain but the slugs, which are ids.
  ['time', '', 'Days, instants and the zone of Athens know nobody.'],
  ['geo', '', 'Coastline, distances and ways over water are plain geometry.'],
  ['env', '', 'The one reader of the environment.'],
  ['own-path', '', 'What an address of this site is; the server uses it too.'],
  [
    'once-per-process',
    '',
    'What all bundles of one process share; the one user of the global object.',
  ],
  ['islands/register', '', 'Ids of islands, and what is asked of all of them.'],
  ['islands/slugs', 'islands/register', 'Ids of islands are everywhere.'],
  ['chart-files/names', 'islands/slugs', 'Names of files are parts of addresses.'],
  ['content/slugs', 'islands/slugs', 'The register of addresses takes ids, not texts.'],
  ['content/posts/tags', '', 'Tags of posts are ids, and parts of addresses.'],
  ['packages/slugs', '', 'So are those of curated trips.'],
  ['i18n', 'own-path time', 'Words for days, lengths of time, numbers and money.'],
  ['instances', '', 'What the instances of a site share through Redis or Valkey.'],
  [
    'http',
    'env i18n instances once-per-process own-path',
    'Queries, forms, senders and answers, whatever they are about.',
  ],
  ['pictures', '', 'What a file is by its first bytes; pictures drawn anew.'],
  ['log', 'env http', 'A line knows its request.'],
  ['tracing', 'log', 'What goes to a collector is redacted as the log is.'],
  ['metrics', 'once-per-process', 'Figures for Prometheus; the server loads them.'],
  ['kept-file', 'env log', 'A file that outlives the process, whatever it holds.'],
  ['site', 'env i18n', 'Name and origin of the site.'],
  ['partners/paying', 'env', 'Which partners know us by a code.'],
  ['commission', 'partners/paying', 'Who pays for a link.'],
  [
    'offline/names',
    '',
    'What the caches of kept pages are called; whoever ends a session removes some.',
  ],
  ['supabase', 'env http log once-per-process site', 'One module owns the vendor.'],
  ['map-layers/register', '', 'Ids of layers are parts of addresses.'],
  [
    'routes',
    'env http i18n map-layers/register site supabase chart-files/names islands/slugs islands/register content/slugs content/posts/tags packages/slugs',
    'Addresses come from ids and names; whether a table has a slug, its backend says.',
  ],
  ['workers', '', 'Work beside the serving thread, whatever it is about; the tools run it alone.'],
  [
    'actions',
    'env http i18n log own-path site supabase',
    'What every form does, of whatever domain.',
  ],
  [
    'auth',
    'actions env http i18n log offline/names own-path routes site supabase',
    'Who somebody is.',
  ],
  [
    'offline',
    'i18n islands/slugs offline/names routes site supabase',
    'The site as an app, and what is kept for reading without a connection, by the register of addresses.',
  ],
  ['operations', 'http i18n log routes site', 'What an operation is, its route and its page.'],
  // Domains that stand alone.
  ['charts', 'geo i18n islands/slugs', 'Charts are drawn from geography.'],
  ['islands', 'i18n islands/slugs operations', 'Records of islands.'],
  [
    'chart-files',
    'chart-files/names charts geo i18n islands',
    'The charts on paper and as files, with the places of the islands’ records.',
  ],
  [
    'listings/transfers',
    'http i18n routes islands islands/register islands/slugs operations time',
    'Ways between ports, airports and towns, which lie where the records of islands say, and a filter in the address.',
  ],
  [
    'listings/flights',
    'http i18n islands/slugs listings/transfers operations time',
    'Airports and who flies there; how one gets to and from them, the transfers say.',
  ],
  [
    'partners',
    'commission i18n islands islands/slugs partners/paying time',
    'Links to who sells what we do not.',
  ],
  [
    'weather',
    'env geo http i18n islands islands/register islands/slugs kept-file log once-per-process operations time',
    'Forecast and climate of an island and the sea around it.',
  ],
  [
    'shelter',
    'geo http i18n islands islands/slugs operations time weather',
    'Open water before beaches and coasts, and what the wind of the forecast makes of it.',
  ],
  ['places', 'http i18n supabase islands/slugs', 'Places of an island, in the database.'],
  [
    'costs',
    'i18n islands/register islands/slugs time',
    'What things cost, by group of islands and season.',
  ],
  [
    'content',
    'costs i18n islands routes supabase islands/slugs content/posts/tags',
    'Texts, in files and in the table; their numbers come from the records.',
  ],
  ['contact', 'actions http supabase', 'One form.'],
  [
    'culinary',
    'http i18n routes islands/slugs',
    'What is eaten and drunk, and a filter in the address.',
  ],
  [
    'listings',
    'costs http i18n islands islands/slugs operations supabase time',
    'Where to stay, what to do, what to drive: records, and one search of them.',
  ],
  [
    'list-property',
    'actions auth http i18n islands/slugs listings pictures routes supabase',
    'A property that somebody offers.',
  ],
  [
    'packing',
    'http i18n islands islands/slugs operations weather',
    'What to take along, by month, islands and plans.',
  ],
  ['help', '', 'Numbers for emergencies.'],
  ['home', 'i18n routes', 'What the home page shows.'],
  ['phrases', 'i18n operations', 'Words to say, how they sound, and what of them is learnt.'],
  ['profile', 'actions auth env http i18n pictures routes site supabase', 'A person’s account.'],
  ['timetable/types', 'geo i18n time', 'What a timetable is, whatever feed it came from.'],
  [
    'timetable/gtfs',
    'geo i18n islands/slugs islands/register time timetable/types',
    'Reads a feed, and knows its stops by what islands are called; the tools run it alone.',
  ],
  ['timetable/engine', 'time timetable/types', 'Searches typed arrays; the tools run it alone.'],
  [
    'timetable/service',
    'env http kept-file log once-per-process time workers timetable/types timetable/gtfs timetable/engine',
    'The feed in service.',
  ],
  [
    'timetable/realtime',
    'env http i18n log once-per-process time timetable/types timetable/engine timetable/service',
    'What is cancelled or late, and what travellers should know, by messages.',
  ],
  [
    'timetable',
    'env geo i18n islands/register islands/slugs time timetable/types timetable/engine timetable/service timetable/realtime',
    'Names for what a feed mentions, and the one door to the feed in service.',
  ],
  // Domains on the timetable. The parts of ferries do not know each other.
  [
    'ferries/search',
    'geo http i18n islands/slugs operations routes time timetable/types timetable/engine timetable',
    'Journeys between two places; a place that is no island of ours is no place to change boats.',
  ],
  [
    'ferries/connections',
    'geo islands/slugs time timetable/types timetable/engine timetable',
    'Where one can go from an island.',
  ],
  [
    'ferries/places',
    'i18n islands/slugs operations timetable/types timetable/engine timetable',
    'Islands and ports of the timetable.',
  ],
  [
    'ferries/tracking',
    'env geo http i18n log operations time timetable/types timetable/engine timetable',
    'Boats under way.',
  ],
  ['ferries/port-guide', 'i18n islands/slugs time', 'What a port is like.'],
  [
    'ferries/sailing-weather',
    'ferries/port-guide geo i18n operations time weather',
    'What a forecast means for the boats, by the scale of the ferry guide.',
  ],
  ['ferries/booking', 'time', 'Rules of tickets.'],
  [
    'fly-or-sail',
    'ferries/port-guide ferries/search http i18n islands islands/slugs listings/flights listings/transfers operations time timetable/types timetable/engine timetable',
    'Two ways to an island, door to door: boats of the timetable, flights and rides of the listings.',
  ],
  [
    'planner/solver',
    'islands/slugs time timetable/types timetable/engine',
    'The best order of islands; the tools run it alone.',
  ],
  [
    'planner/solving',
    'log once-per-process workers planner/solver timetable/types timetable/engine',
    'The solver in threads of its own.',
  ],
  [
    'readings',
    'metrics once-per-process supabase timetable/service planner/solving',
    'What whoever watches the site is told; it looks into the rooms that know.',
  ],
  [
    'planner/address',
    'http i18n operations routes site workers islands/slugs time planner/solver planner/solving timetable/types timetable/engine timetable',
    'A plan as an address, a form and an answer.',
  ],
  // Domains that put others together.
  [
    'budget',
    'costs ferries/search http i18n islands islands/slugs listings operations routes supabase time timetable/types timetable/engine timetable',
    'What a trip costs: boats of the timetable, rooms and cars of the listings, tables of costs.',
  ],
  [
    'day-by-day',
    'budget culinary geo islands islands/slugs planner/solver time timetable/types timetable',
    'A plan as days with something to do, and what it costs.',
  ],
  [
    'packages',
    'http i18n islands islands/slugs operations packages/slugs planner/address planner/solver site time timetable/types timetable',
    'Curated trips, solved by the planner when they are opened.',
  ],
  [
    'short-trip',
    'budget costs http i18n islands islands/slugs operations planner/address planner/solver site time timetable/types timetable',
    'Islands by what one likes, ordered by the planner.',
  ],
  [
    'trips',
    'actions auth budget costs geo http i18n islands islands/slugs listings log planner/address planner/solver profile routes site supabase time timetable/types timetable/engine timetable',
    'What is planned is kept, with its boats and the listings it is made of.',
  ],
  [
    'map-layers',
    'charts env ferries/port-guide geo http i18n islands islands/slugs listings map-layers/register operations places routes shelter time timetable/types timetable weather',
    'What lies where, of every domain that has a place: the layers of the interactive map.',
  ],
  ['search', '*', 'It finds whatever there is.'],
  [
    'assistant/tools',
    '*',
    'The operations of all rooms as tools, each with the pages of what it says.',
  ],
  [
    'assistant/built-in',
    'i18n islands islands/slugs islands/register planner/solver routes search time timetable/types',
    'Understands, decides and words by rules; what it states, tools of the conversation have told it.',
  ],
  ['assistant/traced', '', 'What of an answer no tool and no traveller has told.'],
  [
    'assistant/models',
    'actions assistant/built-in assistant/tools assistant/traced auth env http i18n log operations site supabase time trips',
    'Whose model answers, within which limits, and what of a conversation is believed.',
  ],
  [
    'assistant/conversations',
    'actions assistant/models auth http i18n log routes supabase trips',
    'Conversations, kept in the account of whoever had them.',
  ],
  [
    'assistant/mcp',
    'assistant/tools http i18n log operations site',
    'The tools for other assistants, over the Model Context Protocol.',
  ],
];

/**
 * Of components: other views a room may import (`shared`: the first seven), and rooms of lib (`*`: all that
 * reads nothing).
 */
const views = [
  ['ui', '', '', 'Primitives know props only: no domain word, no texts, no data.'],
  ['motion', '', '', 'How things move.'],
  ['seo', '', 'i18n routes site', 'What machines read of a page.'],
  ['forms', 'ui', 'actions auth log', 'How every form is sent, and what stands beside its fields.'],
  ['sortable', '', 'i18n', 'Lists to be dragged.'],
  [
    'maps',
    'ui',
    'charts geo i18n map-layers map-layers/register shelter',
    'Charts, and the interactive map with its layers.',
  ],
  ['layout', 'ui motion seo', 'auth i18n routes site islands/slugs', 'The frame of every page.'],
  ['og', '', 'charts', 'Pictures for sharing, lettered as the charts are.'],
  ['content', 'ui layout', '*', 'How long texts of every collection are drawn.'],
  [
    'timetable',
    'ui',
    '*',
    'What every screen with a sailing says of its timetable, and asks of its boats.',
  ],
  ['weather', 'ui layout maps', '*', 'The forecast on the chart, and a year as a drawing.'],
  ['shelter', 'ui layout maps', '*', 'Beaches in the wind of the day.'],
  ['partners', 'ui layout', '*', 'Ways out, and what is said of money beside them.'],
  ['offline', 'ui layout', '*', 'What is kept on this device, and the band that says so.'],
  // Views of one domain: a page puts those of several together.
  ['auth', 'shared', '*', 'Signing in and out.'],
  ['chart-files', 'shared', '*', 'Charts to take along.'],
  ['packing', 'shared', '*', 'A manifest.'],
  ['budget', 'shared timetable', '*', 'A ledger, in which boats have fares.'],
  ['blog', 'shared content', '*', 'Posts are long texts.'],
  ['company', 'shared content', '*', 'Pages about the site are long texts.'],
  ['contact', 'shared', '*', 'One form.'],
  ['culinary', 'shared', '*', 'Plates of what is eaten and drunk.'],
  [
    'ferries',
    'shared content partners timetable',
    '*',
    'Journeys have sailings, their details are sent as texts are, and tickets are sold elsewhere.',
  ],
  [
    'flights',
    'shared partners timetable',
    '*',
    'Flights are sold elsewhere, and compared with boats.',
  ],
  ['ferry-guide', 'shared', '*', 'Ports and advice.'],
  [
    'guides',
    'shared content timetable',
    '*',
    'Guides are long texts, with the boats of their island.',
  ],
  [
    'help',
    'shared content',
    '*',
    'Questions and resources are long texts, and share their numbers.',
  ],
  ['home', 'shared', '*', 'The home page.'],
  [
    'islands',
    'shared offline partners shelter timetable weather',
    '*',
    'An island has boats, weather, rooms at partners and beaches in its lee, and is taken along.',
  ],
  ['list-property', 'shared', '*', 'One form in steps.'],
  [
    'listings',
    'shared partners',
    '*',
    'Where to stay, what to do, what to drive: one list page, filled by each kind.',
  ],
  ['nearby', 'shared', '*', 'Places around a position.'],
  ['phrases', 'shared content', '*', 'A phrase book; its contents stand in the margin.'],
  [
    'planner',
    'shared budget content timetable',
    '*',
    'A plan has sailings and a cost, and is sent as texts are.',
  ],
  [
    'day-by-day',
    'shared content planner budget timetable',
    '*',
    'A trip as days: its boats are those of a plan, its cost a ledger.',
  ],
  [
    'packages',
    'shared content day-by-day planner timetable',
    '*',
    'Posters of trips, and each opened as a plan.',
  ],
  ['short-trip', 'shared', '*', 'Seven questions, and why these islands.'],
  ['profile', 'shared', '*', 'A person’s account.'],
  ['search', 'shared', '*', 'The search of the site.'],
  [
    'tracking',
    'shared content timetable',
    '*',
    'Boats under way have sailings, and their rows are sent once.',
  ],
  [
    'transfers',
    'shared partners',
    '*',
    'From the port to the town; cars with a driver are sold elsewhere.',
  ],
  ['trips', 'shared timetable', '*', 'A trip has sailings.'],
  [
    'assistant',
    'shared budget ferries flights listings planner timetable weather',
    '*',
    'A logbook, in which results are the rows, charts and plans of their pages.',
  ],
  ['gallery', '*', '*', 'It shows the parts of all.'],
];

/** Of tools: what they take from each other. All may import lib. */
const tools = [
  [
    'assistant',
    '',
    'Asks the built-in model, and checks its answers against the files of the timetable.',
  ],
  ['charts', '', 'Coastline and lettering.'],
  ['content', 'charts', 'Checks texts, and draws facts of them; islands are read as for charts.'],
  ['dependencies', '', 'Licences and advisories of the packages that ship.'],
  ['fonts', '', 'Cuts fonts.'],
  ['run', '', 'Installs packages and starts processes: what commands share.'],
  ['test', 'run', 'Steps, settings and stubs of the tests.'],
  ['hostile', 'run test', 'Sends to a running site what nobody would.'],
  ['icons', '', 'Draws icons.'],
  ['islands', '', 'What follows from the records of islands.'],
  ['listings', 'content', 'Seeds of listings; their texts are checked as others are.'],
  [
    'bench',
    'hostile listings run test',
    'Measures engine, solver, pages, a catalogue of made-up listings, and pages beside a crowd.',
  ],
  ['places', 'charts', 'A place lies on the coastline that is drawn.'],
  ['gazetteer', 'charts places', 'Rows of places, compared with what others say of them.'],
  ['posts', '', 'Texts for the seed of the database.'],
  ['sea-routes', 'charts', 'Ways go around the coastline that is drawn.'],
  [
    'shelter',
    'charts sea-routes',
    'Open water is measured on the plane on which boats find their way.',
  ],
  ['rates', '', 'Reference rates of the European Central Bank.'],
  ['timetable', '', 'Tables for people, and the feed made of them.'],
  ['weather', 'charts', 'Open water, where the coastline that is drawn leaves some.'],
  ['trips', '', 'The schema of a trip for the database.'],
];

module.exports = { rooms, views, tools };
