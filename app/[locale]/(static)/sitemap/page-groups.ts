import { type ListedPage, listedPages } from '@/lib/platform/routes/listed';

const chosen = {
  islands: ['/', '/islands', '/compare', '/guides', '/blog'],
  boats: [
    '/ferry-tickets',
    '/ferry-tickets/tracking',
    '/ferry-routes',
    '/ferry-guide',
    '/disruptions',
    '/disruptions/rights',
    '/weather',
  ],
  plan: [
    '/trip-planner-legacy',
    '/trip-planner-original',
    '/packages',
    '/touristas-ai',
    '/budget-calculator',
    '/packing-list',
    '/flights',
    '/transfers',
  ],
  there: [
    '/hotels',
    '/activities',
    '/rent-a-car',
    '/culinary',
    '/greek-phrases',
    '/downloadable-maps',
    '/resources',
    '/help',
  ],
} as const satisfies Record<string, readonly ListedPage[]>;

const placed = new Set<ListedPage>(Object.values(chosen).flat());

/** Pages at a fixed address by subject. What belongs to no other subject is about the site. */
export const pageGroups = {
  ...chosen,
  site: listedPages.filter((path) => !placed.has(path)),
};

export const pageGroupNames = ['islands', 'boats', 'plan', 'there', 'site'] as const;
