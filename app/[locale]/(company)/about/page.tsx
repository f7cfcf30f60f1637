import { CompanyPage } from '@/components/company/company-page';
import { companyMetadata, companyPage } from '@/lib/company/queries';

export const generateMetadata = () => companyMetadata('about');

export default async function AboutPage() {
  return <CompanyPage {...(await companyPage('about'))} />;
}
