import { CompanyPage } from '@/components/company/company-page';
import { companyMetadata, companyPage } from '@/lib/company/queries';

export const generateMetadata = () => companyMetadata('privacy');

export default async function PrivacyPage() {
  return <CompanyPage {...(await companyPage('privacy'))} />;
}
