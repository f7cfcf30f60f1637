import 'server-only';
import type { AssistantTool, ToolOutput } from '@/lib/assistant/tools/tool';
import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { fold } from '@/lib/foundation/i18n/fold';
import { today } from '@/lib/foundation/time/athens';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { placeArguments } from './call-arguments';

interface Property {
  readonly enum?: readonly unknown[];
  readonly items?: Property;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

/** Number of values that a refusal names, and letters in which they may differ. */
const mostNearest = 5;

/** Values of an argument that come nearest to one that is unknown. */
function nearestOf(values: readonly string[], unknown: string): string[] {
  const plain = fold(unknown).slice(0, 40);
  const first = fold(unknown.split(/[\s,:?-]/)[0] ?? '').slice(0, 40);
  return values
    .map((value) => {
      const known = fold(value);
      const isPart = plain.length > 2 && (known.includes(plain) || plain.includes(known));
      const distance = Math.min(editDistance(plain, known), editDistance(first, known));
      return { value, distance: isPart ? 0 : distance };
    })
    .toSorted((a, b) => a.distance - b.distance || (a.value < b.value ? -1 : 1))
    .slice(0, mostNearest)
    .map(({ value }) => value);
}

function valuesOf(name: string, { items, ...property }: Property): string[] {
  const values = property.enum ?? items?.enum ?? [];
  return values.length === 0 && placeArguments.has(name)
    ? [...ferryNetwork().stations.keys()]
    : values.map(String);
}

/** The values an argument may have, in words. */
function allowed(name: string, property: Property, value: string | undefined): string {
  const values = valuesOf(name, property);
  if (values.length > 0 && values.length <= 12) return ` One of: ${values.join(', ')}.`;
  if (values.length > 0) {
    const nearest = value === undefined ? values.slice(0, mostNearest) : nearestOf(values, value);
    return ` ${value === undefined ? 'For example' : 'Nearest'}: ${nearest.join(', ')}.`;
  }
  const { minimum, maximum } = property.items ?? property;
  if (minimum !== undefined && maximum !== undefined) return ` From ${minimum} to ${maximum}.`;
  if (property.format !== 'date' && !/date|day/i.test(name)) return '';
  return ` A day as YYYY-MM-DD from ${today()} to ${ferryNetwork().info.end}.`;
}

function shown(value: unknown): string {
  const { island = value } = (value ?? {}) as { island?: unknown };
  return (typeof island === 'string' ? island : (JSON.stringify(island) ?? '')).slice(0, 60);
}

/**
 * A refusal as a client can act on it: each argument with its fault and the values it may have. The
 * texts of the site's forms are left out, because there is no form here.
 */
export function explainRefusal(
  { name: tool, input }: AssistantTool,
  args: Readonly<Record<string, unknown>>,
  output: Exclude<ToolOutput, { readonly state: 'ok' }>,
) {
  if (output.state !== 'faults') return output;
  const properties = (input.properties ?? {}) as Readonly<Record<string, Property>>;
  const fields = Object.entries(output.fields).map(([path, { code }]) => {
    // A fault in a list names the item as well: `islands.0`.
    const [name = '', item] = path.split('.');
    const whole = args[name];
    const value = item !== undefined && Array.isArray(whole) ? whole[Number(item)] : whole;
    const given = value === undefined ? undefined : shown(value);
    const fault = code.replaceAll(/[-_]/g, ' ');
    const message = `${name}${given === undefined ? '' : ` "${given}"`}: ${fault}.${allowed(name, properties[name] ?? {}, given)}`;
    return [name, { code, message }] as const;
  });
  const lines = fields.map(([, { message }]) => message);
  return {
    state: output.state,
    message: [`${tool} could not be run.`, ...lines].join(' '),
    fields: Object.fromEntries(fields),
  };
}
