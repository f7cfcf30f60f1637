import { Icon } from '@/components/ui/icons';
import type { PlanMenu } from './menu-data';

/** Plan Your Trip panel: the tools and two guides. */
export function PlanPanel({ menu }: { menu: PlanMenu }) {
  return (
    <>
      <div className="menu-columns page-grid">
        <ul className="menu-tools col-span-9">
          {menu.tools.map(([href, label, text, icon]) => (
            <li key={href}>
              <a href={href}>
                <Icon name={icon} />
                <span>
                  <span>{label}</span>
                  <span>{text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <section className="col-span-3" aria-labelledby="menu-plan-featured">
          <p id="menu-plan-featured" className="menu-label label-caps">
            {menu.featuredTitle}
          </p>
          <ul>
            {menu.featured.map(([href, title, text]) => (
              <li key={href}>
                <a href={href} className="menu-card">
                  <span className="menu-title">{title}</span>
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="graduated" />
    </>
  );
}
