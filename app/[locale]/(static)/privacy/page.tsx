import { CompanyPage } from '@/components/company/company-page';
import { routes } from '@/lib/platform/routes/register';
import { companyMetadata, companyPage } from '@/lib/records/content/company';

export const generateMetadata = () => companyMetadata(routes.privacy);

export default async function PrivacyPage() {
  return <CompanyPage {...(await companyPage(routes.privacy))} />;
}
