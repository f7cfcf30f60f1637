import { writeFileSync } from 'node:fs';
import { weightsFile } from '@/lib/assistant/built-in/roles/classifier';
import { buckets } from '@/lib/assistant/built-in/roles/features';
import { roles } from '@/lib/assistant/built-in/roles/roles';
import { learn, modelFile } from '../intents/learn';
import { readExamples, readQuestions, samplesOf } from './examples';

/* `npm run data -- roles`: learns the weights of the classifier of places from the examples. */

/** The best of several on examples that were left out. */
const cost = 0.3;

const examples = [...readExamples(), ...readQuestions()];
writeFileSync(weightsFile, modelFile(learn(examples.flatMap(samplesOf), roles, buckets, cost)));
process.stdout.write(`${examples.length} examples, ${weightsFile} written\n`);
