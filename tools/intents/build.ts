import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { weightsFile } from '@/lib/assistant/built-in/intent/classifier';
import { featuresOf } from '@/lib/assistant/built-in/intent/features';
import { readExamples, textOf } from './examples';
import { learn } from './learn';

/*
 * `npm run data -- intents`: learns the weights of the intent classifier from the examples and
 * writes them as one step per intent (32-bit floats) and whole numbers from -127 to 127, compressed.
 */

const highest = 127;

const examples = readExamples();
const learnt = learn(
  examples.map((one) => ({ features: featuresOf(textOf(one), one.before), intent: one.intent })),
);
const steps = learnt.map(
  (row) => row.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / highest,
);
const values = learnt.map((row, at) =>
  Int8Array.from(row, (one) => Math.round(one / (steps[at] || 1))),
);
const bytes = Buffer.concat([
  Buffer.from(Float32Array.from(steps).buffer),
  ...values.map((row) => Buffer.from(row.buffer)),
]);
writeFileSync(weightsFile, gzipSync(bytes, { level: 9 }));
process.stdout.write(`${examples.length} examples, ${weightsFile} written\n`);
