import { answerMcp, answerPreflight, refuseMethod } from '@/lib/assistant/mcp/answer';

/**
 * Read-only operations for other assistants over the Model Context Protocol: stateless streamable
 * HTTP.
 */
export const POST = answerMcp;
export const OPTIONS = answerPreflight;
export const GET = refuseMethod;
export const DELETE = refuseMethod;
export const PUT = refuseMethod;
export const PATCH = refuseMethod;
