import type { IncomingHttpHeaders } from 'node:http';

/*
 * Scoring of Mozilla's HTTP Observatory according to its documentation (developer.mozilla.org, Web
 * security, observatory tests and scoring; read on 2026-11-23): starts at 100 points and subtracts
 * for each problem; bonuses are only added from 90 points on. 100 or more is an A+. The tests use
 * http, so redirections and TLS, which a proxy provides, are left out.
 */

type Rules = ReadonlyMap<string, readonly string[]>;

export function rulesOf(policy = ''): Rules {
  return new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

/** Points of a policy: checks unsafe scripts first, then permissive sources. */
function policyPoints(rules: Rules): number {
  const of = (name: string) => rules.get(name) ?? rules.get('default-src') ?? ["'unsafe-inline'"];
  const scripts = of('script-src');
  const isNamed = scripts.some((source) => /^'(?:nonce|sha(?:256|384|512))-/.test(source));
  const any = ['*', 'https:', 'http:', 'data:', 'blob:'];
  if (scripts.includes("'unsafe-inline'") && !isNamed) return -20;
  if ([...scripts, ...of('object-src')].some((source) => any.includes(source))) return -20;
  if ([...rules.values()].flat().includes("'unsafe-eval'")) return -10;
  if ([...rules.values()].flat().includes('http:')) return -20;
  if (of('style-src').includes("'unsafe-inline'")) return 0;
  return rules.get('default-src')?.includes("'none'") ? 10 : 5;
}

const strictReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

/** Score of a page by its headers. */
export function observatoryScore(headers: IncomingHttpHeaders): number {
  const policy = headers['content-security-policy'];
  const rules = rulesOf(policy as string | undefined);
  const cookies = headers['set-cookie'] ?? [];
  const minus = [
    policy ? Math.min(0, policyPoints(rules)) : -25,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    rules.has('frame-ancestors') || headers['x-frame-options'] ? 0 : -20,
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
    cookies.every((cookie) => /samesite=/i.test(cookie)) ? 0 : -20,
  ];
  const plus = [
    Math.max(0, policyPoints(rules)),
    rules.has('frame-ancestors') ? 5 : 0,
    strictReferrers.includes(String(headers['referrer-policy'])) ? 5 : 0,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  ];
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const score = 100 + sum(minus);
  return score < 90 ? score : score + sum(plus);
}
