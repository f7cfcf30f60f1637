/** A fault that the person at the keyboard can mend: printed as one line, without a stack. */
export class Stop extends Error {}

/** Prints a step as it happens. */
export function say(text) {
  console.log(`  ${text}`);
}

/** Runs a command's main function; a Stop becomes one line on stderr, anything else its stack. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
    // Whatever was started ends in the 'exit' listener of processes.mjs.
    process.exit();
  }
}
