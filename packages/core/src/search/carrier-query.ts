import type { IdentifierType } from '../carrier/identifiers.ts'

/**
 * The query that a search text stands for. Source: section 5, "Search text".
 *
 * - `identifier-prefix`: a number that starts with `value`; of any type when `type` is null. An empty `value` with a
 *   type lists the carriers that have an identifier of that type.
 * - `identifier-exact`: exactly this number. `region` narrows an NSC number; null means any region.
 * - `name-prefix`: legal or doing-business name starts with `value`, already upper case without punctuation.
 * - `name-contains`: legal or doing-business name contains `value`. Radius and My Carriers search.
 */
export type CarrierQuery =
  | { readonly kind: 'identifier-prefix'; readonly type: IdentifierType | null; readonly value: string }
  | {
      readonly kind: 'identifier-exact'
      readonly type: IdentifierType | null
      readonly value: string
      readonly region: string | null
    }
  | { readonly kind: 'name-prefix'; readonly value: string }
  | { readonly kind: 'name-contains'; readonly value: string }
