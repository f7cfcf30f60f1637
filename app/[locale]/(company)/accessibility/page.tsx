import { CompanyPage } from '@/components/company/company-page';
import { companyMetadata, companyPage } from '@/lib/company/queries';

export const generateMetadata = () => companyMetadata('accessibility');

export default async function AccessibilityPage() {
  return <CompanyPage {...(await companyPage('accessibility'))} />;
}
