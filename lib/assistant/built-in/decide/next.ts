import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Conversation, Exchange, ToolResult } from '../conversation';
import { nameOf } from '../word/names';
import { answer } from './answer';
import { withAsides } from './asides';
import { chipsOf } from './chips';
import { type Folded, fold } from './fold';
import { suggestedIslands } from './islands';
import { withNeglected } from './neglected';
import { notRepeated } from './repeated';
import { seasonLines } from './season';
import type { Topic } from './topic';
import type { Next, TurnRequest, Words } from './turn-request';

interface Step {
  readonly asked: TurnRequest;
  readonly topic: Topic;
  readonly next: Next;
}

/** The answer to the last message of a conversation, and the request that it answers. */
function stepOf({ exchanges, locale, today }: Conversation, t: Words): Step | undefined {
  let folded: Folded | undefined;
  let plan: ToolResult | undefined;
  let base: IslandSlug | undefined;
  for (const exchange of exchanges) {
    base = folded ? (folded.turn.places.at ?? base ?? folded.focus) : undefined;
    folded = fold(folded, plan, exchange, { today, locale, t });
    plan = planIn(exchange) ?? folded.plan;
    const list = exchange.results.find(({ tool }) => tool === 'listIslands')?.output.islands;
    if (folded.topic === 'which-island' && Array.isArray(list))
      folded = { ...folded, suggested: suggestedIslands(folded.turn, list).islands };
  }
  const last = exchanges.at(-1);
  if (!folded || !last) return undefined;
  const { trip, topic, turn, intent } = folded;
  const asked: TurnRequest = {
    locale,
    today,
    t,
    turn,
    intent,
    trip,
    ...(base ? { base } : {}),
    planBefore: plan,
    costsBefore: exchanges.slice(0, -1).flatMap((one) => costIn(one) ?? []),
    isCostAfterCost: costIn(exchanges.at(-2)) !== undefined,
    shelterBefore: sheltersBefore(exchanges),
    results: last.results,
  };
  return { asked, topic, next: answer(asked, topic) };
}

/** Topics whose answers may be given twice. */
const repeatable = new Set<Topic>(['hello', 'thanks', 'refusal', 'save', 'language', 'booking']);

/** Returns the next step of a conversation. Deterministic: the same messages give the same step. */
export function nextOf(conversation: Conversation, t: Words): Next {
  const step = stepOf(conversation, t);
  if (!step) return { text: t('hello') };
  const { asked, topic } = step;
  const { exchanges, locale } = conversation;
  const before = stepOf({ ...conversation, exchanges: exchanges.slice(0, -1) }, t)?.next;
  const next =
    'text' in step.next && !repeatable.has(topic)
      ? notRepeated(step.next.text, before, asked, topic, conversation)
      : step.next;
  if (!('text' in next)) return next;
  const chips = topic === 'trip' ? chipsOf(asked.trip, locale, t).map(({ label }) => label) : [];
  const checked = withoutExcluded(next.text, asked, topic);
  const whole = withAsides([checked, ...seasonLines(asked, topic)].join('\n\n'), asked, topic);
  if (!('text' in whole)) return whole;
  return { text: withNeglected(whole.text, asked, topic), ...(chips.length > 0 ? { chips } : {}) };
}

const suggesting = new Set<Topic>(['which-island', 'compare', 'trip']);

/** Leaves out the lines of an answer that propose an island which was excluded. */
function withoutExcluded(
  text: string,
  { trip, turn, locale, t }: TurnRequest,
  topic: Topic,
): string {
  if (!suggesting.has(topic)) return text;
  const excluded = [...trip.avoids, ...turn.places.avoids].map((one) => nameOf(one, locale));
  const proposes = (line: string) =>
    excluded.some((name) => line.startsWith(`- **[${name}]`) || line.startsWith(`- [**${name}**]`));
  const kept = text.split('\n').filter((line) => !proposes(line));
  const isPlan = topic === 'trip' && kept.length < text.split('\n').length;
  return isPlan ? t('trip.none') : kept.join('\n');
}

/** Last plan found in answer to a message. */
const planIn = ({ results }: Exchange) =>
  results.findLast(({ tool, output }) => tool === 'planFerries' && output.kind === 'plan');

/** First cost estimated in answer to a message. */
const costIn = (exchange: Exchange | undefined) =>
  exchange?.results.find(({ tool, output }) => tool === 'planBudget' && output.total);

function sheltersBefore(exchanges: readonly Exchange[]): number {
  const before = exchanges.slice(0, -1).toReversed();
  const end = before.findIndex(
    ({ results }) => !results.some(({ tool }) => tool === 'getShelteredBeaches'),
  );
  return end === -1 ? before.length : end;
}
