import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { placeArguments } from './cases.ts';
import { placeNames } from './place-names.ts';
import { greekOf } from './testing/greek-of.ts';
import { wrongCases, wrongTemplate } from './testing/wrong-cases.ts';
import { wrongWriting } from './testing/wrong-writing.ts';

const root = path.join(__dirname, '../../../..');

/** All files below a folder with a matching name. */
const filesIn = (folder: string, fits: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => fits.test(file))
    .map((file) => path.join(folder, file));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The texts of a namespace by their path. */
function flatten(messages: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const texts = filesIn('messages/el', /\.json$/).flatMap((file) =>
  flatten(JSON.parse(read(file))).map(([key, text]) => ({ where: `${file} ${key}`, text })),
);

/** Arguments of a text that are in one of the cases: `to_the_acc` is of `to`. */
const declined = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+?)_(?:gen|acc|the|at)/g)].map(([, key]) => key ?? '')),
];

/**
 * Fills a text with a name, and with 2 for all other values. Throws for a text that cannot be
 * formatted.
 */
function written(text: string, names: Record<string, string>): string {
  const others = [...text.matchAll(/\{(\w+)[},]/g)].map(([, key]) => [key, 2]);
  const t = createTranslator({
    locale: 'el',
    messages: { text },
    onError: (error) => {
      throw error;
    },
  });
  return t('text', { ...Object.fromEntries(others), ...names });
}

describe('wrongCases', () => {
  it.each(['από Νάξος', 'προς Μήλος', 'από Πειραιάς', 'στον Πειραιάς', 'Για Άνδρος', 'της Ίος'])(
    'reports «%s»',
    (text) => {
      expect(wrongCases(`Πλοία ${text}, κάθε μέρα`)).toEqual([text]);
    },
  );

  it.each([
    'από τη Νάξο',
    'η Νάξος',
    'Από: Νάξος',
    'από Πειραιά',
    'για Σαντορίνη',
    'Πειραιάς – Νάξος',
  ])('accepts «%s»', (text) => {
    expect(wrongCases(text)).toEqual([]);
  });
});

describe('wrongTemplate', () => {
  it.each(['Πλοία από {name}', 'προς {to_the_gen}', 'της {island_the_gen}', 'σε {port_the_acc}'])(
    'reports «%s»',
    (text) => {
      expect(wrongTemplate(text)).toHaveLength(1);
    },
  );

  it.each(['από {name_the_acc}', 'Οδηγός {island_the_gen}', 'από {price}', 'της {island_gen}'])(
    'accepts «%s»',
    (text) => {
      expect(wrongTemplate(text)).toEqual([]);
    },
  );
});

describe('wrongWriting', () => {
  it.each([
    ['μετακινήστε την με «Νωρίτερα»', ['την με']],
    ['Ζητήστε τη όταν κλείνετε', ['τη όταν']],
    ['στη [Ίο](/islands/ios) και μη ταξιδεύετε', ['στη [Ίο', 'μη ταξιδεύετε']],
    ['από τη Ραφήνα δύο ώρες; από το Λαύριο μία', ['ώρες; από']],
    ['η Νάξoς και το νησί', ['Νάξoς']],
    ['το λιμανι και η Χώρα', ['λιμανι']],
    ['έως 2000 χαρακτήρες, το 30% της άμμου', ['2000', '0%']],
    ['Επιλέξτε θέμα και τίποτε άλλο, με email', ['Επιλέξτε', 'τίποτε', 'email']],
  ])('reports the fault in «%s»', (text, found) => {
    expect(wrongWriting(text)).toEqual(found);
  });

  it.each([
    'Πού μένετε; Γράψτε μας: τη Νάξο, την Ίο, την μπάλα, τη «Χώρα», μην πάτε',
    'Για ποιον; Μια μέρα πιο πέρα, στην Τζια, δυο ώρες. Η ΕΛΣΤΑΤ, το 2021, αναχ. 14:30, όλο το 24ωρο, θέσεις ΑμεΑ',
    'τη διεύθυνση e-mail, 2.000 χαρακτήρες, 30 %, πύλη Ε7, το Wi-Fi',
  ])('accepts «%s»', (text) => {
    expect(wrongWriting(text)).toEqual([]);
  });
});

describe('Greek texts', () => {
  it('decline no place name wrongly, and ask for no wrong form', () => {
    const found = texts.flatMap(({ where, text }) =>
      [...wrongCases(text), ...wrongTemplate(text)].map((one) => `${where}: ${one}`),
    );
    expect(found).toEqual([]);
  });

  it('are correct with every name inserted', () => {
    const named = texts.filter(({ text }) => declined(text).length > 0);
    expect(named.length).toBeGreaterThan(20);
    const found = named.flatMap(({ where, text }) =>
      Object.keys(placeNames).flatMap((name) => {
        const values = declined(text).map((key) => placeArguments(key, name, 'el'));
        return wrongCases(written(text, Object.assign({}, ...values))).map(
          (one) => `${where}: ${one}`,
        );
      }),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['content', /\.el\.mdx$/],
    ['supabase/seed', /\.el\.md$/],
    ['lib', /(?<!\.test)\.ts$/],
  ])('of %s decline no place name wrongly', (folder, fits) => {
    const files = filesIn(folder, fits).filter((file) => !file.includes('i18n/greek'));
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((file) => wrongCases(read(file)).map((one) => `${file}: ${one}`));
    expect(found).toEqual([]);
  });

  it('follow docs/writing.md', () => {
    const found = texts.flatMap(({ where, text }) =>
      wrongWriting(greekOf(text, 'message')).map((one) => `${where}: ${one}`),
    );
    // Shows that a search works with or without accents.
    expect(found).toEqual(['messages/el/siteSearch.json intro: ναξος']);
  });

  it.each([
    ['content', /\.el\.mdx$/, 'Markdown'],
    ['supabase/seed/posts', /\.el\.md$/, 'Markdown'],
    ['supabase/seed/listings', /\.ts$/, 'code'],
    ['lib', /\/data(?:\/[\w-]+)?\.ts$/, 'code'],
  ] as const)('of %s follow docs/writing.md', (folder, fits, kind) => {
    const files = filesIn(folder, fits).filter((file) => !file.includes('i18n/greek'));
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((file) =>
      wrongWriting(greekOf(read(file), kind)).map((one) => `${file}: ${one}`),
    );
    expect(found).toEqual([]);
  });
});
