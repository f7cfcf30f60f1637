import { CompanyPage } from '@/components/company/company-page';
import { companyMetadata, companyPage } from '@/lib/company/queries';

export const generateMetadata = () => companyMetadata('affiliate-disclosure');

export default async function AffiliateDisclosurePage() {
  return <CompanyPage {...(await companyPage('affiliate-disclosure'))} />;
}
