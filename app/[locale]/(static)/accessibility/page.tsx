import { CompanyPage } from '@/components/company/company-page';
import { routes } from '@/lib/platform/routes/register';
import { companyMetadata, companyPage } from '@/lib/records/content/company';

export const generateMetadata = () => companyMetadata(routes.accessibility);

export default async function AccessibilityPage() {
  return <CompanyPage {...(await companyPage(routes.accessibility))} />;
}
