import { sql } from 'kysely'
import { z } from 'zod'
import type { TableRow } from '../database/schema.ts'
import { BLOCK, HOLD, wireBlock, wireHold } from '../carriers/short-connection.ts'
import { wireCarrier } from '../carriers/wire-carrier.ts'

export const CONNECTION_STATUSES = ['needs_to_onboard', 'onboarded', 'do_not_dispatch'] as const

/** Source: section 2, "Carrier list tabs". */
export const TABS = ['my-carriers', 'in-progress', 'on-hold', 'do-not-dispatch', 'dismissed'] as const

/** One broker company and one carrier. Source: section 3, "Connection". */
export const wireConnection = z.object({
  id: z.number(),
  status: z.enum(CONNECTION_STATUSES),
  is_dismissed: z.boolean(),
  notes: z.string().nullable(),
  issuer_id: z.number(),
  carrier_id: z.number(),
  /** Null: the carrier has not answered. */
  receiver: z.object({ company_id: z.number(), signed_contract_id: z.number().nullable() }).nullable(),
  /** Null: no packet was ever sent. */
  latest_onboarding_packet: z
    .object({
      status: z.string(),
      updated_at: z.string(),
      /** Newest first, beyond section 7: which form, and whether it is signed. */
      tax_forms: z.array(z.object({ name: z.string(), status: z.string() })),
    })
    .nullable(),
  hold: wireHold.nullable(),
  block: wireBlock.nullable(),
})

/** A row of a carrier list tab. */
export const wireConnectedCarrier = z.object({ ...wireConnection.shape, carrier: wireCarrier })

/** After a change. Beyond section 7: the decision record that was kept with it; left out when none was. */
export const wireChangedConnection = wireConnection.extend({ decision_record_id: z.number().optional() })

/** After a do not dispatch. Beyond section 7: the notes that it replaced; left out when it replaced none. */
export const wireBlockedConnection = wireChangedConnection.extend({
  replaced_notes: z.string().nullable().optional(),
})

/** The tax forms in the newest packet of a connection, newest first. */
const TAX_FORMS = sql<{ readonly name: string; readonly status: string }[]>`(
  select coalesce(json_agg(json_build_object('name', tax_forms.name, 'status', s.status) order by s.id desc), '[]')
  from tax_form_submissions as s join tax_forms on tax_forms.id = s.tax_form_id
  where s.onboarding_packet_id = (
    select p.id from onboarding_packets as p where p.connection_id = connections.id
    order by p.created_at desc, p.id desc limit 1))`.as('tax_forms')

/** The columns of a connection that go over the wire. */
export const CONNECTION_COLUMNS = [
  'id',
  'status',
  'is_dismissed',
  'notes',
  'issuer_id',
  'carrier_id',
  'receiver_company_id',
  'signed_contract_id',
  'latest_packet_status',
  'latest_packet_updated_at',
  HOLD,
  BLOCK,
  TAX_FORMS,
] as const

type ConnectionRecord = Pick<TableRow<'connections'>, Extract<(typeof CONNECTION_COLUMNS)[number], string>> &
  Pick<z.input<typeof wireConnection>, 'hold' | 'block'> & {
    readonly tax_forms: NonNullable<z.input<typeof wireConnection>['latest_onboarding_packet']>['tax_forms']
  }

/** A connection as it goes over the wire. */
export const wireConnectionOf = ({
  receiver_company_id,
  signed_contract_id,
  latest_packet_status: status,
  latest_packet_updated_at: updatedAt,
  tax_forms,
  ...record
}: ConnectionRecord): z.input<typeof wireConnection> => ({
  ...record,
  receiver: receiver_company_id === null ? null : { company_id: receiver_company_id, signed_contract_id },
  latest_onboarding_packet:
    status === null || updatedAt === null ? null : { status, updated_at: updatedAt.toISOString(), tax_forms },
})
