import { existsSync } from 'node:fs';

/** A statement that can be compared with its sources. */
export interface Statement {
  readonly says: string;
  /** File and position in it. */
  readonly place: string;
  /** Addresses and titles; the sources at the end of a text apply to all of it. */
  readonly sources: readonly string[];
  /** ISO date of the last check; empty if the record has none. */
  readonly checkedOn: string;
  /** True for an estimate of our own, which no source can confirm. */
  readonly isOwn?: boolean;
}

export interface Source {
  readonly name: string;
  readonly kind: 'fact' | 'phrase';
  /** Returns nothing while the records do not exist yet. */
  read(): Promise<Statement[]>;
}

/** Imports one of our modules by its path; undefined if the file does not exist. */
export async function moduleAt(path: string): Promise<Record<string, unknown> | undefined> {
  const url = new URL(`../../${path}`, import.meta.url);
  return existsSync(url) ? await import(url.href) : undefined;
}

export const titled = ({ title, url }: { title: string; url: string }) => `${title} <${url}>`;
