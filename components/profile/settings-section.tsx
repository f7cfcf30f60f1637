import type { ReactNode } from 'react';

interface SettingsSectionProps {
  id: string;
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** Section of the account page: title, introduction and form. */
export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-6 border-t border-rule pt-10 pb-14 first:border-t-0 first:pt-0 xl:grid-cols-[17rem_minmax(0,30rem)]"
    >
      <div className="measure">
        <h2 id={`${id}-title`}>{title}</h2>
        <div className="mt-2 text-ink-2">{intro}</div>
      </div>
      <div className="max-w-[30rem] xl:pt-2">{children}</div>
    </section>
  );
}
