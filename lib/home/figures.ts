import { register, routes } from '@/lib/routes/register';
import type { Route } from '@/lib/routes/route';

/** Parts of the home page that a figure leads to. */
export const homeParts = { experiences: 'experiences', testimonials: 'testimonials' } as const;

/** What the publisher says and the site does not measure. */
export interface PublishedFigures {
  activities: string;
  travellers: string;
  /** Out of 5. */
  rating: number;
}

/** How many records there are; of activities there are none yet. */
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

const { kind: activitiesPage }: Route = register.activities;

/**
 * The four figures of the home page, in order. What the site has records of is counted; the rest is the
 * publisher's. Each leads to what stands behind it; activities, until they have a page, to those shown here.
 */
export function homeFigures(counts: RecordCounts, published: PublishedFigures): HomeFigure[] {
  const { islands, activities } = counts;
  return [
    { id: 'islands', value: islands, href: routes.islands, isPublished: false },
    {
      id: 'activities',
      value: activities ?? published.activities,
      href: activitiesPage === 'planned' ? `#${homeParts.experiences}` : routes.activities,
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
