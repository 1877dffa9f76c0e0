import { phoneOf } from '../../carriers/contacts.ts'
import { daysBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import type { DemoPart } from '../part.ts'

/** How often an ordinary carrier's federal phone or e-mail has changed. */
const CHANGED_SHARE = 0.06
const FIRST_ORDINARY = 301
const OLDEST_DAYS = 700

/** Changes of federal contacts: of named carriers, days ago or years ago, and of some ordinary ones. */
export const part: DemoPart = ({ today, carriers }) => {
  const ordinary = carriers.slice(FIRST_ORDINARY - 1).flatMap(({ carrier: { id } }) => {
    const random = randomFrom(`demo/contact-changes/${id}`)
    if (!random.chance(CHANGED_SHARE)) return []
    const changed_on = daysBefore(today, random.whole(3, OLDEST_DAYS))
    return [{ carrier_id: id, is_type: 'phone' as const, was: phoneOf(random), changed_on }]
  })
  return {
    contact_changes: [
      {
        carrier_id: 7,
        is_type: 'phone',
        was: '+12145550142',
        changed_on: daysBefore(today, 5),
      },
      {
        carrier_id: 7,
        is_type: 'email',
        was: 'dispatch@copperwren-transport.example',
        changed_on: daysBefore(today, 12),
      },
      {
        carrier_id: 2,
        is_type: 'address',
        was: '88 Sill Creek Rd, Amarillo, TX, 79106, US',
        changed_on: daysBefore(today, 1_240),
      },
      {
        carrier_id: 3,
        is_type: 'phone',
        was: '+14025550118',
        changed_on: daysBefore(today, 26),
      },
      ...ordinary,
    ],
  }
}
