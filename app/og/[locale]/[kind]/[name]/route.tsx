import { drawShareImage } from '@/components/og/share-image';

export function generateStaticParams() {
  return [{ locale: 'en', kind: 'island', name: 'naxos.png' },{ locale: 'el', kind: 'island', name: 'naxos.png' }];
}

async function render(locale: string, name: string) {
  'use cache';
  return drawShareImage({ title: locale==='el'?'Νάξος':'Naxos', subtitle: 'Νάξος', label: 'Island guide', siteName: 'Cyclades Compass', chart: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs><path id="l" d="M100 100H600V800z"/></defs><rect width="800" height="1000" fill="var(--x, #dfeaeb)"/><use href="#l" fill="#f6eede" stroke="#23475e"/></svg>' });
}

export async function GET(_request: Request, { params }: RouteContext<'/og/[locale]/[kind]/[name]'>) {
  const { locale, name } = await params;
  const png = await render(locale, name);
  return new Response(png as unknown as BodyInit, { headers: { 'Content-Type': 'image/png' } });
}
