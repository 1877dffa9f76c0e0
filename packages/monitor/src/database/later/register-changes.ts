/** What of a carrier decides by the days on which it changes. */
const CHANGING = [
  'legal_name',
  'phone',
  'email',
  'physical_street',
  'physical_postal_code',
  'physical_country',
]

const rowOf = (row: string): string => `(${CHANGING.map(column => `${row}.${column}`).join(', ')})`

/** A registration that changes is a reason to assess the carrier again. By row, as nearly no update of a carrier is one. */
export const registerChanges = `
  create trigger carriers_with_changes_touch_buckets after update on carriers
    for each row when (${rowOf('old')} is distinct from ${rowOf('new')}) execute function carriers_touch_buckets();
`
