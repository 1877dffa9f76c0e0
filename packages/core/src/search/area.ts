import type { AreaId } from '../shared/ids.ts'
import type { AreaKind } from './area-kind.ts'

/** A place that can be searched. Source: section 3, "Area". */
export interface Area {
  readonly id: AreaId
  readonly name: string
  readonly kind: AreaKind
  /** The ZIP, the three-digit prefix, the letters of the state or country, or the code of the market. */
  readonly code: string
  /** The two letters of its country. State letters collide between countries, so read both together. */
  readonly country: string
  readonly stateAreaId: AreaId | null
  readonly kmaAreaId: AreaId | null
}
