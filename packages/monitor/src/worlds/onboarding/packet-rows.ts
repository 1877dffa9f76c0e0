import { momentBefore } from '../days.ts'
import { COMPANY } from '../demo/demo-companies.ts'
import { type Random, randomFrom } from '../random.ts'
import type { WorldRows } from '../world.ts'
import { CONTRACT, FILE } from './papers.ts'

type Row<T extends keyof WorldRows> = NonNullable<WorldRows[T]>[number]
type Packet = Row<'onboarding_packets'>
type Agreement = Row<'onboarding_packet_contracts'>

const BANKS = ['First Invented Bank', 'Prairie Savings & Loan', 'Banque Imaginaire', 'Banco Inventado']
const DAYS_BETWEEN = 160
const W9 = 1
const W8 = 2

/** A packet, its agreements and tax forms, before they have ids. */
export interface PacketRows {
  readonly packet: Packet
  readonly agreements: readonly Omit<Agreement, 'onboarding_packet_id'>[]
  readonly submissions: readonly Omit<Row<'tax_form_submissions'>, 'onboarding_packet_id'>[]
}

/** The contract that each company asks its carriers to sign. */
export const CONTRACT_OF: ReadonlyMap<number, number> = new Map([
  [COMPANY.northlake, CONTRACT.current],
  [COMPANY.plainview, CONTRACT.plainview],
  [COMPANY.cedarGap, CONTRACT.cedarGap],
])

const agreement = (
  contract_id: number,
  status: Agreement['status'],
  created_at: string,
  change: Partial<Agreement> = {},
) => ({
  contract_id,
  status,
  is_broker_uploaded: false,
  version: 1,
  uploaded_file_id: null,
  created_at,
  ...change,
})

/** The contract with marked changes as version 2. */
const redlined = (contract_id: number, created_at: string) =>
  agreement(contract_id, 'redlined', created_at, {
    is_broker_uploaded: true,
    version: 2,
    uploaded_file_id: FILE.redlined,
  })

const agreementsOf = (random: Random, issuer: number, isNewest: boolean, { status, created_at }: Packet) => {
  const at = String(created_at)
  const signed = status === 'complete' ? 'signed' : 'sent'
  const main = CONTRACT_OF.get(issuer) ?? CONTRACT.plainview
  if (issuer !== COMPANY.northlake) return [agreement(main, signed, at)]
  const contract = isNewest ? main : CONTRACT.before
  return [
    agreement(contract, signed, at),
    ...(random.chance(0.3) ? [agreement(CONTRACT.quickPay, signed, at)] : []),
    ...(random.chance(0.2) ? [agreement(CONTRACT.trailers, signed, at)] : []),
    ...(random.chance(0.15) ? [redlined(contract, at)] : []),
  ]
}

const submissionsOf = (
  random: Random,
  issuer: number,
  country: string | null,
  { status, created_at }: Packet,
) => {
  const isIn = status === 'complete' || status === 'submitted' || status === 'held'
  if (issuer !== COMPANY.northlake || !isIn || random.chance(0.3)) return []
  // Some US carriers have foreign owners.
  const isForeign = (country !== null && country !== 'US') || random.chance(0.1)
  return [
    {
      tax_form_id: isForeign ? W8 : W9,
      uploaded_file_id: isForeign ? FILE.w8 : FILE.w9,
      status: isForeign && random.chance(0.5) ? ('awaiting_signature' as const) : ('submitted' as const),
      created_at: String(created_at),
    },
  ]
}

/** The packets of one connection, from the oldest to the newest. */
export const packetRows = (
  statuses: readonly Packet['status'][],
  {
    connection,
    issuer,
    carrier,
    country,
    today,
  }: { connection: number; issuer: number; carrier: number; country: string | null; today: string },
): readonly PacketRows[] => {
  const random = randomFrom(`demo/packets/${issuer}/${carrier}`)
  const newest = random.whole(1, 90)
  return statuses.map((status, place) => {
    const days = newest + (statuses.length - 1 - place) * DAYS_BETWEEN
    const hasAccount = status !== 'sent' && random.chance(0.8)
    const packet = {
      connection_id: connection,
      status,
      executed_contract_id: status === 'complete' ? (CONTRACT_OF.get(issuer) ?? null) : null,
      bank_name: hasAccount ? random.pick(BANKS) : null,
      bank_account_last_four: hasAccount ? String(random.whole(0, 9_999)).padStart(4, '0') : null,
      created_at: momentBefore(today, days),
      updated_at: momentBefore(today, random.whole(0, Math.min(days, 20)), 700),
    }
    const isNewest = place === statuses.length - 1
    return {
      packet,
      agreements: agreementsOf(random, issuer, isNewest, packet),
      submissions: submissionsOf(random, issuer, country, packet),
    }
  })
}
