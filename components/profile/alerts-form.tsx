'use client';

import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { AlertFields, AlertsState } from '@/lib/platform/profile/form-state';
import { saveAlerts } from '@/lib/trips/watch/actions';
import { SectionForm, type SectionFormTexts } from './section-form';

interface AlertsFormProps {
  locale: string;
  kept: KeptAnswer<AlertsState>;
  /** Ways that the site offers. */
  channels: { name: keyof AlertFields; label: string; hint: string }[];
  texts: SectionFormTexts & { none: string; saved: string };
}

export function AlertsForm({ locale, kept, channels, texts }: AlertsFormProps) {
  if (channels.length === 0) return <p className="font-ui">{texts.none}</p>;
  return (
    <SectionForm
      locale={locale}
      texts={texts}
      action={saveAlerts}
      kept={kept}
      saved={() => texts.saved}
      isBrief
    >
      {({ fields }) =>
        channels.map(({ name, label, hint }) => (
          <div key={`${name} ${fields[name]}`}>
            <label className="flex min-h-11 items-center gap-3 font-ui">
              <input
                type="checkbox"
                name={name}
                value="true"
                defaultChecked={fields[name]}
                aria-describedby={`alerts-${name}-hint`}
                className="size-5 accent-accent"
              />
              {label}
            </label>
            <p id={`alerts-${name}-hint`} className="font-ui text-sm text-ink-2">
              {hint}
            </p>
          </div>
        ))
      }
    </SectionForm>
  );
}
