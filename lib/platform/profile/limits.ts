/** Lengths in characters, sizes in bytes. The page states them and the schema enforces them. */
export const profileLimits = {
  name: 80,
  displayName: 40,
  email: 254,
  /** Largest upload: a form without JavaScript sends the file unchanged. */
  pictureBytes: 5 * 1024 * 1024,
  /** Size of the stored picture: it is shown at up to 128 px, on screens with two or more pixels each. */
  pictureRoom: { side: 384, isSquare: true, bytes: 512 * 1024 },
} as const;

const quarterOfAnHour = 15 * 60;

/** All forms with the password share this limit, which protects it from guessing. */
export const passwordLimit = {
  bucket: 'account-password',
  max: 10,
  windowSeconds: quarterOfAnHour,
} as const;

/** Saving a section of the page, by account. */
export const savingLimit = { max: 30, windowSeconds: quarterOfAnHour } as const;
