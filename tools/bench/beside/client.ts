/*
 * Sends requests to a server one after the other, in a separate process, until it is told to stop.
 * Prints the time of each and the invalid responses.
 */
const [address = '', ...paths] = process.argv.slice(2);
const times: Record<string, number[]> = {};
const faults: string[] = [];
let asks = true;
process.stdin.on('data', () => {
  asks = false;
});
// The first round opens connections and warms up the code; it does not count.
for (let turn = 0; asks; turn += 1) {
  for (const path of paths) {
    const start = performance.now();
    const status = await ask(address + path).catch(({ message }: Error) => message);
    const known = times[path] ?? [];
    if (turn >= 20) known.push(performance.now() - start);
    if (status !== 200) faults.push(`${path}: ${status}`);
    times[path] = known;
  }
}

async function ask(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}

// Exit only after the pipe has accepted all of the output.
process.stdout.write(JSON.stringify({ times, faults }), () => process.exit(0));

export {};
