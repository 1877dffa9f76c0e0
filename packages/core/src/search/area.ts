import type { AreaId } from '../shared/ids.ts'

/** A place that a search may name. Source: section 3, "Area". */
export interface Area {
  readonly id: AreaId
  readonly name: string
  readonly kind: 'five_zip' | 'three_zip' | 'state' | 'country' | 'kma'
  /** The ZIP, the three-digit prefix, the state's or country's letters, the market's code. */
  readonly code: string
  readonly country: string
  readonly stateAreaId: AreaId | null
  readonly kmaAreaId: AreaId | null
}
