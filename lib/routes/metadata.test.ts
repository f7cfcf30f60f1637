import { pageMetadata } from './metadata';
import { type RoutePath, routes } from './register';

const of = (path: RoutePath) =>
  pageMetadata({ locale: 'el', path, title: 'Title', description: 'Description' });

const imageOf = (path: RoutePath) => {
  const images = of(path).openGraph?.images;
  const [image] = Array.isArray(images) ? images : [];
  return typeof image === 'object' && 'url' in image ? new URL(image.url).pathname : undefined;
};

describe('pageMetadata', () => {
  it('keeps from search engines what the register does not list', () => {
    expect(of(routes.about).robots).toBeUndefined();
    expect(of(routes.island('naxos')).robots).toBeUndefined();
    for (const path of [routes.profile, routes.search, routes.sharedTrip('x'.repeat(24))]) {
      expect(of(path).robots).toEqual({ index: false, follow: true });
    }
  });

  it('takes the share image from the register, or the one of the home page', () => {
    expect(imageOf(routes.guide('visa-requirements'))).toBe('/og/el/guide/visa-requirements.png');
    expect(imageOf(routes.ferryTracking)).toBe('/og/el/ferries/tracking.png');
    expect(imageOf(routes.about)).toBe('/og/el/site/home.png');
  });
});
