import { FIRST_NAMES, LAST_NAMES } from '../../person-names.ts'
import { randomFrom } from '../../random.ts'
import type { DemoPart } from '../part.ts'

/** More contacts than the summary of a directory shows. */
const GIVEN = 12
const EAGLE_MESA = 2
const SOURCES = ['Onboarding packet', 'Rate confirmation', 'Entered by a broker'] as const

/** The contacts of Eagle Mesa from other sources, and two officers from the federal register. */
export const part: DemoPart = () => {
  const random = randomFrom('demo/carrier-contacts')
  const contact = (source: string, at: number) => {
    const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    return {
      carrier_id: EAGLE_MESA,
      name: `${first} ${'ABCDEFGHJKLMNP'[at] ?? 'R'}. ${last}`,
      title: source.startsWith('FMCSA')
        ? 'Officer'
        : random.pick(['Dispatcher', 'Billing', 'Safety', 'Driver']),
      phone: null,
      email: source.startsWith('FMCSA') ? null : `${first}.${at}@eaglemesa.example`.toLowerCase(),
      source,
    }
  }
  return {
    carrier_contacts: [
      contact('FMCSA census', 0),
      contact('FMCSA census', 1),
      ...Array.from({ length: GIVEN }, (_, at) =>
        contact(SOURCES[at % SOURCES.length] ?? SOURCES[0], at + 2),
      ),
    ],
  }
}
