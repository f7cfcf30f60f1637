'use client';

interface ContentsListProps {
  label: string;
  sections: readonly (readonly [id: string, title: string])[];
}

/**
 * Table of contents, drawn twice: collapsed for phones and in the margin. A client component so
 * that the titles are not sent four times.
 */
export function ContentsList({ label, sections }: ContentsListProps) {
  const list = (
    <ol className="contents-list">
      {sections.map(([id, title]) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={label} data-print="hide" className="lg:sticky lg:top-24 lg:self-start">
      <details className="border-y border-rule lg:hidden">
        <summary className="flex min-h-11 items-center font-ui font-medium">{label}</summary>
        {list}
      </details>
      <div className="hidden lg:block">
        <p className="label-caps pb-2">{label}</p>
        {list}
      </div>
    </nav>
  );
}
