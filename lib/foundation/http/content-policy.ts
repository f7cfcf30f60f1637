/*
 * Content-Security-Policy of documents (ADR 54). Inline scripts are named by their SHA-256, so a document may be kept by
 * any cache; a nonce would have to differ for each visitor.
 */

const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : []);

type Variables = Readonly<Record<string, string | undefined>>;

/** Gives the function that writes a document's policy; it takes the sources of scripts beside the site's own. */
export function contentPolicy(variables: Variables): (scripts: readonly string[]) => string {
  const backend = originOf(variables.NEXT_PUBLIC_SUPABASE_URL);
  // A hosted map names its tiles, fonts and pictures in its style: at any address with TLS.
  const map = variables.MAP_STYLE_URL ? ['https:', ...originOf(variables.MAP_STYLE_URL)] : [];
  const isSecure = variables.NEXT_PUBLIC_SITE_URL?.startsWith('https:');
  const rules = (scripts: readonly string[]) => [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    // Charts style single elements; styles cannot run anything.
    ["style-src 'self' 'unsafe-inline'"],
    // Records may name a picture at any address with TLS; one just chosen is in the browser only.
    ["img-src 'self' data: blob: https:", ...backend],
    ["connect-src 'self'", ...backend, ...map],
    // The map library creates its worker from a blob.
    ["worker-src 'self' blob:"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
    ["frame-ancestors 'self'"],
    ["frame-src 'none'"],
    ["object-src 'none'"],
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
  ];
  return (scripts) =>
    rules(scripts)
      .map((rule) => rule.join(' '))
      .join('; ');
}

/** `Strict-Transport-Security` for two years where the site's own address uses TLS, else undefined. */
export const transportSecurity = ({ NEXT_PUBLIC_SITE_URL: site }: Variables) =>
  site?.startsWith('https:') ? 'max-age=63072000' : undefined;
