/** Holds the date of the tools at the day on which the requests are asked; timers keep running. */
export const holdDate = (day: string) =>
  jest.useFakeTimers({
    now: Date.parse(`${day}T08:00:00Z`),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
      ...([
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ] as const),
    ],
  });
