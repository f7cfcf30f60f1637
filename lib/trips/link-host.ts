/** What a link is called by whoever reads it: its host, or all of it where that cannot be told. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
