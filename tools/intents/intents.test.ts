import { guessIntents } from '@/lib/assistant/built-in/intent/classifier';
import { intents } from '@/lib/assistant/built-in/intent/intents';
import { readExamples, readHeldOut, textOf } from './examples';

const examples = readExamples();

it.each(intents)(
  'has examples of %s in Greek and English, also within a conversation',
  (intent) => {
    const own = examples.filter((one) => one.intent === intent);
    const greek = own.filter(({ said }) => /\p{Script=Greek}/u.test(said));
    expect(greek.length).toBeGreaterThan(20);
    expect(own.length - greek.length).toBeGreaterThan(40);
    expect(own.filter(({ before }) => before !== undefined).length).toBeGreaterThan(5);
  },
);

it('has no message twice with different intents', () => {
  const found = new Map<string, string>();
  const faults = examples.filter(({ intent, before, said }) => {
    const key = `${before} ${said.toLowerCase()}`;
    const other = found.get(key);
    found.set(key, intent);
    return other !== undefined && other !== intent;
  });
  expect(faults.map(({ said }) => said)).toEqual([]);
});

it('has weights that were learnt from these examples: npm run data -- intents', () => {
  const some = examples.filter((_, at) => at % 25 === 0);
  const right = some.filter(
    (one) => guessIntents(textOf(one), one.before)[0]?.intent === one.intent,
  );
  expect(right.length / some.length).toBeGreaterThan(0.96);
});

it('guesses the intent of messages that it has not learnt from', () => {
  const all = readHeldOut();
  const share = (isLater: boolean) => {
    const own = all.filter(({ before }) => (before !== undefined) === isLater);
    const right = own.filter((one) => {
      const [best] = guessIntents(textOf(one), one.before);
      return best !== undefined && one.intents.includes(best.intent);
    });
    return right.length / own.length;
  };
  const shares = { first: share(false), later: share(true) };
  process.stdout.write(`intents of ${all.length} held-out messages: ${JSON.stringify(shares)}\n`);
  expect(shares.first).toBeGreaterThan(0.84);
  expect(shares.later).toBeGreaterThan(0.68);
});
