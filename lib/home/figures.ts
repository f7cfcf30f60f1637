import { routes } from '@/lib/routes/register';

/** Parts of the home page that a figure leads to. */
export const homeParts = { experiences: 'experiences', testimonials: 'testimonials' } as const;

/** What the publisher says and the site does not measure. */
export interface PublishedFigures {
  activities: string;
  travellers: string;
  /** Out of 5. */
  rating: number;
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
 * The four figures of the home page, in order. What the site has records of is counted; the rest is the
 * publisher's. Each leads to what stands behind it: of activities those that are open to anybody, which are real, are
 * counted, and the list is of those.
 */
export function homeFigures(counts: RecordCounts, published: PublishedFigures): HomeFigure[] {
  const { islands, activities } = counts;
  return [
    { id: 'islands', value: islands, href: routes.islands, isPublished: false },
    {
      id: 'activities',
      value: activities ?? published.activities,
      href: activities === undefined ? routes.activities : `${routes.activities}?access=public`,
      isPublished: activities === undefined,
    },
    {
      id: 'travellers',
      value: published.travellers,
      href: `#${homeParts.testimonials}`,
      isPublished: true,
    },
    { id: 'rating', value: published.rating, href: `${routes.about}#reviews`, isPublished: true },
  ];
}
