interface OutlineProps {
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
}

/** Summary of what will be saved. */
export function Outline({ title, rows }: OutlineProps) {
  return (
    <section aria-labelledby="outline" className="max-w-3xl min-w-0">
      <h2 id="outline">{title}</h2>
      <dl className="mt-3 border-b border-rule font-ui">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-ink-2 sm:pt-0.5">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
