import { BRAND_NAMES, type Brand } from '../account/brand.ts'

import type { RouteMatch } from '../routes/match-route.ts'

/**
 * The document title: brand, dash, page title; a route with an id adds a colon and the id.
 *
 * Source: section 2, "Document title".
 */
export const documentTitle = (brand: Brand, { route, params }: RouteMatch): string =>
  `${BRAND_NAMES[brand]} - ${route.title}${params.id === undefined ? '' : `: ${params.id}`}`
