/** As many bytes as an action reads: `bodySizeLimit` of next.config.mjs, which a test compares. */
export const formLimitBytes = 6 * 1024 * 1024;
