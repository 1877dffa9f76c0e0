import { momentBefore } from '../../days.ts'
import { joinRows } from '../../join-rows.ts'
import { type ConnectionPlan, connectionPlans } from '../../onboarding/connection-plans.ts'
import { invitationRows } from '../../onboarding/invitation-rows.ts'
import { CONTRACT_OF, packetRows } from '../../onboarding/packet-rows.ts'
import { companyPapers } from '../../onboarding/papers.ts'
import { randomFrom } from '../../random.ts'
import type { WorldRows } from '../../world.ts'
import { carrierAccounts } from '../carrier-accounts.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart, DemoSetting } from '../part.ts'

/** The first company id of carriers that answered without an account, after all other companies. */
const FIRST_RECEIVER = 20_000

/** The company of each carrier that has an account, the first if it has several. */
type Accounts = ReadonlyMap<number, number>

const accountsOf = ({ today, carriers }: DemoSetting): Accounts =>
  new Map(
    carrierAccounts(today, carriers)
      .toReversed()
      .flatMap(({ id, carrier_id }) => (id == null || carrier_id == null ? [] : [[carrier_id, id]])),
  )

const receiverOf = ({ carrier, state }: ConnectionPlan, accounts: Accounts) =>
  state.answered === true ? (accounts.get(carrier) ?? FIRST_RECEIVER + carrier) : null

const companiesOf = (
  plans: readonly ConnectionPlan[],
  accounts: Accounts,
  { today, carriers }: DemoSetting,
) => {
  const answered = plans.filter(({ state }) => state.answered === true).map(({ carrier }) => carrier)
  return [...new Set(answered)]
    .filter(carrier => !accounts.has(carrier))
    .map(carrier => ({
      id: FIRST_RECEIVER + carrier,
      legal_name: carriers[carrier - 1]?.carrier.legal_name ?? 'A carrier',
      company_type: 'carrier',
      brand: 'main' as const,
      plan_id: null,
      status: 'active',
      carrier_id: carrier,
      created_at: momentBefore(today, 710),
    }))
}

/** A user of each company who puts carriers on hold. */
const HOLDS_CARRIERS: ReadonlyMap<number, number> = new Map([
  [COMPANY.northlake, 1],
  [COMPANY.cedarGap, 8],
])

const HOLD_NOTES = [
  'Renewing their insurance.',
  'Waiting on a new W-9.',
  'A claim from October is still open.',
  null,
]
const STATUSES_BEFORE = ['sent', 'started', 'submitted', 'complete'] as const

/** Who put a carrier on hold, when and why. Empty: nothing for one whose newest packet is not on hold. */
export const holdOf = ({ issuer, carrier, state }: ConnectionPlan, today: string) => {
  if (state.packets?.at(-1) !== 'held') return {}
  const random = randomFrom(`demo/held-since/${issuer}/${carrier}`)
  return {
    held_at: new Date(momentBefore(today, random.whole(1, 30), 800)),
    held_by_id: HOLDS_CARRIERS.get(issuer) ?? null,
    hold_notes: random.pick(HOLD_NOTES),
    hold_status_before: random.pick(STATUSES_BEFORE),
  }
}

const connectionOf = (plan: ConnectionPlan, id: number, accounts: Accounts, today: string) => {
  const { issuer, carrier, state } = plan
  const random = randomFrom(`demo/connected-since/${issuer}/${carrier}`)
  const since = random.whole(200, 700)
  const isSigned = state.answered === true && (state.packets?.includes('complete') ?? false)
  return {
    id,
    issuer_id: issuer,
    carrier_id: carrier,
    status: state.status,
    is_dismissed: state.dismissed ?? false,
    notes: state.notes ?? null,
    receiver_company_id: receiverOf(plan, accounts),
    signed_contract_id: isSigned ? (CONTRACT_OF.get(issuer) ?? null) : null,
    created_at: momentBefore(today, since),
    updated_at: momentBefore(today, random.whole(0, since), 660),
    ...holdOf(plan, today),
  }
}

/** Packets with their documents. Ids count from 1 in the order of the connections. */
const packetsOf = (plans: readonly ConnectionPlan[], { today, carriers }: DemoSetting): WorldRows => {
  const made = plans.flatMap(({ issuer, carrier, state }, place) =>
    packetRows(state.packets ?? [], {
      connection: place + 1,
      issuer,
      carrier,
      country: carriers[carrier - 1]?.carrier.physical_country ?? null,
      today,
    }),
  )
  const inside = <T extends object>(of: (rows: (typeof made)[number]) => readonly T[]) =>
    made
      .flatMap((rows, place) => of(rows).map(row => ({ ...row, onboarding_packet_id: place + 1 })))
      .map((row, place) => ({ ...row, id: place + 1 }))
  return {
    onboarding_packets: made.map(({ packet }, place) => ({ ...packet, id: place + 1 })),
    onboarding_packet_contracts: inside(({ agreements }) => agreements),
    tax_form_submissions: inside(({ submissions }) => submissions),
  }
}

/**
 * The connections of the companies, in every tab and in none, with packets, agreements, tax forms and invitations.
 */
export const part: DemoPart = setting => {
  const { today, carriers } = setting
  const plans = connectionPlans(carriers)
  const accounts = accountsOf(setting)
  return joinRows([
    companyPapers(today),
    packetsOf(plans, setting),
    {
      companies: companiesOf(plans, accounts, setting),
      connections: plans.map((plan, place) => connectionOf(plan, place + 1, accounts, today)),
      connection_invitations: invitationRows(plans, carriers.length, today),
    },
  ])
}
