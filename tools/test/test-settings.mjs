/*
 * Settings of the tests, with their own ports, folders and keys, so that they can run next to a
 * running site. The keys are public on purpose: they open an empty database that exists only for
 * the tests.
 */
const port = Number(process.env.E2E_PORT ?? 3417);

export const testSite = {
  port,
  url: process.env.E2E_BASE_URL ?? `http://localhost:${port}`,
  /** The same build with a backend that does not answer. */
  portWithoutBackend: Number(process.env.E2E_PORT_WITHOUT_BACKEND ?? 3447),
  /**
   * The same build with a backend that confirms new accounts by mail, and with real-time ferry
   * data.
   */
  portWithMail: Number(process.env.E2E_PORT_WITH_MAIL ?? 3427),
  distDir: process.env.E2E_DIST_DIR ?? '.next-test',
};

export const testBackend = {
  port: Number(process.env.E2E_BACKEND_PORT ?? 55417),
  folder: process.env.E2E_DATA_DIR ?? '.data/test',
  keys: {
    EMBEDDED_PUBLISHABLE_KEY: 'sb_publishable_TestsOnlyTestsOnlyTest_public01',
    EMBEDDED_SECRET_KEY: 'sb_secret_TestsOnlyTestsOnlyTest_secret01',
    EMBEDDED_JWT_SECRET: 'only-Tests-sign-with-This-0123456789-abcdefghij',
    RATE_LIMIT_SALT: 'tests',
  },
};

/** Settings that differ from `testBackend`: the links in its mails lead to the site with mail. */
export const testBackendWithMail = {
  port: Number(process.env.E2E_MAIL_BACKEND_PORT ?? 55427),
  folder: `${testBackend.folder}-mail`,
  mailFile: `${testBackend.folder}-mail/mails.log`,
};
export const testSiteWithMailUrl = `http://localhost:${testSite.portWithMail}`;
export const testBackendWithMailUrl = `http://127.0.0.1:${testBackendWithMail.port}`;

/** A hosted map style, configured for the site with mail: tests answer in place of the service. */
export const testMapStyleUrl = 'http://localhost:9/style.json';

/** The same in every process of a run, because midnight may pass during it. */
process.env.E2E_FIRST_DAY ??= new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'Europe/Athens',
}).format();

/**
 * Weather service of the site with mail: tests make it slow, wrong or unavailable
 * (lib/records/weather/testing/stub.ts).
 */
export const testWeather = {
  /** First day of its wind forecast. */
  firstDay: process.env.E2E_FIRST_DAY,
  port: testSite.port + 50,
  url: `http://127.0.0.1:${testSite.port + 50}`,
};

/** Keys of push messages, public on purpose, and the port on which a test is the push service. */
export const testPush = {
  // Below the ports of sites that tests start.
  port: testSite.port + 55,
  variables: {
    VAPID_PUBLIC_KEY:
      'BLfPG_lbaDtroyIUXo-oZYjl4-Hqf23oAYkF14I8-OeWQ9TI-lurgJCrZC20dwQhHomyQf1wBjFrgylXCQSZ74Q',
    VAPID_PRIVATE_KEY: 'HHnPsQjc1w1zY6zfoPd79Qf9E2fjmsS_4LGH2hZ55W0',
    VAPID_SUBJECT: 'mailto:trips@example.org',
    PUSH_SERVICE: `http://127.0.0.1:${testSite.port + 55}`,
  },
};

/** Address of the backend of the tests, and one where nothing answers. */
export const testBackendUrl = `http://127.0.0.1:${testBackend.port}`;
export const deadBackendUrl = `http://127.0.0.1:${process.env.E2E_DEAD_PORT ?? 55447}`;
