/** Error that the person at the keyboard can fix: printed as one line, without a stack trace. */
export class Stop extends Error {}

/** Prints a progress message. */
export function say(text) {
  console.log(`  ${text}`);
}

/**
 * Runs a command's main function; prints a Stop as one line on stderr, and any other error with its
 * stack trace.
 */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
    // The 'exit' listener of processes.mjs stops all started processes.
    process.exit();
  }
}
