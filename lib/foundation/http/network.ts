/**
 * Returns the /64 network of an IPv6 address, because its holder can use every address of the
 * network.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inside) return inside;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [front, back] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const between = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(between).fill('0'), ...back]
    .slice(0, 4)
    .map((one) => one.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}
