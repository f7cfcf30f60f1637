/** Query parameters as received: each name with one value or several. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Query parameters in the form pages receive them: one text, or a list when a name is repeated. */
export function rawQuery(parameters: URLSearchParams): RawQuery {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const [first = '', ...more] = parameters.getAll(name);
    query[name] = more.length > 0 ? [first, ...more] : first;
  }
  return query;
}

/** Value of a parameter that counts once, even if the address repeats it. */
export function firstValue(value: RawQuery[string]): string | undefined {
  return typeof value === 'object' ? value[0] : value;
}

/** All values of a parameter that may be repeated. */
export function allValues(value: RawQuery[string]): readonly string[] {
  return typeof value === 'object' ? value : value === undefined ? [] : [value];
}

/** Writes the parameters as a query string, with only the first value of each name. */
export function writeRawQuery(query: RawQuery): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) written.set(name, firstValue(value) ?? '');
  return written.toString();
}
