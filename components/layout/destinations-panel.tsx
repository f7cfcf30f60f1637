import { Icon } from '@/components/ui/icons';
import type { DestinationsMenu, Entry } from './menu-data';

/**
 * Destinations panel: islands by name in both scripts, guides and one article. Its sections have
 * labels instead of headings, so that the first heading of the document is that of the page.
 */
export function DestinationsPanel({ menu }: { menu: DestinationsMenu }) {
  const [featuredHref, title, text] = menu.featured;
  return (
    <>
      <div className="menu-columns page-grid">
        <section className="col-span-6" aria-labelledby="menu-islands">
          <p id="menu-islands" className="menu-label label-caps">
            {menu.islandsTitle}
          </p>
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
          <p id="menu-guides" className="menu-label label-caps">
            {menu.guidesTitle}
          </p>
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
          <p id="menu-destinations-featured" className="menu-label label-caps">
            {menu.featuredTitle}
          </p>
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
