import { routes } from '@/lib/routes/register';

/** Parts of the home page that a figure leads to. */
export const homeParts = { experiences: 'experiences', testimonials: 'testimonials' } as const;

/** What the publisher says and the site does not measure. */
export interface PublishedFigures {
  travellers?: string;
  /** Out of 5. */
  rating?: number;
}

/** How many records there are; activities are undefined while nothing is known of them. */
export interface RecordCounts {
  islands: number;
  activities?: number;
}

export interface HomeFigure {
  id: 'islands' | 'activities' | 'travellers' | 'rating';
  /** A number is still to be written in the page's language. */
  value: number | string;
  /** Site path without language prefix, or a place on the home page. */
  href: string;
  /** Not counted here: a caption says so. */
  isPublished: boolean;
}

/**
 * The figures of the home page, in order. Islands and activities are counted from records, activities only once their
 * number is known; travellers and rating are shown only where the publisher has set them. Each leads to its evidence:
 * of activities those that are open to anybody, which are real, are counted, and the list is of those.
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
