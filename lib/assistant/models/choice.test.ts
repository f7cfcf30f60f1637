import { outsideModel } from './choice';

describe('the model named by the variables', () => {
  const keys = { ASSISTANT_MODEL: 'm', ASSISTANT_API_KEY: 'k', ASSISTANT_BASE_URL: undefined };

  it.each([
    ['openai-compatible', { ASSISTANT_BASE_URL: 'http://127.0.0.1:9/v1' }, 'compatible'],
    ['anthropic', {}, 'anthropic'],
    ['google', {}, 'google'],
  ] as const)('%s', (provider, more, name) => {
    const chosen = outsideModel({ ...keys, ASSISTANT_PROVIDER: provider, ...more });
    expect(chosen?.model.provider).toContain(name);
    expect(chosen?.name).toBe('m');
  });

  it('is undefined without them', () => {
    expect(outsideModel({ ...keys, ASSISTANT_PROVIDER: 'built-in' })).toBeUndefined();
  });
});
