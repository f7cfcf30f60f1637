import type { z } from 'zod';

/** One address of the ferry API, as its OpenAPI description is made from. */
export interface ApiOperation {
  /** Site path, without language prefix. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** The query of a GET. */
  readonly parameters: z.ZodObject;
  readonly answer: z.ZodType;
  /** Name of the answer among the schemas. */
  readonly answerName: string;
}
