import { CompanyPage } from '@/components/company/company-page';
import { companyMetadata, companyPage } from '@/lib/content/company';
import { routes } from '@/lib/routes/register';

export const generateMetadata = () => companyMetadata(routes.terms);

export default async function TermsPage() {
  return <CompanyPage {...(await companyPage(routes.terms))} />;
}
