import v8 from 'node:v8';

/*
 * What the server's own thread may hold, in MB. Left alone, Node allows itself a quarter of the machine and clears up
 * late: what searches leave behind stood at twice what they need. It needs some 100 MB. What is young is cleared away
 * while everybody waits: with 32 MB of it a page beside a crowd waited up to 160 ms for that.
 */
const limits = { 'max-old-space-size': 1024, 'max-semi-space-size': 16 };

/** The options of Node for the server, after which come those of the person who starts it, which win. */
export const nodeOptions = (own = '') =>
  [...Object.entries(limits).map(([name, mb]) => `--${name}=${mb}`), own].join(' ').trim();

/**
 * Variables of the server for the C library. glibc gives each thread a place of its own to take memory from, and keeps
 * what is free in it: after 2,000 searches 150 MB that nobody used. Two places do; where there is no glibc it says nothing.
 */
export const allocatorVariables = ({ MALLOC_ARENA_MAX = '2' } = process.env) => ({
  MALLOC_ARENA_MAX,
});

/** Threads started after this have the limits they are given: options of the process would hold in their place. */
export function leaveLimitsToThreads() {
  for (const name of Object.keys(limits)) v8.setFlagsFromString(`--${name}=0`);
}

/**
 * Keeps what was compiled of all threads. Node throws away code that has not run for a while, and whoever asks for a
 * plan after a worker has prepared legs would wait for the solver to be compiled and made fast once more.
 */
export function keepCompiledCode() {
  v8.setFlagsFromString('--no-flush-bytecode');
}
