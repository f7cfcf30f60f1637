'use client';

import { SelectField } from './field';
import { inAttribute, inText } from './still-html';

/** Values with what they are called. */
export type Options = readonly (readonly [value: string, name: string])[];

interface LongSelectFieldProps {
  id: string;
  name: string;
  label: string;
  /** The option that is chosen at first. */
  value?: string | undefined;
  error?: string | undefined;
  /** Stand above the groups. */
  first?: Options;
  groups: readonly (readonly [label: string, options: Options])[];
}

/**
 * A labelled choice from a long list. A leaf, so that its options are sent as data and markup rather than as markup
 * twice; and they are written rather than drawn, for React looks at every one, and a page of results has hundreds.
 */
export function LongSelectField({ value, first = [], groups, ...field }: LongSelectFieldProps) {
  const written = (options: Options) =>
    options
      .map(([of, name]) => {
        const chosen = of === value ? ' selected=""' : '';
        return `<option value="${inAttribute(of)}"${chosen}>${inText(name)}</option>`;
      })
      .join('');
  const grouped = groups
    .filter(([, options]) => options.length > 0)
    .map(([label, of]) => `<optgroup label="${inAttribute(label)}">${written(of)}</optgroup>`);
  return (
    <SelectField
      {...field}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every word in it is escaped.
      dangerouslySetInnerHTML={{ __html: written(first) + grouped.join('') }}
      suppressHydrationWarning
    />
  );
}
