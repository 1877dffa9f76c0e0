/** Whether the register names an officer of a carrier `c`. */
export const HAS_OFFICERS =
  'exists (select from carrier_contacts as o where o.carrier_id = c.id and o.source is null)'

/**
 * A change of a name is kept with the day on which it was seen; that of a contact or an officer with the day of its file. Officers
 * who are no longer named are others only while none is.
 */
export const CHANGED = ['is_type', 'changed_on'] as const
export const CHANGES = `(
    select case is_type when 'officers_cleared' then 'officer' else is_type end as is_type, changed_on from contact_changes
    where carrier_id = c.id and (is_type <> 'officers_cleared' or not ${HAS_OFFICERS})
    union
    select 'name', (seen_at at time zone 'UTC')::date from carrier_facts_seen
    where carrier_id = c.id and kind = 'contact' and subject = 'legal_name') as changes`
