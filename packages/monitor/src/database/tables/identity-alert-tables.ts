import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate, Id, Instant, InstantByDefault } from './columns.ts'

export interface IdentityAlertsTable {
  id: Id
  /** Null: the report identifies no carrier. */
  carrier_id: number | null
  company_id: number
  /** Null: the user who raised it was removed. */
  user_id: number | null
  is_type: string
  message: string
  file_date: CalendarDate
  /** The brand it was raised on. One of the watchdog site has no contact. */
  site: Generated<'main' | 'watchdog'>
  email: string | null
  /** As it was typed, without dashes. */
  phone: string | null
  phone_e164: string | null
  /** The key for lookups: the address in lower case. */
  email_key: GeneratedAlways<string | null>
  /** The key for lookups: the international form without an extension, else the digits alone. */
  phone_key: GeneratedAlways<string | null>
  origin_postal_code: string | null
  origin_area_id: number | null
  commodity_type_id: number | null
  /** Set when the alert was withdrawn; it no longer counts. */
  unpublished_at: Instant | null
  created_at: InstantByDefault
}

export interface IdentityAlertMessagesTable {
  id: Id
  identity_alert_id: number
  /** The company that wrote it, not always the one that raised the alert. Null: the carrier did. */
  company_id: number | null
  /** The carrier that wrote it. Null: a company did. */
  carrier_id: number | null
  user_id: number | null
  message: string
  created_at: Instant
}

export interface IdentityAlertEvidenceTable {
  id: Id
  identity_alert_id: number
  /** Null: who added it is gone. */
  user_id: number | null
  kind: 'email' | 'phone_record' | 'document'
  note: string
  /** Null: it is only described. */
  uploaded_file_id: number | null
  created_at: Instant
}

/** What loads carry. The rows come with the schema. */
export interface CommodityTypesTable {
  id: Id
  name: string
}

export interface IdentityAlertTables {
  identity_alerts: IdentityAlertsTable
  identity_alert_messages: IdentityAlertMessagesTable
  identity_alert_evidence: IdentityAlertEvidenceTable
  commodity_types: CommodityTypesTable
}
