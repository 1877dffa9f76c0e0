import type { Brand } from '@fairhaul/core'

/** The hosts of the two brands, seen from this page. */
export interface BrandHosts {
  readonly here: Brand
  /** Whether the other brand has sent the person here just now, as theirs is this one. Guard step 2. */
  readonly wasMoved: boolean
  /** The other brand's Login. Null: a host that is a number has no second name. */
  readonly otherUrl: string | null
}
