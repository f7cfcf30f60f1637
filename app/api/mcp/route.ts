import { answerMcp, answerPreflight, refuseMethod } from '@/lib/assistant/mcp/answer';

/** For other assistants: the read-only operations over the Model Context Protocol, streamable HTTP without state. */
export const POST = answerMcp;
export const OPTIONS = answerPreflight;
export const GET = refuseMethod;
export const DELETE = refuseMethod;
export const PUT = refuseMethod;
export const PATCH = refuseMethod;
