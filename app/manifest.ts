import { webManifest } from '@/lib/offline/web-manifest';

/** The site as an app; in Greek it stands below the prefix of its pages. */
export default function manifest() {
  return webManifest('en');
}
