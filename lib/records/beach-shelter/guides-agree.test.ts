import { readdirSync, readFileSync } from 'node:fs';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islands } from '@/lib/records/islands/data';
import { islandBySlug } from '@/lib/records/islands/queries';
import { beachesByWind } from './beaches-by-wind';

const folder = 'content/guides';
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** Ways in which a guide tells its readers not to believe the table beside it. */
const doubts = [
  /pinch of salt|left-hand column|read (?:it|the table) with|the table (?:calls|has it|is (?:true|silent)|looks|measures|does not count)|(?:called|counts as|stands? among the) calm/i,
  /με επιφύλαξη|αριστερή στήλη|διαβάστε τον πίνακα με|ο πίνακας (?:τ[ηιαο]\w* (?:βγάζει|θέλει|λέει)|μετρά|υπολογίζει)|φαίνεται ήρεμο/i,
];

it('guides do not contradict the table of beaches', () => {
  const files = readdirSync(folder).filter((file) => read(file).includes('<BeachWinds'));
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    doubts.flatMap((doubt) =>
      doubt.exec(read(file))?.[0] ? `${file}: ${doubt.exec(read(file))?.[0]}` : [],
    ),
  );
  expect(found).toEqual([]);
});

/** Claims about a beach, in the words that follow its name, with the winds that a claim leaves out. */
const isFlat =
  /^[^.;:,|]{0,25}\b(?:(?:is|are|stays?|lies|keeps) (?:\w+ )?(?:calm|flat)|flat water)/i;
const leavesOut = /\beast|\bwest|\bsouth|turns|until/i;

it('guides call no beach calm in a north wind that the table calls rough', () => {
  const claims = islands.flatMap(({ slug, beaches }) => {
    const rough = beachesByWind(slug).find(({ side }) => side === 'north')?.rough ?? [];
    const about = readdirSync(folder).filter(
      (file) => file.endsWith('.en.mdx') && file.includes(slug),
    );
    const sentences = about.flatMap((file) => read(file).split(/(?<=[.!?|])\s+/));
    return beaches.flatMap(({ id, name }) =>
      sentences.flatMap((sentence) => {
        const rest = sentence.split(name.en)[1];
        if (rest === undefined || !isFlat.test(rest) || leavesOut.test(sentence)) return [];
        return [{ id, sentence, isRough: rough.some(({ beach }) => beach.id === id) }];
      }),
    );
  });
  expect(claims.length).toBeGreaterThan(6);
  expect(claims.filter(({ isRough }) => isRough)).toEqual([]);
});

it.each([
  ['en', 'In a meltemi', /wind|kite/i],
  ['el', 'Με μελτέμι', /αέρα|φυσάει|κάιτ/i],
] as const)('the table in the guide to Naxos matches the records in %s', (locale, head, windy) => {
  const rows = read(`naxos.${locale}.mdx`)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const start = rows.findIndex((cells) => cells.includes(head));
  const column = rows[start]?.indexOf(head) ?? -1;
  const north = beachesByWind('naxos').find(({ side }) => side === 'north');
  const mentioned = islandBySlug('naxos').beaches.flatMap(({ id, name }) => {
    const row = rows.slice(start).find((cells) => cells[1]?.startsWith(name[locale]));
    return row ? { id, isWindy: windy.test(row[column] ?? '') } : [];
  });
  expect(mentioned.length).toBeGreaterThan(6);
  for (const { id, isWindy } of mentioned) {
    const isCalm = north?.calm.some(({ beach }) => beach.id === id);
    expect([id, isWindy]).toEqual([id, !isCalm]);
  }
});

it.each(['en', 'el'] as const)(
  'the post on sheltered beaches matches the records in %s',
  (locale) => {
    const post = readFileSync(
      `supabase/seed/posts/beaches-sheltered-from-the-north-wind.${locale}.md`,
      'utf8',
    );
    const rows = [...post.matchAll(/^\| \[.*?\]\(\/islands\/(\w+)\) \| (.*?) \|/gm)];
    expect(rows.length).toBe(14);
    for (const [, island = '', advised = ''] of rows) {
      const slug = island as IslandSlug;
      const north = beachesByWind(slug).find(({ side }) => side === 'north');
      const gusty = /gusts|ριπές/.test(advised);
      for (const { beach } of north?.windy ?? [])
        if (advised.includes(beach.name[locale]))
          expect([beach.id, gusty]).toEqual([beach.id, true]);
      // Perissa lies in the lee of its mountain until the wind has east in it, which the cell says.
      const rough = (north?.rough ?? []).filter(({ beach }) => beach.id !== 'perissa');
      expect(rough.filter(({ beach }) => advised.includes(beach.name[locale]))).toEqual([]);
    }
  },
);
