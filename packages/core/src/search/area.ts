import type { AreaId } from '../shared/ids.ts'
import type { AreaKind } from './area-kind.ts'

/** A place that a search may name. Source: section 3, "Area". */
export interface Area {
  readonly id: AreaId
  readonly name: string
  readonly kind: AreaKind
  /** The ZIP, the three-digit prefix, the state's or country's letters, the market's code. */
  readonly code: string
  /** Its country's two letters. Those of states collide between countries, so the two go together. */
  readonly country: string
  readonly stateAreaId: AreaId | null
  readonly kmaAreaId: AreaId | null
}
