import { z } from 'zod'
import { wireCarrier } from '../carriers/wire-carrier.ts'
import { wireFile } from '../platform/uploads/stored-file.ts'

/** A tax form that was put into a packet. Source: section 3, "Tax form submission". */
export const wireTaxFormSubmission = z.object({
  id: z.number(),
  tax_form_id: z.number(),
  onboarding_packet_id: z.number(),
  file: wireFile,
})

/** The documents that a carrier fills in and signs for one broker. Source: section 3, "Onboarding packet". */
export const wirePacket = z.object({
  id: z.number(),
  connection_id: z.number(),
  status: z.string(),
  /** Null: the company assesses no rules, or its plan has none. */
  rules_assessment: wireCarrier.shape.rules_assessment,
  executed_contract_id: z.number().nullable(),
  /** Left out for users who may not see bank accounts. Null: the carrier has given none. */
  bank_account: z.object({ bank_name: z.string(), account_last_four: z.string() }).nullable().optional(),
  tax_form_submissions: z.array(
    z.object({ ...wireTaxFormSubmission.shape, name: z.string(), status: z.string() }),
  ),
  created_at: z.string(),
  updated_at: z.string(),
})
export type WirePacket = z.input<typeof wirePacket>
