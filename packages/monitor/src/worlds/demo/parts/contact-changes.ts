import { phoneOf } from '../../carriers/contacts.ts'
import { FIRST_NAMES, LAST_NAMES } from '../../person-names.ts'
import { daysBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import type { DemoPart } from '../part.ts'

/** How often an ordinary carrier's federal phone or e-mail has changed. */
const CHANGED_SHARE = 0.06
const FIRST_ORDINARY = 301
const OLDEST_DAYS = 700

/** Of these ordinary carriers the register names an officer, whom no other carrier has. */
const LAST_WITH_OFFICERS = 400
const OFFICER_EVERY = 2
const OFFICER_CHANGED_EVERY = 10
/** Of which it no longer names the one that it named. */
const WITHOUT_OFFICERS = 305

/** Two last names for each carrier: no two have both. */
const lastNameOf = (id: number): string =>
  [id % LAST_NAMES.length, Math.floor(id / LAST_NAMES.length)].map(at => LAST_NAMES[at]).join('-')

const officerOf = (carrier_id: number) => {
  const random = randomFrom(`demo/officers/${carrier_id}`)
  const rest = { title: null, phone: null, email: null, source: null }
  return {
    contact: { carrier_id, name: `${random.pick(FIRST_NAMES)} ${lastNameOf(carrier_id)}`, ...rest },
    was: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
  }
}

/** Officers, and changes of federal contacts and of officers: of named carriers, days ago or years ago, and of some ordinary ones. */
export const part: DemoPart = ({ today, carriers }) => {
  const ordinary = carriers.slice(FIRST_ORDINARY - 1).flatMap(({ carrier: { id } }) => {
    const random = randomFrom(`demo/contact-changes/${id}`)
    if (!random.chance(CHANGED_SHARE)) return []
    const changed_on = daysBefore(today, random.whole(3, OLDEST_DAYS))
    return [{ carrier_id: id, is_type: 'phone' as const, was: phoneOf(random), changed_on }]
  })
  const officers = carriers
    .slice(FIRST_ORDINARY - 1, LAST_WITH_OFFICERS)
    .flatMap(({ carrier: { id } }) => (id % OFFICER_EVERY === 0 ? [officerOf(id)] : []))
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
      {
        carrier_id: WITHOUT_OFFICERS,
        is_type: 'officers_cleared',
        was: 'IRIS HALE',
        changed_on: daysBefore(today, 20),
      },
      ...ordinary,
      ...officers.flatMap(({ contact: { carrier_id }, was }) =>
        carrier_id % OFFICER_CHANGED_EVERY === 0
          ? [
              {
                carrier_id,
                is_type: 'officer' as const,
                was,
                changed_on: daysBefore(today, 2 * (carrier_id - FIRST_ORDINARY)),
              },
            ]
          : [],
      ),
    ],
    carrier_contacts: officers.map(({ contact }) => contact),
  }
}
