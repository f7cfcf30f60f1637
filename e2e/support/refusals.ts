import type { HTMLElement } from 'node-html-parser';
import elErrors from '../../messages/el/errors.json' with { type: 'json' };
import elTickets from '../../messages/el/ferrySearch.json' with { type: 'json' };
import elPlanner from '../../messages/el/planner.json' with { type: 'json' };
import elTracking from '../../messages/el/tracking.json' with { type: 'json' };
import enErrors from '../../messages/en/errors.json' with { type: 'json' };
import enTickets from '../../messages/en/ferrySearch.json' with { type: 'json' };
import enPlanner from '../../messages/en/planner.json' with { type: 'json' };
import enTracking from '../../messages/en/tracking.json' with { type: 'json' };
import { documentOf, oneLine, textOf } from './html';

type Texts = { readonly [key: string]: string | Texts };

/**
 * Start of every text of a group, up to its first placeholder: this part must appear on a page that
 * shows the text.
 */
const beginnings = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? oneLine(text.split('{')[0] ?? '') : beginnings(text),
  );

/** Messages of pages that cannot do what their address asks. */
const sentences = [
  { errors: enErrors, tickets: enTickets, planner: enPlanner, tracking: enTracking },
  { errors: elErrors, tickets: elTickets, planner: elPlanner, tracking: elTracking },
]
  .flatMap(({ errors, tickets, planner, tracking }) => [
    ...beginnings({ ...tickets.errors, ...tickets.tooMany }),
    ...beginnings({ ...planner.errors, ...planner.tooMany, ...tracking.faults }),
    errors.unavailable.title,
  ])
  .filter((sentence) => sentence.length > 12);

/** Reasons why a page does not fulfil its address: fields marked as invalid, and its messages. */
export const refusalsOf = (source: string): string[] => refusalsIn(documentOf(source));

/** The same for a parsed document. */
export function refusalsIn(document: HTMLElement): string[] {
  const main = document.querySelector('main');
  const marked = main?.querySelectorAll('[aria-invalid="true"], [role="alert"]') ?? [];
  const shown = textOf(main);
  return [
    ...marked.map((element) => {
      const control = element.getAttribute('name') ?? element.getAttribute('id');
      return element.hasAttribute('aria-invalid') ? `marked: ${control}` : textOf(element);
    }),
    ...sentences.filter((sentence) => shown.includes(sentence)),
  ];
}
