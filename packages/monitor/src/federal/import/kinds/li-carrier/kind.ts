import { sql, type Transaction } from 'kysely'
import { refreshAuthority } from '../../../../carriers/refresh-authority.ts'
import type { Schema } from '../../../../database/schema.ts'
import type { AuthorityKind } from '../../../../rules/authority/authority-kinds.ts'
import { refreshInsurance } from '../../../../carriers/insurance/refresh-insurance.ts'
import { readCode, readFlag } from '../../cells/cell.ts'
import { readAmount } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import { names, rowsOf, assignmentsFrom } from '../../../../database/rows-of.ts'
import { digestOf } from '../../store/digest.ts'
import { type CarrierNumbers, findCarriers } from '../../store/find-carriers.ts'
import type { BatchResult, FileKind, ReadRecord } from '../file-kind.ts'
import { FROZEN_ON, readDocketNumbers } from '../licensing.ts'

/** What the register says of one docket. */
export interface DocketRecord extends CarrierNumbers {
  readonly docket: string
  readonly kind: AuthorityKind | null
  readonly common: string | null
  readonly contract: string | null
  readonly broker: string | null
  readonly isInRevocation: boolean | null
  readonly bipdRequired: number | null
  /** 0: none is filed. */
  readonly bipdOnFile: number | null
  readonly isCargoOnFile: boolean | null
}

/** One yes is yes; all no is no; else not on record. */
const anyOf = (flags: readonly (boolean | null)[]) =>
  flags.includes(true) ? true : flags.includes(null) ? null : false

const NUMBERS = { docket: 'DOCKET_NUMBER', dot: 'DOT_NUMBER' }

/** The flags of kinds, each with the kind that it is for; the first that is set decides. */
const KIND_FLAGS: readonly (readonly [column: string, kind: AuthorityKind])[] = [
  ['ENTERPRISE_CHK', 'enterprise'],
  ['PROPERTY_CHK', 'common'],
  ['HHG_CHK', 'household'],
  ['PASSENGER_CHK', 'passenger'],
  ['PRIVATE_AUTH_CHK', 'other'],
]

/**
 * What the authority of a docket is for. MX_TYPE Z: of a carrier of Mexico, in commercial zones only.
 *
 * Empty: no flag is filled in, as in files without them. Refuses: one that cannot be read, which is not no.
 */
const kindOf = (row: Row): AuthorityKind | null => {
  if (row.must('MX_TYPE', readCode) === 'Z') return 'border'
  const flags = KIND_FLAGS.map(([column, kind]) => ({ kind, isSet: row.must(column, readFlag) }))
  if (flags.every(({ isSet }) => isSet === null)) return null
  return flags.find(({ isSet }) => isSet === true)?.kind ?? 'other'
}

const read = (row: Row): DocketRecord => ({
  ...readDocketNumbers(row, NUMBERS),
  kind: kindOf(row),
  common: row.read('COMMON_STAT', readCode),
  contract: row.read('CONTRACT_STAT', readCode),
  broker: row.read('BROKER_STAT', readCode),
  isInRevocation: anyOf(['COMMON_REV_PEND', 'CONTRACT_REV_PEND'].map(column => row.read(column, readFlag))),
  bipdRequired: row.read('MIN_COV_AMOUNT', readAmount),
  bipdOnFile: row.read('BIPD_FILE', readAmount),
  isCargoOnFile: row.read('CARGO_FILE', readFlag),
})

const DOCKET = {
  kind: 'text',
  common: 'text',
  contract: 'text',
  broker: 'text',
  is_in_revocation: 'boolean',
  bipd_required: 'int',
  bipd_on_file: 'int',
  is_cargo_on_file: 'boolean',
  federal_digest: 'bigint',
  as_of: 'date',
}
const KEYS = { carrier_id: 'int', docket: 'text' }

const rowOf = (carrier_id: number, record: DocketRecord, asOf: string) => ({
  carrier_id,
  docket: record.docket,
  kind: record.kind,
  common: record.common,
  contract: record.contract,
  broker: record.broker,
  is_in_revocation: record.isInRevocation,
  bipd_required: record.bipdRequired,
  bipd_on_file: record.bipdOnFile,
  is_cargo_on_file: record.isCargoOnFile,
  federal_digest: digestOf(record),
  as_of: asOf,
})
type DocketRow = ReturnType<typeof rowOf>

const storedDockets = async (tx: Transaction<Schema>, rows: readonly DocketRow[]) => {
  const known = await sql<{
    carrier_id: number
    docket: string
    federal_digest: number | null
    as_of: string | null
  }>`
    select d.carrier_id, d.docket, d.federal_digest, d.as_of::text as as_of from carrier_dockets as d
    join ${rowsOf(KEYS, rows)} using (carrier_id, docket)`.execute(tx)
  return new Map(known.rows.map(row => [`${row.carrier_id} ${row.docket}`, row]))
}

const write = async (
  tx: Transaction<Schema>,
  batch: readonly ReadRecord<DocketRecord>[],
  { asOf }: { readonly asOf: string },
): Promise<BatchResult> => {
  const { found, refused } = await findCarriers(tx, batch)
  const rows = found.map(({ carrierId, record }) => rowOf(carrierId, record, asOf))
  const stored = new Map<string, { readonly federal_digest: number | null; readonly as_of: string | null }>(
    await storedDockets(tx, rows),
  )
  const counts = { added: 0, changed: 0, unchanged: 0, outdated: 0 }
  const writes = new Map<string, DocketRow>()
  for (const row of rows) {
    const name = `${row.carrier_id} ${row.docket}`
    const before = stored.get(name)
    const isSame = before?.federal_digest === row.federal_digest
    const day = before?.as_of ?? ''
    // Of two rows of one docket and day the same one must win on every read.
    const isStronger = day < asOf || (day === asOf && row.federal_digest > (before?.federal_digest ?? 0))
    if (isSame) counts.unchanged += 1
    else if (before?.as_of == null) counts.added += 1
    else if (isStronger) counts.changed += 1
    else counts[day === asOf ? 'unchanged' : 'outdated'] += 1
    if (isSame ? day >= asOf : !isStronger) continue
    stored.set(name, row)
    writes.set(name, row)
  }
  if (writes.size > 0) {
    await sql`
      insert into carrier_dockets (carrier_id, docket, ${names(DOCKET)})
      select carrier_id, docket, ${names(DOCKET)} from ${rowsOf({ ...KEYS, ...DOCKET }, [...writes.values()])}
      on conflict (carrier_id, docket) do update set ${assignmentsFrom('excluded', DOCKET)}`.execute(tx)
  }
  const touched = [...new Set([...writes.values()].map(row => row.carrier_id))]
  await refreshAuthority(tx, touched)
  await refreshInsurance(tx, touched)
  return { ...counts, skipped: 0, refused }
}

/**
 * Carrier: each docket with the status of its authorities and its filings.
 *
 * Choice: names, addresses and telephone numbers come from the census, so their columns are not read. The amount on
 * file does not count as cover either: it may be excess, and has no policy. No amount on file contradicts a policy.
 */
export const LI_CARRIER: FileKind<DocketRecord> = {
  name: 'li-carrier',
  title: 'L&I Carrier',
  hasHeader: false,
  frozenOn: FROZEN_ON,
  hallmarks: ['COMMON_STAT', 'CONTRACT_STAT', 'BROKER_STAT'],
  required: [
    'DOCKET_NUMBER',
    'DOT_NUMBER',
    'COMMON_STAT',
    'CONTRACT_STAT',
    'BROKER_STAT',
    'COMMON_REV_PEND',
    'CONTRACT_REV_PEND',
    'BROKER_REV_PEND',
    'MIN_COV_AMOUNT',
    'BIPD_FILE',
    'CARGO_FILE',
  ],
  columns:
    `DOCKET_NUMBER DOT_NUMBER MX_TYPE RFC_NUMBER COMMON_STAT CONTRACT_STAT BROKER_STAT COMMON_APP_PEND CONTRACT_APP_PEND
    BROKER_APP_PEND COMMON_REV_PEND CONTRACT_REV_PEND BROKER_REV_PEND PROPERTY_CHK PASSENGER_CHK HHG_CHK PRIVATE_AUTH_CHK
    ENTERPRISE_CHK MIN_COV_AMOUNT CARGO_REQ BOND_REQ BIPD_FILE CARGO_FILE BOND_FILE UNDELIVERABLE_MAIL DBA_NAME LEGAL_NAME
    BUS_STREET_PO BUS_COLONIA BUS_CITY BUS_STATE_CODE BUS_CTRY_CODE BUS_ZIP_CODE BUS_TELNO BUS_FAX MAIL_STREET_PO
    MAIL_COLONIA MAIL_CITY MAIL_STATE_CODE MAIL_CTRY_CODE MAIL_ZIP_CODE MAIL_TELNO MAIL_FAX`.split(/\s+/),
  numbers: NUMBERS,
  read,
  write,
}
