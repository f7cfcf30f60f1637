/**
 * A page of the site that a request to the auth service names for the link in its mail, if it names one. As
 * in a hosted service the host decides; the site then takes no address but its own.
 */
export function redirectOf(requestUrl, siteUrl) {
  const asked = new URL(requestUrl, siteUrl).searchParams.get('redirect_to');
  if (!asked || !URL.canParse(asked)) return undefined;
  const { protocol, hostname } = new URL(asked);
  const isOurs = /^https?:$/.test(protocol) && hostname === new URL(siteUrl).hostname;
  return isOurs ? asked : undefined;
}

/**
 * A mail whose links lead to `redirect`, as a hosted service writes it. The embedded one puts the site's own
 * address into `{{ .RedirectTo }}`, whatever was asked for, and does not escape it.
 */
export function leadingTo(mail, redirect, siteUrl) {
  if (!redirect || !mail.html) return mail;
  const html = mail.html.replaceAll(`next=${siteUrl}"`, `next=${encodeURIComponent(redirect)}"`);
  return { ...mail, html };
}
