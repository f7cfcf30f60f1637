import type { Turn } from '../understand/turn';
import type { Topic } from './topic';

/** A question that later messages continue, until a trip or another question takes its place. */
export interface Thread {
  readonly topic: Topic;
  readonly turn: Turn;
}
