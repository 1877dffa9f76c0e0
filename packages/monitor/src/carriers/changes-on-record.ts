import type { RegisterChanges } from '../rules/assessment/facts.ts'
import type { RegisterPart } from '../rules/terms/finding-value.ts'

/** Whether the register names an officer of a carrier `c`: with a limit, as otherwise those of all carriers are read. */
export const HAS_OFFICERS =
  '((select true from carrier_contacts as o where o.carrier_id = c.id and o.source is null limit 1) is not null)'

/**
 * A change of a name is kept with the day on which it was seen; that of a contact or an officer with the day of its file. Officers
 * who are no longer named are others only while none is.
 */
export const CHANGED = ['is_type', 'changed_on'] as const
export const CHANGES = `(
    select case is_type when 'officers_cleared' then 'officer' else is_type end as is_type, changed_on from contact_changes
    where carrier_id = c.id and (is_type <> 'officers_cleared' or not ${HAS_OFFICERS} and id = (
      select max(id) from contact_changes as h where h.carrier_id = c.id and h.is_type = 'officers_cleared'))
    union
    select 'name', (seen_at at time zone 'UTC')::date from carrier_facts_seen
    where carrier_id = c.id and kind = 'contact' and subject = 'legal_name') as changes`

/** What is on record of the changes of a carrier. */
export interface ChangesOnRecord {
  /** When it was added, in microseconds. */
  readonly added_at: number
  /** Whether the register names an officer, and from when on their changes are known; null: from when it was added. */
  readonly has_officers: boolean
  readonly officers_since: string | null
  /** What changed in its registration: each part and day once. */
  readonly changes: readonly { readonly is_type: RegisterPart; readonly changed_on: string }[]
}

/** What changed in the registration since the carrier was put on record. */
export const changesIn = ({
  added_at,
  officers_since,
  has_officers,
  changes,
}: ChangesOnRecord): RegisterChanges => {
  const since = new Date(added_at / 1_000).toISOString().slice(0, 10)
  return {
    since,
    officers_since: has_officers ? (officers_since ?? since) : null,
    all: changes.map(({ is_type, changed_on }) => ({ is_type, on: changed_on })),
  }
}
