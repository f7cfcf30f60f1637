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
  it('is said there in green, in the words of that page, and only once', () => {
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

  it('is nothing that somebody else put there', () => {
    entries.set('toast', '<b>You have won</b>');
    showLeftToast(words);
    expect(useToast.getState().toast).toBeNull();
  });

  it('is left out where storage is refused', () => {
    global.sessionStorage = {
      getItem: () => {
        throw new Error('refused');
      },
    } as unknown as Storage;
    expect(() => leaveToast('languageKept')).not.toThrow();
    expect(() => showLeftToast(words)).not.toThrow();
  });
});
