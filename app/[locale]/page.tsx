import type { Metadata } from 'next';
import { AssistantPromo } from '@/components/home/assistant-promo';
import { Experiences } from '@/components/home/experiences';
import { FigureTiles } from '@/components/home/figure-tiles';
import { GuideCards } from '@/components/home/guide-cards';
import { HomeHero } from '@/components/home/home-hero';
import { Services } from '@/components/home/services';
import { Sights } from '@/components/home/sights';
import { Testimonials } from '@/components/home/testimonials';
import { SiteData } from '@/components/seo/structured-data';
import { SiteSearch } from '@/components/site-search/site-search';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { site } from '@/lib/foundation/site';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { featuredExperiences, testimonials } from '@/lib/records/home/data';
import { searchChart } from '@/lib/search/site-search/queries';
import { DisruptionsNow } from './disruptions/disruptions-now';
import { homeView } from './home-view';

export const ensureStatic = 'navigation';

export const generateMetadata = (): Promise<Metadata> =>
  metadataOf('home', routes.home, { productFirst: true });

export default async function Home() {
  const locale = await currentLocale();
  const { chartIslands, figures, guides, sights } = await homeView(locale);
  return (
    <>
      <SiteData />
      <DisruptionsNow locale={locale} />
      <HomeHero
        islands={chartIslands}
        search={<SiteSearch chart={searchChart()} />}
        figures={<FigureTiles figures={figures} />}
      />
      <GuideCards islands={guides} />
      <Sights sights={sights} />
      <Services carRentalFromEuros={site.carRentalFromEuros} />
      <AssistantPromo assistant={site.assistant} />
      <Experiences experiences={featuredExperiences} />
      <Testimonials testimonials={testimonials} />
    </>
  );
}
