import getPort from 'get-port';

/** True if a server could listen there; the port then counts as assigned, see below. */
export function isFree(port, host = '127.0.0.1') {
  return getPort({ port, host }).then(
    (found) => found === port,
    () => false,
  );
}

/**
 * Returns the first free port among the 200 from the given one, or else any free port. No port is
 * returned twice within some seconds, so that several can be chosen before the first is used.
 */
export function firstFreePort(from, host = '127.0.0.1') {
  const wanted = Array.from({ length: 200 }, (_, index) => from + index);
  return getPort({ port: wanted.filter((port) => port < 65536), host });
}
