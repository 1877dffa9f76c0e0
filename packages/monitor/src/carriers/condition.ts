import type { RawBuilder } from 'kysely'

/** A condition on the row `carriers`. */
export type Condition = RawBuilder<boolean>
