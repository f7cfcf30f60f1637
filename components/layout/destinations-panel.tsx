'use client';

import { Icon } from '@/components/ui/icons';
import type { DestinationsMenu, Entry } from './menu-data';

/** The Destinations panel: islands by name in both scripts, their guides, one article. */
export function DestinationsPanel({ menu }: { menu: DestinationsMenu }) {
  const [featuredHref, title, text] = menu.featured;
  return (
    <>
      <div className="menu-columns page-grid">
        <section className="col-span-6" aria-labelledby="menu-islands">
          <h2 id="menu-islands" className="label-caps">
            {menu.islandsTitle}
          </h2>
          <ul className="menu-islands">
            {menu.islands.map(([href, name, otherName]) => (
              <li key={href}>
                <a href={href}>
                  <span className="menu-title">{name}</span>
                  <span lang={menu.other} aria-hidden="true">
                    {otherName}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <PanelMore entry={menu.allIslands} />
        </section>
        <section className="col-span-3" aria-labelledby="menu-guides">
          <h2 id="menu-guides" className="label-caps">
            {menu.guidesTitle}
          </h2>
          <ul className="menu-guides">
            {menu.guides.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <PanelMore entry={menu.allGuides} />
        </section>
        <section className="col-span-3" aria-labelledby="menu-destinations-featured">
          <h2 id="menu-destinations-featured" className="label-caps">
            {menu.featuredTitle}
          </h2>
          <a href={featuredHref} className="menu-card">
            <span className="menu-title">{title}</span>
            <span>{text}</span>
          </a>
        </section>
      </div>
      <div className="graduated" />
    </>
  );
}

function PanelMore({ entry: [href, label] }: { entry: Entry }) {
  return (
    <a href={href} className="menu-more">
      {label}
      <Icon name="arrow-right" className="size-4" />
    </a>
  );
}
