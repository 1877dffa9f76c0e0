import type { Page } from '../shared/page.ts'

/** Checks the shape of a value read from storage. */
export type ShapeCheck<T> = (it: unknown) => it is T

/**
 * Checks for an object with all of these fields, with any values: enough to reject what an older version wrote.
 *
 * Source: section 2, "Search-result caching".
 */
export const hasFields =
  <T>(fields: readonly (keyof T & string)[]): ShapeCheck<T> =>
  (it): it is T =>
    typeof it === 'object' && it !== null && fields.every(field => field in it)

/**
 * Checks for a page of a list, with whole numbers and rows of one shape.
 *
 * Source: section 2, "Search-result caching".
 */
export const isPageOf =
  <Row>(isRow: ShapeCheck<Row>): ShapeCheck<Page<Row>> =>
  (it): it is Page<Row> => {
    if (typeof it !== 'object' || it === null) return false
    const { items, page, pages, total } = it as Partial<Page<Row>>
    return [page, pages, total].every(Number.isSafeInteger) && Array.isArray(items) && items.every(isRow)
  }
