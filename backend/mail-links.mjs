/**
 * Page of the site to which a request to the auth service wants the link of its mail to lead, if it
 * names one. As in a hosted service, the host decides; the site accepts only its own addresses.
 */
export function redirectOf(requestUrl, siteUrl) {
  const target = new URL(requestUrl, siteUrl).searchParams.get('redirect_to');
  if (!target || !URL.canParse(target)) return undefined;
  const { protocol, hostname } = new URL(target);
  const isOurs = /^https?:$/.test(protocol) && hostname === new URL(siteUrl).hostname;
  return isOurs ? target : undefined;
}

/**
 * Returns a mail whose links lead to `redirect`, as a hosted service writes it. The embedded one
 * always puts the site's own address into `{{ .RedirectTo }}`, and does not escape it.
 */
export function leadingTo(mail, redirect, siteUrl) {
  if (!redirect || !mail.html) return mail;
  const html = mail.html.replaceAll(`next=${siteUrl}"`, `next=${encodeURIComponent(redirect)}"`);
  return { ...mail, html };
}
