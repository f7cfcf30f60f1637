'use client';

import { fill } from '@/lib/foundation/i18n/fill';
import type { Source, ToolCall } from './parts';
import type { RoomView } from './room-texts';
import { sourceName, subjectOf } from './tool-labels';

export interface AnswerPart {
  readonly view: RoomView;
  readonly calls: readonly ToolCall[];
}

/** Links to the pages an answer is based on. */
export function Sources({ view, sources }: AnswerPart & { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="log-sources">
      <span>{view.texts.sources}</span>
      <ul>
        {sources.map((source) => (
          <li key={source.href}>
            <a href={source.href} className="text-link">
              {sourceName(source, view)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const value = (one: unknown): string =>
  typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean'
    ? String(one)
    : JSON.stringify(one);

/** Tool calls of an answer with their input, and the error message of each failed call. */
export function ToolCalls({ view, calls }: AnswerPart) {
  const { texts } = view;
  if (calls.length === 0) return null;
  return (
    <details className="log-calls">
      <summary>{fill(texts.toolCalls, { count: calls.length })}</summary>
      <ol>
        {calls.map((call) => (
          <li key={call.id}>
            <p>{subjectOf(call, view)}</p>
            {Object.keys(call.input).length > 0 ? (
              <dl aria-label={texts.toolInput}>
                {Object.entries(call.input).map(([name, one]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value(one)}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {call.state === 'failed' ? (
              <p className="log-note">
                {fill(texts.failed, { message: value(call.output.message ?? '–') })}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
