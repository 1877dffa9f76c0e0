import { sql, type Transaction } from 'kysely'
import { rowsOf } from '../../../../database/rows-of.ts'
import type { Schema } from '../../../../database/schema.ts'
import { readText } from '../../cells/cell.ts'
import type { Address } from '../../cells/contact.ts'
import type { Row } from '../../rows/row.ts'
import { keyOf } from '../../store/digest.ts'
import type { CarrierNumbers } from '../../store/find-carriers.ts'
import { isRemoval, type RemovalRecord } from '../../store/remove-facts.ts'
import type { FactTable } from '../../store/write-facts.ts'
import { writeOrRemove } from '../authority-facts.ts'
import { readAddress } from '../census/read-shared.ts'
import type { FileKind, ReadRecord } from '../file-kind.ts'
import { FROZEN_ON, MOTUS_NUMBERS, readNumbers, readOrRemoval } from '../licensing.ts'

/** Who accepts legal papers for a carrier. The person at the agent is not read. */
export interface ProcessAgentRecord extends CarrierNumbers {
  readonly name: string
  readonly address: Address
}

type Numbered = ProcessAgentRecord & { readonly agentId: number }

const ADDRESS = {
  street: 'STREET_PO',
  city: 'CITY',
  state: 'STATE_CODE',
  zip: 'ZIP_CODE',
  country: 'CTRY_CODE',
}
const AGENT = ['CO_NAME', ...Object.values(ADDRESS)]

const readAgent =
  (numbers: Parameters<typeof readNumbers>[1]) =>
  (row: Row): ProcessAgentRecord => ({
    ...readNumbers(row, numbers),
    name: row.required('CO_NAME', readText, 'no name of an agent').toUpperCase(),
    address: readAddress(row, ADDRESS),
  })

const AGENTS_OF_CARRIERS: FactTable = {
  table: 'carrier_process_agents',
  columns: { docket: 'text', agent_id: 'int', source_file: 'text' },
}

const COLUMNS = { name: 'text', street: 'text', city: 'text', state: 'text', postal: 'text', country: 'text' }

/** The ids of agents, in their order. One that is new is added. */
const agentIds = async (
  tx: Transaction<Schema>,
  agents: readonly ProcessAgentRecord[],
): Promise<readonly number[]> => {
  const named = agents.map(({ name, address: { street, city, state, postalCode, country } }, at) => ({
    at,
    ...{ name, street, city, state, postal: postalCode, country: country ?? 'US' },
  }))
  const key = sql`association_address(street, postal, country)`
  await sql`
    insert into process_agents (name, city, state, address_key)
    select distinct name, city, state, ${key} from ${rowsOf(COLUMNS, named)} on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number }>`
    select a.id from ${rowsOf({ at: 'int', ...COLUMNS }, named)} join process_agents as a
      on (a.name, a.city, a.state, a.address_key) is not distinct from (n.name, n.city, n.state, ${key})
    order by at`.execute(tx)
  return rows.map(({ id }) => id)
}

const writeAgents = (
  source: 'L&I BOC3' | 'Motus BOC3',
): FileKind<ProcessAgentRecord | RemovalRecord>['write'] => {
  const write = writeOrRemove<Numbered>(AGENTS_OF_CARRIERS, ({ docket, agentId }) => ({
    key: keyOf(`${source} ${docket ?? '-'} ${agentId}`),
    rank: 0,
    values: { docket, agent_id: agentId, source_file: source },
  }))
  return async (tx, batch, day) => {
    const ids = await agentIds(
      tx,
      batch.flatMap(({ record }) => (isRemoval(record) ? [] : [record])),
    )
    let next = 0
    const numbered = batch.map(({ line, record }): ReadRecord<Numbered | RemovalRecord> => {
      if (isRemoval(record)) return { line, record }
      const agentId = ids[next++] as number
      return { line, record: { ...record, agentId } }
    })
    return write(tx, numbered, day)
  }
}

/** Motus BOC3: the agents of each docket, without a day. One filing may name several. */
export const MOTUS_PROCESS_AGENTS: FileKind<ProcessAgentRecord | RemovalRecord> = {
  name: 'motus-process-agents',
  title: 'Motus BOC3',
  hasHeader: true,
  hallmarks: ['CO_NAME', 'USDOT_NUMBER'],
  columns: ['DOCKET_NUMBER', 'USDOT_NUMBER', ...AGENT],
  numbers: MOTUS_NUMBERS,
  read: readOrRemoval(['DOCKET_NUMBER', 'USDOT_NUMBER', ...AGENT], readAgent(MOTUS_NUMBERS)),
  write: writeAgents('Motus BOC3'),
}

const LI_NUMBERS = { docket: 'DOCKET_NUMBER', dot: 'DOT_NUMBER' } as const

/** BOC3: the same as of May 14, 2026. */
export const LI_PROCESS_AGENTS: FileKind<ProcessAgentRecord | RemovalRecord> = {
  name: 'li-process-agents',
  title: 'L&I BOC3',
  hasHeader: false,
  frozenOn: FROZEN_ON,
  hallmarks: ['CO_NAME', 'DOT_NUMBER'],
  columns: [
    'DOCKET_NUMBER',
    'DOT_NUMBER',
    'CO_NAME',
    'ATTN_TO_OR_TITLE',
    'STREET_PO',
    'CITY',
    'STATE_CODE',
    'CTRY_CODE',
    'ZIP_CODE',
  ],
  required: ['DOCKET_NUMBER', 'DOT_NUMBER', ...AGENT],
  otherNames: {
    DOT_NUMBER: ['USDOT_NUMBER'],
    CO_NAME: ['COMPANY_NAME'],
    STREET_PO: ['STREET_OR_PO_BOX'],
    STATE_CODE: ['STATE'],
    CTRY_CODE: ['COUNTRY'],
  },
  numbers: LI_NUMBERS,
  read: readAgent(LI_NUMBERS),
  write: writeAgents('L&I BOC3'),
}
