import {
  ALERT_CATEGORIES,
  type AlertEvidence,
  type IdentityAlert,
  type IdentityAlertDetail,
  type IdentityAlertMessage,
} from '@fairhaul/core'
import { list, listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { storedFile } from './stored-file.ts'
import { calendarDate, id, instant, names, nullable, oneOf, optional, text, yesNo } from './values.ts'
import { carrierOfFreight } from './vehicle.ts'

/** A field beyond the specified ones: a monitor that does not say has no statements of carriers. */
const yesOrNo: Reader<boolean> = value => optional(yesNo)(value) ?? false

/** A message added to an alert. Source: section 3, "Identity alert message". */
export const identityAlertMessage: Reader<IdentityAlertMessage> = record({
  id: id<'identity-alert-message'>,
  identity_alert_id: ['alertId', id<'identity-alert'>],
  message: text,
  is_by_carrier: yesOrNo,
  company_name: optional(text),
  author_name: optional(text),
  created_at: instant,
})

/** An identity alert. Source: section 3, "Identity alert". */
export const identityAlert: Reader<IdentityAlert> = record({
  id: id<'identity-alert'>,
  carrier_id: nullable(id<'carrier'>),
  is_type: ['category', oneOf(ALERT_CATEGORIES)],
  message: text,
  file_date: ['filedOn', calendarDate],
  phone: nullable(text),
  phone_e164: ['phoneE164', nullable(text)],
  email: nullable(text),
  origin_postal_code: nullable(text),
  origin_area_id: nullable(id<'area'>),
  commodity_type_id: nullable(id<'commodity-type'>),
  site: oneOf(['main', 'watchdog']),
  company_id: id<'company'>,
  company_name: optional(text),
  user_id: nullable(id<'user'>),
  author_name: optional(text),
  carrier: optional(carrierOfFreight),
  is_published: yesNo,
  created_at: instant,
  messages: list(identityAlertMessage),
})

/** A piece of evidence, of any kind. */
export const alertEvidence: Reader<AlertEvidence> = record({
  id: id<'alert-evidence'>,
  kind: text,
  note: text,
  file: nullable(storedFile),
  created_at: instant,
})

/** One alert with its evidence. */
export const identityAlertDetail: Reader<IdentityAlertDetail> = record({
  alert: identityAlert,
  origin_area_name: nullable(text),
  commodity_name: nullable(text),
  evidence: list(alertEvidence),
})

/** Alerts, without those of categories that this portal does not know. */
export const identityAlerts = listOfKnown(names('is_type', ALERT_CATEGORIES), identityAlert)
