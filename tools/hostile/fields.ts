import { migrations } from '../../backend/migrated.mjs';
import { askingAs } from './people.ts';

/** Columns of tables and arguments of functions, by name. */
export type Fields = ReadonlyMap<string, readonly string[]>;

/** Arguments of every function in the migrations; the last definition counts. */
function functionFields() {
  const made = migrations().matchAll(
    /create\s+(?:or\s+replace\s+)?function\s+public\.(\w+)\s*\(([^)]*)\)/gi,
  );
  const nameOf = (argument: string) =>
    argument
      .replace(/^\s*variadic/i, '')
      .trim()
      .split(/\s/)[0];
  return [...made].map(
    ([, name = '', listed = '']) =>
      [name, listed.split(',').flatMap((argument) => nameOf(argument) || [])] as const,
  );
}

/** Columns of tables, taken from a row of each as the server sees it; none for an empty table. */
function tableFields(backend: string, tables: readonly string[]) {
  const as = askingAs(backend, 'server');
  return Promise.all(
    tables.map(async (table) => {
      const { body } = await as('GET', `/rest/v1/${table}?limit=1`);
      const [row = {}] = JSON.parse(body) as object[];
      return [table, Object.keys(row)] as const;
    }),
  );
}

/** Names for nearly valid queries and bodies of the Data API. */
export const readFields = async (backend: string, tables: readonly string[]): Promise<Fields> =>
  new Map([...functionFields(), ...(await tableFields(backend, tables))]);
