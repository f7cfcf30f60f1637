import { writeFileSync } from 'node:fs';
import { weightsFile } from '@/lib/assistant/built-in/intent/classifier';
import { buckets, featuresOf } from '@/lib/assistant/built-in/intent/features';
import { intents } from '@/lib/assistant/built-in/intent/intents';
import { readExamples, textOf } from './examples';
import { learn, modelFile } from './learn';

/* `npm run data -- intents`: learns the weights of the intent classifier from the examples. */

/** The best of several on messages that were not learnt from. */
const cost = 0.4;

const examples = readExamples();
const samples = examples.map((one) => ({
  features: featuresOf(textOf(one), one.before),
  label: one.intent,
}));
writeFileSync(weightsFile, modelFile(learn(samples, intents, buckets, cost)));
process.stdout.write(`${examples.length} examples, ${weightsFile} written\n`);
