/** Browsers send line breaks as two characters, and no table accepts control characters. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();

/** The same for a field of one line. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ');

/** Length as a table counts it: code points, not UTF-16 units. */
export const lengthOf = (text: string) => [...text].length;
