import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { testSite } from '../tools/test/test-settings.mjs';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

test('the official client lists the operations and gets answers with labels and links', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${testSite.url}/api/mcp`)));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('planFerries');
  const args = { package: 'first-time', date: '2027-06-09' };
  const result = await client.callTool({ name: 'openPackage', arguments: args });
  expect(result.isError).toBeFalsy();
  const { answer, pages } = result.structuredContent as {
    answer: { plan: { label: { isTypical: boolean } } };
    pages: Record<string, string>;
  };
  expect(answer.plan.label.isTypical).toBe(true);
  expect((await plainGet(pages.page ?? '')).status).toBe(200);
  await client.close();
});

test('programs can discover the server', async () => {
  const { status, body, headers } = await plainGet('/llms.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('/api/mcp');
  for (const [, address = ''] of body.matchAll(/\]\((http[^)]+)\)/g)) {
    // The protocol only uses POST.
    const expected = address.endsWith('/api/mcp') ? 405 : 200;
    expect.soft((await plainGet(address)).status, address).toBe(expected);
  }
});
