import { routes } from '@/lib/platform/routes/register';

/** Sections of the home page that a figure links to. */
export const homeParts = { experiences: 'experiences', testimonials: 'testimonials' } as const;

/** Figures that the publisher states and the site does not measure. */
export interface PublishedFigures {
  travellers?: string;
  /** Out of 5. */
  rating?: number;
}

/** Numbers of records; `activities` is undefined while their number is unknown. */
export interface RecordCounts {
  islands: number;
  activities?: number;
}

export interface HomeFigure {
  id: 'islands' | 'activities' | 'travellers' | 'rating';
  /** A number is formatted later, in the page's language. */
  value: number | string;
  /** Site path without language prefix, or an anchor on the home page. */
  href: string;
  /** True for a figure the site does not count; a caption says so. */
  isPublished: boolean;
}

/**
 * Figures of the home page, in order. Islands and activities are counted from records, activities
 * only once their number is known. Travellers and rating appear only where the publisher has set
 * them. Each figure links to its evidence; for activities, the list holds exactly the real and open
 * ones that are counted.
 */
export function homeFigures(counts: RecordCounts, published: PublishedFigures): HomeFigure[] {
  const { islands, activities } = counts;
  const { travellers, rating } = published;
  const figures: HomeFigure[] = [
    { id: 'islands', value: islands, href: routes.islands, isPublished: false },
  ];
  if (activities !== undefined) {
    const href = `${routes.activities}?access=public`;
    figures.push({ id: 'activities', value: activities, href, isPublished: false });
  }
  if (travellers !== undefined) {
    const href = `#${homeParts.testimonials}`;
    figures.push({ id: 'travellers', value: travellers, href, isPublished: true });
  }
  if (rating !== undefined) {
    figures.push({
      id: 'rating',
      value: rating,
      href: `${routes.about}#reviews`,
      isPublished: true,
    });
  }
  return figures;
}
