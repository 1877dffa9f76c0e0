import { nameKey } from '../../database/name-key.ts'
import { FIRST_NAMES, LAST_NAMES, TITLES } from '../person-names.ts'
import type { Random } from '../random.ts'
import type { CarrierRows } from './carrier-rows.ts'

const AREA_CODES = [
  205, 213, 216, 303, 312, 314, 317, 404, 405, 414, 416, 419, 501, 503, 505, 512, 515, 602, 612, 614, 615,
  702, 713, 716, 801, 803, 813, 816, 901, 904, 915, 916, 919, 972,
] as const

/** A phone number of the 555 exchange, which is not in use. */
export const phoneOf = (random: Random): string =>
  `+1${random.pick(AREA_CODES)}555${String(random.whole(0, 9_999)).padStart(4, '0')}`

/** A mail domain under `.example`, which receives no mail. */
export const domainOf = (name: string, id: number): string =>
  `${nameKey(name).slice(0, 18).toLowerCase() || 'carrier'}${id}.example`

const INITIALS = 'ABCDEFGHJKLMNPRSTW'

/** Up to four contacts of a carrier, two of a small one. */
export const contactsOf = (
  random: Random,
  carrier_id: number,
  { domain, powerUnits }: { domain: string; powerUnits: number },
): CarrierRows['contacts'] => {
  const count = random.whole(0, powerUnits > 10 ? 4 : 2)
  return Array.from({ length: count }, (_, place) => {
    const first = random.pick(FIRST_NAMES)
    const last = random.pick(LAST_NAMES)
    return {
      carrier_id,
      // A middle initial from the id, or unrelated carriers would share contact names. It uses no random numbers.
      name: `${first} ${INITIALS[(carrier_id * 7 + place * 5) % INITIALS.length]}. ${last}`,
      title: random.chance(0.85) ? (TITLES[place] ?? 'Dispatcher') : null,
      phone: random.chance(0.9) ? phoneOf(random) : null,
      email: random.chance(0.8) ? `${first.toLowerCase()}@${domain}` : null,
      source: random.pick(['FMCSA census', 'Onboarding packet', 'Rate confirmation', 'Entered by a broker']),
    }
  })
}
