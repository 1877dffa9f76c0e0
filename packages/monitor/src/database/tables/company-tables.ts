import type { Generated } from 'kysely'
import type { PaywallFlag } from '../paywall-flags.ts'
import type { Id, Instant } from './columns.ts'

/** What a company may choose. The rows come with the schema. */
export interface PlansTable extends Readonly<Record<PaywallFlag, boolean>> {
  id: string
  name: string
  /** Companies of this brand may choose it. */
  brand: 'main' | 'watchdog'
  /** Whole US dollars; 0 is free. Null: by agreement. */
  usd_per_month: number | null
  /** Null: no limit. */
  carrier_searches_limit: number | null
  /** False: companies may be on it, and none may choose it. */
  is_offered: Generated<boolean>
  place: number
}

/** A card as its provider describes it. Nothing else of a card is stored. */
export interface PaymentMethodsTable {
  id: Id
  company_id: number
  brand: string
  last_four: string | null
  expiration_month: number | null
  expiration_year: number | null
  /** The one that is charged: at most one of a company. */
  is_default: Generated<boolean>
  provider: string
  user_id: number | null
  created_at: Instant
}

/** Digests of used card entries: each can be used for one card. */
export interface UsedCardNoncesTable {
  digest: string
  company_id: number
  used_at: Instant
}

/** The details of a company beside its name. Without a row: nothing. */
export interface CompanyDetailsTable {
  company_id: number
  doing_business_name: string | null
  email: string | null
  phone: string | null
  dot_number: string | null
  mc_number: string | null
  address: string | null
}

export interface CompanyChangeOrdersTable {
  id: Id
  company_id: number
  state: Generated<'pending' | 'approved' | 'rejected'>
  /** By name. Null: not on record. */
  requested_by: string | null
  requested_at: Instant
  decided_by_user_id: number | null
  decided_by: string | null
  decided_at: Instant | null
  /** Why it was decided so. Null: not decided, or no reason was given. */
  reason: Generated<string | null>
}

export interface CompanyChangeOrderChangesTable {
  id: Id
  company_change_order_id: number
  field: 'legal_name' | keyof Omit<CompanyDetailsTable, 'company_id'>
  /** Null: not on record. */
  before: string | null
  after: string | null
}

export interface CompanyTables {
  plans: PlansTable
  payment_methods: PaymentMethodsTable
  used_card_nonces: UsedCardNoncesTable
  company_details: CompanyDetailsTable
  company_change_orders: CompanyChangeOrdersTable
  company_change_order_changes: CompanyChangeOrderChangesTable
}
