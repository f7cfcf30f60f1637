import { CompanyPage } from '@/components/company/company-page';
import { companyMetadata, companyPage } from '@/lib/content/company';
import { routes } from '@/lib/routes/register';

export const generateMetadata = () => companyMetadata(routes.about);

export default async function AboutPage() {
  return <CompanyPage {...(await companyPage(routes.about))} />;
}
