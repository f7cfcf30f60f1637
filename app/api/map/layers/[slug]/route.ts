import { isLayerId, layers } from '@/lib/foundation/ids/map-layers';
import { jsonRoute } from '@/lib/platform/operations/json-route';
import { getMapLayer } from '@/lib/search/map-layers/operation';

/** The features of a layer, cached as long as they are valid. */
export async function GET(request: Request, context: { params: Promise<{ slug: string }> }) {
  const { slug } = await context.params;
  const keepSeconds = isLayerId(slug) ? layers[slug].keepSeconds : 0;
  return jsonRoute(getMapLayer, keepSeconds)(request, context);
}
