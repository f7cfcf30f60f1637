import { endWithLauncher } from './parent.mjs';

/*
 * To be imported before a program of others, so that it does not outlive who launched it: a build that goes on alone
 * writes into the folder of the next one. What it starts itself has another parent, and must not know of this one.
 */
endWithLauncher();
delete process.env.LAUNCHED_BY;
