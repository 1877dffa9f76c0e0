import { z } from 'zod'
import { wireVehicleCarrier } from '../../carriers/vehicles/wire-vehicle.ts'
import { wireFile } from '../../platform/uploads/stored-file.ts'

/** The categories of alerts; the last three accuse brokers. Source: section 3, "Alert categories". */
export const CATEGORIES = [
  'double_brokering',
  'identity_theft',
  'hostage_load',
  'stolen_assets',
  'trailer_misuse',
  'back_soliciting',
  'unresolved_insurance_claims',
  'change_in_ownership',
  'no_payment',
  'slow_payment',
  'wrongful_rate_reduction',
] as const

/** The site that an alert was raised on. */
export const SITES = ['main', 'watchdog'] as const

/** A message on an alert, as it goes over the wire. */
export const wireMessage = z.object({
  id: z.number(),
  identity_alert_id: z.number(),
  message: z.string(),
  /** Beyond section 3: who wrote it. The name of a user is shown to their own company only. */
  is_by_carrier: z.boolean(),
  company_name: z.string().nullable(),
  author_name: z.string().nullable(),
  created_at: z.string(),
})

/** An alert as it goes over the wire. */
export const wireAlert = z.object({
  id: z.number(),
  carrier_id: z.number().nullable(),
  is_type: z.enum(CATEGORIES),
  message: z.string(),
  file_date: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phone_e164: z.string().nullable(),
  origin_postal_code: z.string().nullable(),
  origin_area_id: z.number().nullable(),
  commodity_type_id: z.number().nullable(),
  site: z.enum(SITES),
  company_id: z.number(),
  user_id: z.number().nullable(),
  is_published: z.boolean(),
  created_at: z.string(),
  /** Beyond section 3: who raised it, and the carrier with its verdict now where it is requested. */
  company_name: z.string().nullable(),
  author_name: z.string().nullable(),
  carrier: wireVehicleCarrier.nullable(),
  messages: z.array(wireMessage),
})

/** What a broker may have in hand. */
export const EVIDENCE_KINDS = ['email', 'phone_record', 'document'] as const

/** A piece of evidence, as it goes over the wire. Without a file it is only described. */
export const wireEvidence = z.object({
  id: z.number(),
  kind: z.enum(EVIDENCE_KINDS),
  note: z.string(),
  file: wireFile.nullable(),
  created_at: z.string(),
})
export type WireEvidence = z.input<typeof wireEvidence>

/** One alert with what is behind it. */
export const wireAlertDetail = z.object({
  alert: wireAlert,
  origin_area_name: z.string().nullable(),
  commodity_name: z.string().nullable(),
  evidence: z.array(wireEvidence),
})

export type WireAlert = z.input<typeof wireAlert>
export type WireMessage = z.input<typeof wireMessage>
