const longest = 60;

/** A name valid on every system, for clients that read no other: `naxos-and-paros`. */
const plainName = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '') || 'trip';

/** The title as a file name in its own script, without signs that paths are made of. */
const fullName = (title: string) =>
  [...title.replace(/[\p{Cc}\p{Cs}"*/:<>?\\|]+/gu, ' ').replace(/\s+/g, ' ')]
    .slice(0, longest)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '') || 'trip';

/** As RFC 8187 writes a value: everything but letters, figures and a few signs. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header that makes a download of an answer, named after the trip (RFC 6266). */
export function contentDisposition(title: string, extension: string): string {
  const [plain, full] = [plainName(title), escaped(fullName(title))];
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${full}.${extension}`;
}
