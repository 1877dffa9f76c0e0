import {
  type AlertEvidence,
  ALERT_CATEGORIES,
  type AlertCategory,
  addDays,
  type CalendarDate,
  type CommodityType,
  type CurrentUser,
  EVIDENCE_KINDS,
  type FraudReportDraft,
  type IdentityAlert,
  type IdentityAlertMessage,
  type IdentityAlertsParams,
  type NewAlertDraft,
  type NewAlertEvidence,
  type NewIdentityAlert,
  type NewIdentityAlertMessage,
  toWatchdogReport,
  type WatchdogReport,
  type WatchdogReportDraft,
} from '@fairhaul/core'
import fc from 'fast-check'
import { users } from './users.ts'
import { calendarDates, ids, instants, maybe } from './values.ts'

/** One of the eleven categories. */
export const alertCategories: fc.Arbitrary<AlertCategory> = fc.constantFrom(...ALERT_CATEGORIES)

const sites = fc.constantFrom('main' as const, 'watchdog' as const)
const texts = fc.constantFrom('called from', 'load 4711', 'on 2026-11-20', 'DOT 3214567', '$1,000,000', '')
const contacts = fc.constantFrom(
  'ruth@eaglemesa.example',
  '(ruth@eaglemesa.example)',
  'ruth @ eaglemesa.example',
  '214-555-0199',
  '(214) 555 0199',
  '+1 214.555.0199',
  '555-0199',
  '２１４ ５５５ ０１９９',
)

/** Texts of alerts, with contacts at any place and in many spellings. */
export const alertTexts: fc.Arbitrary<string> = fc
  .array(fc.oneof(texts, contacts, fc.string({ maxLength: 12 })), { maxLength: 6 })
  .map(parts => parts.join(' '))

const phones = fc.constantFrom('2145550199', '5550199', '+528155550113')
const contact = {
  phone: maybe(phones),
  phoneE164: maybe(fc.constantFrom('+12145550199', '+528155550113')),
  email: maybe(fc.constantFrom('ruth@eaglemesa.example', 'a@b.co')),
}

/** Alerts to be sent. */
export const newIdentityAlerts: fc.Arbitrary<NewIdentityAlert> = fc.record({
  carrierId: maybe(ids<'carrier'>()),
  category: alertCategories,
  message: alertTexts,
  filedOn: calendarDates,
  ...contact,
  originPostalCode: maybe(fc.constantFrom('75202', 'G9A 5H7')),
  originAreaId: maybe(ids<'area'>()),
  commodityTypeId: maybe(ids<'commodity-type'>()),
  site: sites,
})

const companyNames = fc.constantFrom('Northlake Freight Brokers LLC', 'EAGLE MESA FREIGHT LLC')

/** Messages on alerts. */
export const alertMessages: fc.Arbitrary<IdentityAlertMessage> = fc.record({
  id: ids<'identity-alert-message'>(),
  alertId: ids<'identity-alert'>(),
  message: fc.constantFrom('The load was delivered after all.', 'It was paid.'),
  isByCarrier: fc.boolean(),
  companyName: maybe(companyNames),
  authorName: maybe(fc.constant('Dana Reyes')),
  createdAt: instants,
})

/** Messages to be added, blank ones among them. */
export const newAlertMessages: fc.Arbitrary<NewIdentityAlertMessage> = fc.record({
  alertId: ids<'identity-alert'>(),
  message: fc.constantFrom(' It was paid. ', '', '\n'),
})

/** Alerts as they are kept. */
export const identityAlerts: fc.Arbitrary<IdentityAlert> = fc
  .tuple(
    newIdentityAlerts,
    fc.record({
      id: ids<'identity-alert'>(),
      companyId: ids<'company'>(),
      companyName: maybe(companyNames),
      userId: ids<'user'>(),
      authorName: maybe(fc.constant('Dana Reyes')),
      createdAt: instants,
      isPublished: fc.boolean(),
    }),
  )
  .map(([sent, stored]) => ({ ...sent, ...stored, carrier: null, messages: [] }))

/** Alerts of some days, and a viewer on one of these days. */
export interface AlertView {
  /** Each id once. */
  readonly alerts: readonly IdentityAlert[]
  readonly user: CurrentUser
  readonly today: CalendarDate
}

/** Alerts around today, of few companies and users, so that many are the viewer's own or their colleagues'. */
export const alertViews: fc.Arbitrary<AlertView> = fc.tuple(users, calendarDates).chain(([user, today]) => {
  const alert = fc
    .tuple(
      identityAlerts,
      fc.constantFrom(user.id, null),
      fc.constantFrom(user.company?.id ?? null, null),
      fc.integer({ min: -10, max: 1 }),
    )
    .map(([any, userId, companyId, days]) => ({
      ...any,
      userId: userId ?? any.userId,
      companyId: companyId ?? any.companyId,
      filedOn: addDays(today, days),
    }))
  return fc.record({
    alerts: fc.uniqueArray(alert, { selector: ({ id }) => id, maxLength: 8 }),
    user: fc.constant(user),
    today: fc.constant(today),
  })
})

/** Alerts as the watchdog brand shows them. */
export const watchdogReports: fc.Arbitrary<WatchdogReport> = identityAlerts.map(toWatchdogReport)

/** Evidence to be added, without files. */
export const newAlertEvidence: fc.Arbitrary<NewAlertEvidence> = fc.record({
  alertId: ids<'identity-alert'>(),
  kind: fc.constantFrom(...EVIDENCE_KINDS),
  note: fc.constantFrom(' The booking. ', '', '\n'),
  file: fc.constant(null),
})

/** Commodity types. */
export const commodityTypes: fc.Arbitrary<CommodityType> = fc.record({
  id: ids<'commodity-type'>(),
  name: fc.constantFrom('General freight', 'Produce', 'Steel coils'),
})

const draft = {
  carrierId: maybe(ids<'carrier'>()),
  message: fc.oneof(fc.constant(' '), alertTexts),
  filedOn: fc.option(calendarDates, { nil: null, freq: 1 }),
}
const typed = {
  email: fc.constantFrom('', ' ruth@eaglemesa.example ', 'ruth', 'a@b'),
  phone: fc.constantFrom('', '214-555-0199', '+52 81 5555 0113', '12'),
}

/** Fraud report forms, sensible or not. */
export const fraudReportDrafts: fc.Arbitrary<FraudReportDraft> = fc.record({
  ...draft,
  ...typed,
  site: sites,
})

/** Lane alert forms, sensible or not. */
export const newAlertDrafts: fc.Arbitrary<NewAlertDraft> = fc.record({
  ...draft,
  ...typed,
  site: sites,
  category: alertCategories,
  originPostalCode: fc.constantFrom('', ' 75202', 'g9a 5h7'),
  originAreaId: maybe(ids<'area'>()),
  commodityTypeId: maybe(ids<'commodity-type'>()),
})

/** Watchdog report forms, sensible or not. */
export const watchdogReportDrafts: fc.Arbitrary<WatchdogReportDraft> = fc.record({
  ...draft,
  reportType: alertCategories,
})

/** Params of a list of alerts. */
export const identityAlertsParams: fc.Arbitrary<IdentityAlertsParams> = fc.record(
  {
    site: sites,
    filedSince: calendarDates,
    companyId: ids<'company'>(),
    userId: ids<'user'>(),
    category: alertCategories,
    page: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
)

/** Evidence of every kind, also of one that this portal does not know, with or without a file. */
export const alertEvidence: fc.Arbitrary<AlertEvidence> = fc.record({
  id: ids<'alert-evidence'>(),
  kind: fc.constantFrom(...EVIDENCE_KINDS, 'dash_cam'),
  note: texts,
  file: maybe(fc.constant({ name: 'bill-of-lading.pdf', url: '/monitor/identity_alert_evidence/5/file' })),
  createdAt: instants,
})
