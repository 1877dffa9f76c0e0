import qs from 'qs'
import { invalid } from './refused.ts'

/** How deep `q[a][b]` may nest, and how many parameters one call may carry. */
const DEPTH_MAX = 5
const PARAMETERS_MAX = 200

/**
 * The query of an address, its nested brackets read into objects. Values stay text: schemas turn them into numbers.
 *
 * Refuses: 422 for what is nested deeper, or is more, than any call of this API can mean.
 */
export function readQuery(search: string): Record<string, unknown> {
  try {
    return qs.parse(search, {
      ignoreQueryPrefix: true,
      depth: DEPTH_MAX,
      strictDepth: true,
      parameterLimit: PARAMETERS_MAX,
      throwOnLimitExceeded: true,
      arrayLimit: PARAMETERS_MAX,
      plainObjects: true,
    })
  } catch (error) {
    if (error instanceof RangeError) throw invalid(null, 'The query has too many or too deeply nested parts.')
    throw error
  }
}
