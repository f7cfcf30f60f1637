import { islandSlugs } from '@/lib/foundation/ids/island-slugs';

/** Subjects with a file: each island, and all of them together. */
export const chartSubjects = ['archipelago', ...islandSlugs] as const;
export type ChartSubject = (typeof chartSubjects)[number];

/** The sizes of paper. */
const papers = ['a4', 'a3'] as const;

/** Names of the files on paper, from subject and size: `naxos-a4`. */
export const paperNames: readonly `${ChartSubject}-${(typeof papers)[number]}`[] =
  chartSubjects.flatMap((subject) => papers.map((paper) => `${subject}-${paper}` as const));

/**
 * Forms of a file: `.svg` is the sheet, the two PDF files are the sheet on paper, and `.gpx` holds
 * its places.
 */
export const chartForms = ['.svg', '-a4.pdf', '-a3.pdf', '.gpx'] as const;
export type ChartForm = (typeof chartForms)[number];

/** All files by name: `naxos.svg`, `naxos-a4.pdf` and so on. */
export const mapDownloadNames: readonly string[] = chartSubjects.flatMap((subject) =>
  chartForms.map((form) => `${subject}${form}`),
);

/** Subject and form that a file name asks for; undefined for an unknown name. */
export function mapDownloadOf(
  name: string,
): { readonly subject: ChartSubject; readonly form: ChartForm } | undefined {
  for (const subject of chartSubjects) {
    for (const form of chartForms) {
      if (`${subject}${form}` === name) return { subject, form };
    }
  }
  return undefined;
}
