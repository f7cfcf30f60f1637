import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes/register';
import { site } from '@/lib/site';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: 'Compass',
    description: 'Guide and trip planner for the 24 islands of the Cyclades.',
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'en',
    categories: ['travel', 'navigation'],
    // With a way back where the browser has one to give; some know only standalone.
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: '#f8f3e8',
    theme_color: '#f8f3e8',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    screenshots: [
      {
        src: '/icons/screen-narrow.png',
        sizes: '780x1688',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'The page of Naxos on a phone',
      },
      {
        src: '/icons/screen-wide.png',
        sizes: '1440x900',
        type: 'image/png',
        form_factor: 'wide',
        label: 'The islands on a wide screen',
      },
    ],
    shortcuts: [
      { name: 'Islands', url: routes.islands },
      { name: 'My Trips', url: routes.myTrips },
      { name: 'Greek phrases', url: routes.greekPhrases },
      { name: 'Without a connection', url: routes.offline },
    ],
  };
}
