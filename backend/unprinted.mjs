/**
 * Keeps secrets out of this process's output: the embedded backend prints its secret key at the
 * start, and more people read logs than may know the key.
 *
 * @param {readonly (string | undefined)[]} secrets
 * @param {readonly NodeJS.WriteStream[]} [streams]
 */
export function keepUnprinted(secrets, streams = [process.stdout, process.stderr]) {
  const known = secrets.filter((secret) => secret !== undefined && secret.length > 8);
  for (const stream of streams) {
    const write = stream.write.bind(stream);
    stream.write = (chunk, ...rest) => {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('latin1');
      if (!known.some((secret) => text.includes(secret))) return write(chunk, ...rest);
      const printed = known.reduce((all, secret) => all.replaceAll(secret, '(not printed)'), text);
      return write(typeof chunk === 'string' ? printed : Buffer.from(printed, 'latin1'), ...rest);
    };
  }
}
