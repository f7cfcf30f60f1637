import { leaveToast, showLeftToast } from './left-toast';
import { useToast } from './toast-store';

const words = { languageKept: 'Τα ελληνικά κρατήθηκαν.' };
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  useToast.setState({ toast: null });
  global.sessionStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  } as unknown as Storage;
});

afterAll(() => {
  Reflect.deleteProperty(global, 'sessionStorage');
});

describe('a toast left for the next page', () => {
  it('is shown once, as a success, in the language of that page', () => {
    leaveToast('languageKept');
    showLeftToast(words);
    expect(useToast.getState().toast).toMatchObject({
      type: 'success',
      message: words.languageKept,
      duration: 5000,
    });
    useToast.setState({ toast: null });
    showLeftToast(words);
    expect(useToast.getState().toast).toBeNull();
  });

  it('ignores foreign values in storage', () => {
    entries.set('toast', '<b>You have won</b>');
    showLeftToast(words);
    expect(useToast.getState().toast).toBeNull();
  });

  it('is skipped if storage is not available', () => {
    global.sessionStorage = {
      getItem: () => {
        throw new Error('refused');
      },
    } as unknown as Storage;
    expect(() => leaveToast('languageKept')).not.toThrow();
    expect(() => showLeftToast(words)).not.toThrow();
  });
});
