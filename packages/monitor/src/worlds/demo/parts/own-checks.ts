import { daysAfter, daysBefore, momentBefore } from '../../days.ts'
import { onePagePdf } from '../../onboarding/one-page-pdf.ts'
import type { WorldRows } from '../../world.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'

const DANA = 1
const PRIYA = 4
/** Apart from the files of the other parts. */
const W_9 = 46_001

type Check = NonNullable<WorldRows['own_checks']>[number]

/** How many days ago it was checked, and in how many it ends; null: it found nothing. */
type Dated = readonly [kind: Check['kind'], daysAgo: number, endsIn: number | null, more?: Partial<Check>]

const withdrawn = (today: string): Partial<Check> => ({
  withdrawn_by: DANA,
  withdrawn_at: momentBefore(today, 12),
  withdrawn_reason: 'The yard belongs to the firm next door.',
})

const datedChecks = (today: string): readonly Dated[] => [
  ['physical_location', 30, 335, { ...withdrawn(today), note: 'Trucks in the yard, none with its name.' }],
  ['state_registration', 220, 10, { note: 'Listed by the secretary of state.' }],
  ['manual_identifier', 200, -20],
  ['email_code', 8, 22],
  ['tax_id', 60, 305, { uploaded_file_id: W_9 }],
  ['references', 45, null, { user_id: PRIYA, note: 'Two of three brokers do not know it.' }],
  ['references', 6, 359, { user_id: PRIYA, note: 'All three brokers load it weekly.' }],
]

/** Checks of the first broker company of one carrier, of which the register says the same, so that no verdict changes. */
export const part: DemoPart = ({ today, carriers }) => {
  // The first carrier is the company itself.
  const at = carriers.findIndex(
    ({ facts }, place) => place > 0 && facts.length === 2 && facts.every(it => it.is_verified),
  )
  if (at < 0) return {}
  const address = carriers[at]?.carrier.email ?? 'dispatch@carrier.example'
  const who = { company_id: COMPANY.northlake, user_id: DANA }
  const plain = {
    address: null,
    note: null,
    uploaded_file_id: null,
    withdrawn_by: null,
    withdrawn_at: null,
    withdrawn_reason: null,
  }
  return {
    uploaded_files: [
      {
        ...who,
        id: W_9,
        name: 'w-9.pdf',
        media_type: 'application/pdf',
        bytes: onePagePdf(['FORM W-9', 'Invented text.']),
        created_at: momentBefore(today, 60),
      },
    ],
    own_check_codes: [
      {
        ...who,
        carrier_id: at + 1,
        address,
        salt: '',
        code_hash: 'no code has this hash',
        created_at: momentBefore(today, 8),
        expires_at: momentBefore(today, 8),
        used_at: momentBefore(today, 8),
      },
    ],
    own_checks: datedChecks(today).map(([kind, daysAgo, endsIn, more]) => ({
      ...who,
      ...plain,
      carrier_id: at + 1,
      kind,
      is_verified: endsIn !== null,
      checked_on: daysBefore(today, daysAgo),
      expires_on: endsIn === null ? null : daysAfter(today, endsIn),
      created_at: momentBefore(today, daysAgo),
      ...(kind === 'email_code' && { address }),
      ...more,
    })),
  }
}
