import { ALERT_CATEGORIES, type IdentityAlert, type IdentityAlertMessage } from '@fairhaul/core'
import { list, listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, id, instant, names, nullable, oneOf, text, yesNo } from './values.ts'

/** A message added to an alert. Source: section 3, "Identity alert message". */
export const identityAlertMessage: Reader<IdentityAlertMessage> = record({
  id: id<'identity-alert-message'>,
  identity_alert_id: ['alertId', id<'identity-alert'>],
  message: text,
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
  user_id: nullable(id<'user'>),
  is_published: yesNo,
  created_at: instant,
  messages: list(identityAlertMessage),
})

/** Alerts, without those of categories that this portal does not know. */
export const identityAlerts = listOfKnown(names('is_type', ALERT_CATEGORIES), identityAlert)
