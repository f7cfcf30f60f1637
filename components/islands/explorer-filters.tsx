'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { activeFilters, type IslandFilter } from '@/lib/records/islands/rules';
import type { ExplorerTexts, Option } from './explorer-texts';

interface ExplorerFiltersProps {
  filter: IslandFilter;
  texts: ExplorerTexts;
  onChange: (filter: IslandFilter) => void;
  /** False until hydration. */
  awake: boolean;
}

/** Filter controls. Collapsed behind a button on a phone; hidden without JavaScript. */
export function ExplorerFilters({ filter, texts, onChange, awake }: ExplorerFiltersProps) {
  const [open, setOpen] = useState(false);
  const count = activeFilters(filter);
  const change = (part: Partial<IslandFilter>) => onChange({ ...filter, ...part });
  const toggle = (character: IslandFilter['characters'][number]) =>
    filter.characters.includes(character)
      ? filter.characters.filter((one) => one !== character)
      : [...filter.characters, character];
  return (
    <form className="mt-5 mb-6 noscript:hidden" onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={!awake} className="min-w-0">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="island-filters"
          onClick={() => setOpen(!open)}
          className={buttonClass('secondary', 'w-full justify-between! md:hidden')}
        >
          <span>
            {texts.filters}
            {count > 0 ? ` (${count})` : ''}
          </span>
          <span aria-hidden="true">{open ? '−' : '+'}</span>
        </button>
        <div
          id="island-filters"
          className={`${open ? 'grid' : 'hidden'} mt-5 gap-x-8 gap-y-5 md:grid md:grid-cols-2 lg:grid-cols-[1fr_auto_auto]`}
        >
          <Group legend={texts.size}>
            {texts.sizes.map((option) => (
              <Chip
                key={option.label}
                type="radio"
                name="size"
                option={option}
                checked={filter.size === option.value}
                onChange={() => change({ size: option.value })}
              />
            ))}
          </Group>
          <Group legend={texts.hours}>
            {texts.hourLimits.map((option) => (
              <Chip
                key={option.label}
                type="radio"
                name="hours"
                option={option}
                checked={filter.hours === option.value}
                onChange={() => change({ hours: option.value })}
              />
            ))}
          </Group>
          <Group legend={texts.airport}>
            <Chip
              type="checkbox"
              name="airport"
              option={{ value: true, label: texts.airportOnly }}
              checked={filter.airport}
              onChange={() => change({ airport: !filter.airport })}
            />
          </Group>
          <Group legend={texts.character} className="md:col-span-2 lg:col-span-3">
            {texts.characters.map((option) => (
              <Chip
                key={option.value}
                type="checkbox"
                name="character"
                option={option}
                checked={filter.characters.includes(option.value)}
                onChange={() => change({ characters: toggle(option.value) })}
              />
            ))}
          </Group>
        </div>
      </fieldset>
    </form>
  );
}

/** Sort order of the list; always visible next to the count. */
export function ExplorerSort({ filter, texts, onChange, awake }: ExplorerFiltersProps) {
  return (
    <div className="ml-auto flex min-w-0 flex-wrap items-center gap-3 noscript:hidden">
      <label htmlFor="island-sort" className="font-ui text-sm whitespace-nowrap text-ink-2">
        {texts.sort}
      </label>
      <select
        id="island-sort"
        disabled={!awake}
        value={filter.sort}
        onChange={(event) => {
          const sort = texts.sorts.find(({ value }) => value === event.target.value)?.value;
          onChange({ ...filter, sort: sort ?? 'name' });
        }}
        className="min-h-11 min-w-0 max-w-full rounded-[3px] border border-control bg-raised px-3 font-ui"
      >
        {texts.sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface GroupProps {
  legend: string;
  className?: string;
  children: ReactNode;
}

function Group({ legend, className = '', children }: GroupProps) {
  return (
    <fieldset className={className}>
      <legend className="label-caps pb-1.5">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}

interface ChipProps {
  type: 'radio' | 'checkbox';
  name: string;
  option: Option<unknown>;
  checked: boolean;
  onChange: () => void;
}

/** Option with a large touch target: the native input is hidden below its label. */
function Chip({ type, name, option, checked, onChange }: ChipProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer flex-col justify-center rounded-[3px] border border-control px-3 font-ui text-sm leading-tight transition-colors duration-200 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className="font-medium">{option.label}</span>
      {option.hint ? <span className="tabular-nums">{option.hint}</span> : null}
    </label>
  );
}
