import type {
  AlertEvidence,
  CommodityType,
  FraudReportDraft,
  IdentityAlert,
  IdentityAlertMessage,
  NewAlertDraft,
  NewIdentityAlert,
  WatchdogReportDraft,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** A report of identity theft about carrier 7, ready to be sent. */
export const aNewIdentityAlert = builder<NewIdentityAlert>({
  carrierId: id(7),
  category: 'identity_theft',
  message: 'Someone booked a load in their name.',
  filedOn: '2026-11-20',
  phone: '2145550199',
  phoneE164: '+12145550199',
  email: 'ruth@eag1emesa.example',
  originPostalCode: null,
  originAreaId: null,
  commodityTypeId: null,
  site: 'main',
})

/** That report as it is kept: published, by user 1 of company 1, without messages. */
export const anIdentityAlert = builder<IdentityAlert>({
  ...aNewIdentityAlert(),
  id: id(1),
  companyId: id(1),
  companyName: 'Northlake Freight Brokers LLC',
  userId: id(1),
  authorName: 'Dana Reyes',
  carrier: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  isPublished: true,
  messages: [],
})

/** A message on alert 1. */
export const anAlertMessage = builder<IdentityAlertMessage>({
  id: id(1),
  alertId: id(1),
  message: 'The load was delivered after all.',
  isByCarrier: false,
  companyName: 'Plainview Load Desk LLC',
  authorName: null,
  createdAt: '2026-11-20T16:00:00.000Z',
})

/** An e-mail that shows the booking, without its file. */
export const anAlertEvidence = builder<AlertEvidence>({
  id: id(1),
  kind: 'email',
  note: 'The booking, from an address that is one letter off.',
  file: null,
  createdAt: '2026-11-20T15:10:00.000Z',
})

/** What loads mostly carry. */
export const aCommodityType = builder<CommodityType>({ id: id(1), name: 'General freight' })

/** A fraud report form with everything in it. */
export const aFraudReportDraft = builder<FraudReportDraft>({
  carrierId: id(7),
  message: 'Someone booked a load in their name.',
  filedOn: '2026-11-20',
  site: 'main',
  email: 'ruth@eag1emesa.example',
  phone: '214-555-0199',
})

/** A lane alert form with everything in it but a contact. */
export const aNewAlertDraft = builder<NewAlertDraft>({
  carrierId: id(7),
  category: 'hostage_load',
  message: 'They hold the load for more money.',
  filedOn: '2026-11-20',
  site: 'main',
  email: '',
  phone: '',
  originPostalCode: '75202',
  originAreaId: id(4),
  commodityTypeId: id(1),
})

/** A watchdog report form with everything in it. */
export const aWatchdogReportDraft = builder<WatchdogReportDraft>({
  carrierId: id(7),
  reportType: 'double_brokering',
  message: 'The load was given to another carrier.',
  filedOn: '2026-11-20',
})
