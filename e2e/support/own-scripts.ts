import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { observatoryScore, rulesOf } from './observatory';
import type { PlainAnswer } from './plain-request';

const inlineScripts = (body: string) =>
  [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\ssrc=|application\//.test(attributes),
  );

/** Checks that a page names each of its scripts in its policy, and that its headers get an A+. */
export function expectOwnScripts({ headers, body }: PlainAnswer, address: string): void {
  const policy = String(headers['content-security-policy']);
  const allowed = rulesOf(policy).get('script-src') ?? [];
  const scripts = inlineScripts(body);
  expect.soft(scripts.length, address).toBeGreaterThan(0);
  const refused = scripts
    .map(([, , script = '']) => script)
    .filter((script) => {
      const hash = createHash('sha256').update(script).digest('base64');
      return !allowed.includes(`'sha256-${hash}'`);
    });
  const beginnings = refused.map((script) => script.slice(0, 60));
  expect.soft(beginnings, address).toEqual([]);
  expect.soft(rulesOf(policy).get('default-src'), address).toEqual(["'self'"]);
  expect.soft(observatoryScore(headers), address).toBeGreaterThanOrEqual(120);
  expect.soft(policy.length, address).toBeLessThan(1500);
  expect.soft(headers['cross-origin-opener-policy'], address).toBe('same-origin');
}
