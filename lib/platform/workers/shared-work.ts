interface UnderWay<Answer> {
  readonly answer: Promise<Answer>;
  readonly stop: AbortController;
  /** Number of callers that wait for it. */
  waiting: number;
}

/**
 * Work that several callers may request at once and that runs once for all of them. It stops when
 * the last of them leaves. Results are not kept.
 */
export function sharedWork<Answer>() {
  const underWay = new Map<string, UnderWay<Answer>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<Answer>): UnderWay<Answer> {
    const stop = new AbortController();
    const begun: UnderWay<Answer> = { stop, waiting: 0, answer: work(stop.signal) };
    underWay.set(key, begun);
    const forget = () => {
      if (underWay.get(key) === begun) underWay.delete(key);
    };
    begun.answer.then(forget, forget);
    return begun;
  }

  return (
    key: string,
    work: (signal: AbortSignal) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> => {
    const joined = underWay.get(key) ?? begin(key, work);
    joined.waiting += 1;
    const leave = () => {
      joined.waiting -= 1;
      if (joined.waiting > 0) return;
      // Later callers must not join work that is being stopped.
      if (underWay.get(key) === joined) underWay.delete(key);
      joined.stop.abort();
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    return joined.answer;
  };
}
