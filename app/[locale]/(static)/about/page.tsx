import { CompanyPage } from '@/components/company/company-page';
import { routes } from '@/lib/platform/routes/register';
import { companyMetadata, companyPage } from '@/lib/records/content/company';

export const generateMetadata = () => companyMetadata(routes.about);

export default async function AboutPage() {
  return <CompanyPage {...(await companyPage(routes.about))} />;
}
