/*
 * Asks a server one thing after another, in a process of its own, until it is told to stop; prints how long each took, and
 * what answers there were that are none.
 */
const [address = '', ...paths] = process.argv.slice(2);
const times: Record<string, number[]> = {};
const faults: string[] = [];
let asks = true;
process.stdin.on('data', () => {
  asks = false;
});
// Connections are made and code is warm before anything counts.
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

// Gone only when the pipe has taken all of it.
process.stdout.write(JSON.stringify({ times, faults }), () => process.exit(0));

export {};
