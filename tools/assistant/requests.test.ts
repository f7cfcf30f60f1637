import '@/lib/assistant/tools/testing/services';
import { writeFileSync } from 'node:fs';
import { type Answered, talk } from '@/lib/assistant/built-in/testing/talk';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { holdDate } from './hold-date';
import { talkWithModel } from './model-talk';
import { type Request, readJudgements, readRequests, scoreTable } from './request-file';

/*
 * Asks the built-in model the requests of a file and checks that no answer contains what the file
 * forbids. `EVAL_ASSISTANT=all EVAL_REQUESTS=<file> npx jest requests.test` asks those of
 * another file, such as a sealed set, writes the answers to `<file>.answers.txt` for judging, and prints the table of
 * `marks.json` beside it. With `EVAL_MODEL=1` the model that `ASSISTANT_PROVIDER` configures answers instead, one
 * conversation after the other: some 10 calls and 150,000 tokens each.
 */

const workedOn = 'tools/assistant/requests/worked-on.json';
const file = process.env.EVAL_REQUESTS ?? workedOn;
const today = process.env.EVAL_TODAY ?? '2026-11-28';
const isWritten = process.env.EVAL_ASSISTANT !== undefined;
const all = readRequests(file);
/** A normal run asks every twelfth request. */
const asked = isWritten ? all : all.filter((_, index) => index % 12 === 0);

const answers = new Map<string, readonly Answered[]>();

beforeAll(async () => {
  holdDate(today);
  for (const { id, language, turns } of asked) {
    const locale = language === 'en' ? 'en' : 'el';
    const answered = process.env.EVAL_MODEL
      ? await talkWithModel(turns, { locale })
      : await talk(turns, { locale, today, tools: readOnlyTools });
    answers.set(id, answered);
  }
}, 1_800_000);

afterAll(() => {
  if (!isWritten) return;
  const target = `${file}.answers.txt`;
  writeFileSync(target, `${asked.map(asText).join('\n\n\n')}\n`);
  const judged = readJudgements(file);
  const table = judged ? `${scoreTable(all, judged)}\n` : '';
  const faults = asked.flatMap((one) => forbidden(one).map((text) => `- ${one.id}: ${text}`));
  process.stdout.write(
    `${asked.length} requests, answers in ${target}\n${faults.join('\n')}\n${table}`,
  );
});

/** A conversation as plain text: what is expected, and of each answer chips, calls and words. */
function asText(request: Request): string {
  const { id, language, kind, expect: expected, forbid } = request;
  const turns = (answers.get(id) ?? []).map(({ said, chips, calls, text }) =>
    [
      `> ${said}`,
      chips.length > 0 ? `[${chips.join(' · ')}]` : '',
      ...calls.map(
        ({ tool, input, output }) => `  (${tool} ${JSON.stringify(input)} → ${inShort(output)})`,
      ),
      text,
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return [
    `=== ${id} (${language}, ${kind})`,
    ...expected.map((one) => `expect: ${one}`),
    ...forbid.map((one) => `forbid: ${one}`),
    ...forbidden(request).map((one) => `FORBIDDEN TEXT FOUND: ${one}`),
    ...turns,
  ].join('\n');
}

const longest = 160;

/** First characters of a result, without the parts that every answer has. */
function inShort({ pages: _, label: __, ...output }: Answered['calls'][number]['output']): string {
  const text = JSON.stringify(output);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Forbidden texts of a request that its last answer contains. */
function forbidden({ id, forbid }: Request): string[] {
  const text = (answers.get(id)?.at(-1)?.text ?? '').toLowerCase();
  return forbid.filter((one) => text.includes(one.toLowerCase()));
}

it('answers every request, without forbidden content', () => {
  const faults = asked.flatMap((one) => {
    const isSilent = (answers.get(one.id) ?? []).some(({ text }) => text.trim() === '');
    const found = [...(isSilent ? ['no words'] : []), ...forbidden(one)];
    return found.length > 0 ? [[one.id, found]] : [];
  });
  expect(isWritten && file !== workedOn ? [] : faults).toEqual([]);
});
