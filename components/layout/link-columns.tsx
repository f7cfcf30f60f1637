import type { LinkGroup } from './menu-data';

interface LinkColumnsProps {
  label: string;
  columns: readonly (readonly LinkGroup[])[];
}

/**
 * Links of the footer by group. On a phone each group is a `details` element; on wider screens CSS
 * shows its content below a heading instead of the button.
 */
export function LinkColumns({ label, columns }: LinkColumnsProps) {
  return (
    <nav id="all-links" aria-label={label} className="link-columns">
      {columns.map((groups) => (
        <div key={groups[0]?.[0]}>
          {groups.map(([title, links]) => (
            <details key={title}>
              <summary>{title}</summary>
              <h2>{title}</h2>
              <ul>
                {links.map(([href, words]) => (
                  <li key={words}>
                    <a href={href}>{words}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      ))}
    </nav>
  );
}
