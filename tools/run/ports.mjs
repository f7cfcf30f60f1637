import getPort from 'get-port';

/** True when a server could listen there; the port then counts as given, see below. */
export function isFree(port, host = '127.0.0.1') {
  return getPort({ port, host }).then(
    (found) => found === port,
    () => false,
  );
}

/**
 * The first free port of this machine from the one given, of 200; any free one after that. No port is given
 * twice within some seconds, so that several can be chosen before the first is used.
 */
export function firstFreePort(from, host = '127.0.0.1') {
  const wanted = Array.from({ length: 200 }, (_, index) => from + index);
  return getPort({ port: wanted.filter((port) => port < 65536), host });
}
