/**
 * Keeps secrets out of what this process prints: the embedded backend greets with its secret key, and what is in a log
 * is read by more people than may have that.
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
      const said = known.reduce((all, secret) => all.replaceAll(secret, '(not printed)'), text);
      return write(typeof chunk === 'string' ? said : Buffer.from(said, 'latin1'), ...rest);
    };
  }
}
