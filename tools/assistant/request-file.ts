import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const marks = ['right', 'partly', 'wrong', 'opposite'] as const;

const requests = z.array(
  z.object({
    id: z.string(),
    language: z.enum(['en', 'el', 'greeklish']),
    /** Group under which scores are counted, such as `exclusion`. */
    kind: z.string(),
    /** Messages of one conversation. */
    turns: z.array(z.string()).min(1),
    /** Statements that a good answer holds, for the person who judges. */
    expect: z.array(z.string()),
    /** Texts that no answer may contain, in any case. */
    forbid: z.array(z.string()).default([]),
  }),
);

const judgements = z.array(
  z.object({ id: z.string(), mark: z.enum(marks), why: z.string().optional() }),
);

export type Request = z.infer<typeof requests>[number];
export type Judgement = z.infer<typeof judgements>[number];

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads requests for judging. Throws for a file of another form. */
export const readRequests = (file: string): Request[] => requests.parse(read(file));

/** Reads `marks.json` beside a file of requests; undefined without one. */
export function readJudgements(file: string): Judgement[] | undefined {
  const path = join(dirname(file), 'marks.json');
  return existsSync(path) ? judgements.parse(read(path)) : undefined;
}

/** Table of the marks by kind and by language, with the share of each in all. */
export function scoreTable(all: readonly Request[], judged: readonly Judgement[]): string {
  const row = (name: string, list: readonly Request[]) => {
    const counts = marks.map(
      (mark) =>
        judged.filter((one) => one.mark === mark && list.some(({ id }) => id === one.id)).length,
    );
    const sum = counts.reduce((total, count) => total + count, 0);
    const cells = counts.map((count) =>
      `${count} (${sum > 0 ? Math.round((100 * count) / sum) : 0} %)`.padEnd(12),
    );
    return `${name.padEnd(24)}${cells.join('')}${sum} of ${list.length}`;
  };
  const groups = (key: 'kind' | 'language') =>
    [...new Set(all.map((one) => one[key]))].toSorted().map((name) =>
      row(
        name,
        all.filter((one) => one[key] === name),
      ),
    );
  return [
    `${''.padEnd(24)}${marks.map((mark) => mark.padEnd(12)).join('')}judged`,
    ...groups('kind'),
    ...groups('language'),
    row('all', all),
  ].join('\n');
}
