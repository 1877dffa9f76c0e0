import { american, compact, type Day, FROZEN, later } from './days.ts'
import type { Draw } from './draw.ts'
import type { Cells, PublishedRow } from './files.ts'
import type { EndName, Life, Policy } from './life.ts'
import { paddedDot } from './publish-frozen-authority.ts'
import { MOTUS_BEGAN } from './publish-motus-authority.ts'

const formOf = ({ kind, isPrimary }: Policy) => (kind === 'cargo' ? '34' : isPrimary ? '91X' : '91X')
const typeOf = ({ kind }: Policy) => (kind === 'cargo' ? '2' : '1')
const classOf = ({ isPrimary }: Policy) => (isPrimary ? 'P' : 'E')
const thousands = (amount: number) => String(amount / 1_000)

const FROZEN_ENDS: Readonly<Record<EndName, readonly [string, string]>> = {
  canceled: ['Cancelled', 'CANCEL'],
  replaced: ['Replaced', 'TERM/REPL'],
  renamed: ['Name Changed', 'NAMECHG'],
  removed: ['Cancelled', 'CANCEL'],
}

const frozenPolicy = (life: Life, policy: Policy): readonly PublishedRow[] => {
  const { docket, end, filedOn, from, number, insurer, amount, underlying } = policy
  if (filedOn > FROZEN) return []
  const row = (file: PublishedRow['file'], cells: Cells): PublishedRow => ({
    file,
    cells,
    from: FROZEN,
    until: null,
    about: policy,
  })
  if (end !== null && end.on <= FROZEN)
    return [
      row('li-insurance-history', {
        DOCKET: docket,
        USDOT: paddedDot(life.dot),
        FORM_CODE: formOf(policy),
        CANCELLATION_METHOD: FROZEN_ENDS[end.is][0],
        TYPE_DESCRIPTION:
          policy.kind === 'cargo' ? 'CARGO' : policy.isPrimary ? 'BIPD/Primary' : 'BIPD/Excess',
        POLICY_NUMBER: number,
        MINIMUM_COVERAGE: '00750',
        CLASS_CODE: classOf(policy),
        EFFECTIVE_DATE: american(from),
        UNDERLYING_LIMIT: thousands(underlying),
        MAX_COVERAGE: thousands(amount),
        CANCEL_EFFECTIVE_DATE: american(end.on),
        SPECIFIC_CANCELLATION_METHOD: FROZEN_ENDS[end.is][1],
        COMPANY: insurer[0],
      }),
    ]
  return [
    row('li-insurance-active', {
      DOCKET_NUMBER: docket,
      DOT_NUMBER: paddedDot(life.dot),
      INS_FORM_CODE: formOf(policy),
      MOD_COL_1: policy.kind === 'cargo' ? 'CARGO' : policy.isPrimary ? 'BIPD/Primary' : 'BIPD/Excess',
      NAME_COMPANY: insurer[0],
      POLICY_NO: number,
      TRANS_DATE: american(filedOn),
      UNDERL_LIM_AMOUNT: thousands(underlying),
      MAX_COV_AMOUNT: thousands(amount),
      EFFECTIVE_DATE: american(from),
      CANCL_EFFECTIVE_DATE: american(end !== null && end.announcedOn <= FROZEN ? end.on : null),
    }),
    row('li-insurance', {
      DOCKET_NUMBER: docket,
      INS_TYPE: typeOf(policy),
      CLASS_CODE: classOf(policy),
      MAX_COV_AMOUNT: thousands(amount).padStart(5, '0'),
      UNDERL_LIM_AMOUNT: thousands(underlying).padStart(5, '0'),
      POLICY_NO: number,
      EFFECTIVE_DATE: american(from),
      INS_FORM_CODE: formOf(policy),
      NAME_COMPANY: insurer[0],
    }),
  ]
}

const MOTUS_ENDS = { canceled: 'CANCEL', replaced: 'TERM/REPL', renamed: 'NAMECHG' } as const

const motusPolicy = (life: Life, policy: Policy, isListed: boolean): readonly PublishedRow[] => {
  const { docket, end, filedOn, from, number, insurer, amount, underlying } = policy
  if (end !== null && end.on <= FROZEN) return []
  const cells = {
    DOCKET_NUMBER: docket,
    USDOT_NUMBER: String(life.dot),
    INS_FORM_CODE: `BMC-${formOf(policy)}`,
    INS_TYPE_CODE: typeOf(policy),
    INS_CLASS_CODE: classOf(policy),
    MAX_COV_AMOUNT: String(amount),
    UNDERL_LIM_AMOUNT: String(underlying),
    POLICY_NO: number,
    EFFECTIVE_DATE: compact(from),
    INSURANCE_COMPANY_NAME: insurer[0],
  }
  const row = (file: PublishedRow['file'], more: Cells, since: Day, until: Day | null): PublishedRow => ({
    file,
    cells: { ...cells, ...more },
    from: later(since, MOTUS_BEGAN),
    until,
    about: policy,
  })
  return [
    ...(isListed
      ? [
          row(
            'motus-insurance',
            { TRANS_DATE: compact(filedOn) },
            filedOn,
            end?.is === 'removed' ? end.on : null,
          ),
        ]
      : []),
    ...(end === null || end.is === 'removed'
      ? []
      : [
          row(
            'motus-insurance-history',
            {
              FILING_STATUS_REASON: MOTUS_ENDS[end.is],
              MIN_COV_AMOUNT: '750000',
              CANCL_EFFECTIVE_DATE: compact(end.on),
            },
            end.announcedOn,
            null,
          ),
        ]),
  ]
}

/** What the files of policies say: Motus lists those of a carrier that filed since it began, and of some others. */
export const policyRows = (life: Life, draw: Draw): readonly PublishedRow[] => {
  const { policies } = life
  const isListed = policies.some(it => it.filedOn > FROZEN || it.end?.is === 'removed') || draw.chance(30)
  return policies.flatMap(it => [...frozenPolicy(life, it), ...motusPolicy(life, it, isListed)])
}

/** What the files of orders say: the day of a rescission once it is announced. */
export const orderRows = (life: Life): readonly PublishedRow[] =>
  life.orders.flatMap(order => {
    const { on, reason, rescission } = order
    const row = (from: Day, until: Day | null, rescindedOn: Day | null): PublishedRow => ({
      file: 'out-of-service-orders',
      cells: {
        DOT_NUMBER: String(life.dot),
        LEGAL_NAME: `INVENTED CARRIER ${life.dot}`,
        OOS_DATE: american(on),
        OOS_REASON: reason,
        STATUS: life.status === 'A' ? 'ACTIVE' : 'INACTIVE',
        OOS_RESCIND_DATE: american(rescindedOn),
      },
      from,
      until,
      about: order,
    })
    if (rescission === null) return [row(on, null, null)]
    return [
      ...(rescission.announcedOn > on ? [row(on, rescission.announcedOn, null)] : []),
      row(rescission.announcedOn, null, rescission.on),
    ]
  })

/** The inspections of a life. */
export const inspectionRows = (life: Life): readonly PublishedRow[] =>
  life.inspections.map((on, place) => ({
    file: 'inspections' as const,
    cells: {
      CHANGE_DATE: `${compact(on)} 0815`,
      INSPECTION_ID: String((life.dot % 90_000_000) * 4 + place + 70_000_000),
      DOT_NUMBER: String(life.dot),
      REPORT_STATE: 'IL',
      REPORT_NUMBER: `IL${life.dot}${place}`,
      INSP_DATE: compact(on),
      CI_STATUS_CODE: 'C',
      INSP_LEVEL_ID: '1',
      VIOL_TOTAL: '0',
      DRIVER_OOS_TOTAL: '0',
      VEHICLE_OOS_TOTAL: '0',
      HAZMAT_OOS_TOTAL: '0',
    },
    from: on,
    until: null,
    about: null,
  }))

/** The register's row: only what differs from the row that the harness makes for a DOT number. */
export const censusRows = (life: Life): readonly PublishedRow[] => {
  const dockets = [...new Set(life.authorities.map(({ docket }) => docket))]
  const docket = (place: number) => dockets[place]?.slice(2) ?? ''
  return [
    {
      file: 'company-census',
      cells: {
        DOT_NUMBER: String(life.dot),
        STATUS_CODE: life.status,
        CARRIER_OPERATION: life.operation,
        CLASSDEF: life.isPrivate ? 'PRIVATE(PROPERTY)' : 'AUTHORIZED FOR HIRE',
        SAFETY_RATING: life.rating?.letter ?? '',
        SAFETY_RATING_DATE: compact(life.rating?.on ?? null),
        DOCKET1PREFIX: docket(0) === '' ? '' : 'MC',
        DOCKET1: docket(0),
        DOCKET1_STATUS_CODE: docket(0) === '' ? '' : 'A',
        DOCKET2PREFIX: docket(1) === '' ? '' : 'MC',
        DOCKET2: docket(1),
      },
      from: FROZEN,
      until: null,
      about: null,
    },
  ]
}
