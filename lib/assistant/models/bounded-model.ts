import 'server-only';
import type {
  LanguageModelV4,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider';
import { bytesOf } from './bounded-tools';
import { assistantLimits } from './limits';
import { spendTokens } from './spending';

/** Bytes per token, few enough to count Greek in full. */
const bytesPerToken = 3;

/**
 * An external model within its limits: a service without answer headers in time fails as timed out,
 * and its tokens are counted, estimated where the service does not report them or is interrupted.
 *
 * @param headersMs milliseconds until the headers
 */
export function boundedModel(
  model: LanguageModelV4,
  headersMs: number = assistantLimits.headersMs,
): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    async doStream(options) {
      const prompt = Math.ceil(bytesOf([options.prompt, options.tools]) / bytesPerToken);
      const reserved = prompt + (options.maxOutputTokens ?? assistantLimits.outputTokens);
      // An interrupted answer costs all that was reserved, because its length is unknown.
      await spendTokens(reserved);
      const given = options.abortSignal ? [options.abortSignal] : [];
      const late = new AbortController();
      const abortSignal = AbortSignal.any([late.signal, ...given]);
      const answer = model.doStream({ ...options, abortSignal });
      return counted(await within(headersMs, answer, late), prompt, reserved);
    },
  };
}

function within<T>(ms: number, answer: PromiseLike<T>, late: AbortController): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('No answer headers in time', 'TimeoutError');
      late.abort(error);
      reject(error);
    }, ms);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/** Replaces the reserved tokens by those of the finished answer. */
function counted(answer: LanguageModelV4StreamResult, prompt: number, reserved: number) {
  let bytes = 0;
  const count = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    async transform(part, controller) {
      controller.enqueue(part);
      if ('delta' in part) bytes += Buffer.byteLength(part.delta);
      if (part.type !== 'finish') return;
      const { inputTokens, outputTokens } = part.usage;
      const used =
        (inputTokens.total || prompt) + (outputTokens.total || Math.ceil(bytes / bytesPerToken));
      await spendTokens(used - reserved);
    },
  });
  return { ...answer, stream: answer.stream.pipeThrough(count) };
}
