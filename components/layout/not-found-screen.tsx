'use client';

import { lazy } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Entry } from './menu-data';
import type { SeaWords } from './open-sea';

// Loaded separately, because React includes this screen in every document although it is rarely
// shown.
const OpenSea = lazy(() => import('./open-sea'));

export interface NotFoundWords {
  heading: string;
  title: string;
  text: string;
  home: Entry;
  contact: Entry;
  sitemap: Entry;
  sea: SeaWords;
}

/** Screen for an unknown URL: open sea and three links. */
export function NotFoundScreen({ words }: { words: NotFoundWords }) {
  return (
    <div className="relative isolate overflow-hidden bg-deep">
      <div className="page-grid flex flex-col justify-center pt-12 pb-4 lg:min-h-[calc(100svh-var(--header))] lg:py-16">
        <div className="max-w-[34rem]">
          <h1 className="text-[clamp(6rem,3rem+14vw,12rem)]! leading-none! tabular-nums">
            {words.heading}
          </h1>
          <h2 className="mt-2">{words.title}</h2>
          <p className="mt-5 text-lg leading-snug">{words.text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            {[words.home, words.contact, words.sitemap].map(([href, label], index) => (
              <a
                key={href}
                href={href}
                className={buttonClass(index > 0 ? 'secondary' : 'primary')}
              >
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
      <div className="graduated mt-10 lg:hidden" />
      <OpenSea words={words.sea} />
    </div>
  );
}
