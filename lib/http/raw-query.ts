/** What was asked as it came: names of parameters with one value or several. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parameters of an address as pages get them: one text, or a list where a name stands twice. */
export function rawQuery(parameters: URLSearchParams): RawQuery {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const [first = '', ...more] = parameters.getAll(name);
    query[name] = more.length > 0 ? [first, ...more] : first;
  }
  return query;
}

/** The value of a parameter that counts once, whatever an address repeats. */
export function firstValue(value: RawQuery[string]): string | undefined {
  return typeof value === 'object' ? value[0] : value;
}

/** Every value of a parameter that may stand more than once. */
export function allValues(value: RawQuery[string]): readonly string[] {
  return typeof value === 'object' ? value : value === undefined ? [] : [value];
}

/** The parameters as text, for what reads an address itself: each name once, with the value that counts. */
export function writeRawQuery(query: RawQuery): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) written.set(name, firstValue(value) ?? '');
  return written.toString();
}
