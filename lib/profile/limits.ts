/** Lengths in characters, sizes in bytes. The page says them, the schema holds to them. */
export const profileLimits = {
  name: 80,
  displayName: 40,
  email: 254,
  /** What is sent: a form without a script brings the file as it is. */
  pictureBytes: 5 * 1024 * 1024,
  /** What is kept of it: the roundel is drawn at 128 px at most, on fine screens with twice as many and some. */
  pictureRoom: { side: 384, isSquare: true, bytes: 512 * 1024 },
} as const;

const quarterOfAnHour = 15 * 60;

/** Whatever asks for the password counts together: it is the password that is guessed. */
export const passwordLimit = {
  bucket: 'account-password',
  max: 10,
  windowSeconds: quarterOfAnHour,
} as const;

/** Saving a section of the page, by account. */
export const savingLimit = { max: 30, windowSeconds: quarterOfAnHour } as const;
