import { CompanyPage } from '@/components/company/company-page';
import { companyMetadata, companyPage } from '@/lib/company/queries';

export const generateMetadata = () => companyMetadata('terms');

export default async function TermsPage() {
  return <CompanyPage {...(await companyPage('terms'))} />;
}
