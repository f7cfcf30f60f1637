import type { Page } from '@playwright/test';
import el from '../../messages/el/siteSearch.json' with { type: 'json' };
import en from '../../messages/en/siteSearch.json' with { type: 'json' };

/** The search box: a combobox, or a plain field on the results page. */
export const field = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('search')
    .getByRole('combobox')
    .or(page.getByRole('main').getByRole('search').getByRole('textbox'));

export const options = (page: Page) => page.getByRole('main').getByRole('option');

/** Query in each language, and in the letters of the other. */
export const searchLanguages = [
  {
    locale: 'en',
    prefix: '',
    text: en,
    letter: 'a',
    naxos: 'Naxos',
    portara: 'portara',
    demeter: 'temple of demeter',
    plaka: 'Plaka',
    other: 'Ναξος',
  },
  {
    locale: 'el',
    prefix: '/el',
    text: el,
    letter: 'α',
    naxos: 'Νάξος',
    portara: 'πορταρα',
    demeter: 'ναος της δημητρας',
    plaka: 'πλακα',
    other: 'naxos',
  },
] as const;
