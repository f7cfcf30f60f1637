import { endWithLauncher } from './parent.mjs';

/*
 * Import this before a third-party program, so that it exits with the process that launched it: a
 * build that continues alone would write into the folder of the next one. Its own child processes
 * have another parent and must not inherit this variable.
 */
endWithLauncher();
delete process.env.LAUNCHED_BY;
