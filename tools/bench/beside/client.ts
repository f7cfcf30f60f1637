/* Asks a server one thing after another, in a process of its own, until it is told to stop; prints how long each took. */
const [address = '', ...paths] = process.argv.slice(2);
const times: Record<string, number[]> = {};
let asks = true;
process.stdin.on('data', () => {
  asks = false;
});
// Connections are made and code is warm before anything counts.
for (let turn = 0; asks; turn += 1) {
  for (const path of paths) {
    const start = performance.now();
    await (await fetch(address + path)).arrayBuffer();
    const known = times[path] ?? [];
    if (turn >= 20) known.push(performance.now() - start);
    times[path] = known;
  }
}
// Gone only when the pipe has taken all of it.
process.stdout.write(JSON.stringify(times), () => process.exit(0));

export {};
