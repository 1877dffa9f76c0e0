import { type Day, american, FROZEN, plusDays } from './days.ts'
import type { Cells, FileName, PublishedRow } from './files.ts'
import { type Act, actsBy, type Authority, BEGINNINGS, isActiveOn, type Life, type Notice } from './life.ts'

const row = (file: FileName, cells: Cells, about: PublishedRow['about']): PublishedRow => ({
  file,
  cells,
  from: FROZEN,
  until: null,
  about,
})

/** A DOT number as the frozen files write it. */
export const paddedDot = (dot: number): string => String(dot).padStart(8, '0')

const isPendingOn = ({ servedOn, effectiveOn, carriedOutOn, withdrawnOn }: Notice, day: Day) =>
  servedOn <= day &&
  effectiveOn >= plusDays(day, -20) &&
  (carriedOutOn === null || carriedOutOn > day) &&
  (withdrawnOn === null || withdrawnOn > day)

/** The letter of an authority in the frozen register. */
const letterOf = (authority: Authority | undefined) => {
  if (authority === undefined) return 'N'
  const acts = actsBy(authority, FROZEN)
  if (!acts.some(({ is }) => BEGINNINGS.has(is))) return 'N'
  return isActiveOn(authority, FROZEN) ? 'A' : 'I'
}

const flag = (value: boolean) => (value ? 'Y' : 'N')
const thousands = (amount: number, digits = 5) => String(amount / 1_000).padStart(digits, '0')

/** The row of one docket in the frozen register. */
export const docketRow = (life: Life, docket: string): PublishedRow => {
  const here = life.authorities.filter(it => it.docket === docket && it.appliedOn <= FROZEN)
  const carrying = here.find(({ kind }) => kind !== 'broker')
  const broker = here.find(({ kind }) => kind === 'broker')
  const [common, contract] = carrying?.isContract === true ? [undefined, carrying] : [carrying, undefined]
  const isPending = (it: Authority | undefined) =>
    flag(it?.notices.some(one => isPendingOn(one, FROZEN)) ?? false)
  const isApplied = (it: Authority | undefined) => flag(it !== undefined && actsBy(it, FROZEN).length === 0)
  const filed = life.policies.filter(it => it.filedOn <= FROZEN && (it.end === null || it.end.on > FROZEN))
  const cover = filed.filter(it => it.kind === 'bipd').reduce((sum, it) => sum + it.amount, 0)
  const kind = carrying?.kind
  return row(
    'li-carrier',
    {
      DOCKET_NUMBER: docket,
      DOT_NUMBER: paddedDot(life.dot),
      COMMON_STAT: letterOf(common),
      CONTRACT_STAT: letterOf(contract),
      BROKER_STAT: letterOf(broker),
      COMMON_APP_PEND: isApplied(common),
      CONTRACT_APP_PEND: isApplied(contract),
      BROKER_APP_PEND: isApplied(broker),
      COMMON_REV_PEND: isPending(common),
      CONTRACT_REV_PEND: isPending(contract),
      BROKER_REV_PEND: isPending(broker),
      MX_TYPE: kind === 'border' ? 'Z' : '',
      PROPERTY_CHK: flag(kind === 'property' || kind === 'border' || kind === 'enterprise'),
      PASSENGER_CHK: flag(kind === 'passengers'),
      HHG_CHK: flag(kind === 'household'),
      PRIVATE_AUTH_CHK: 'N',
      ENTERPRISE_CHK: flag(kind === 'enterprise'),
      MIN_COV_AMOUNT: '00750',
      CARGO_REQ: 'N',
      BIPD_FILE: thousands(cover),
      CARGO_FILE: flag(filed.some(it => it.kind === 'cargo')),
    },
    here[0] ?? null,
  )
}

const frozenName = ({ kind, isContract }: Authority) => {
  if (kind === 'broker') return 'MOTOR PROPERTY BROKER'
  const goods = kind === 'passengers' ? 'PASSENGER' : kind === 'household' ? 'HOUSEHOLD GOODS' : 'PROPERTY'
  return `MOTOR ${goods} ${isContract ? 'CONTRACT' : 'COMMON'} CARRIER`
}

/** The frozen history of an authority and its notices. */
export const frozenHistory = (life: Life, authority: Authority): readonly PublishedRow[] => {
  const { docket, notices } = authority
  const owner = { DOCKET: docket, USDOT: paddedDot(life.dot), AUTHORITY_TYPE: frozenName(authority) }
  const final = (action: string, on: Day | null) =>
    on === null || on > FROZEN
      ? {}
      : { FINAL_ACTION: action, FINAL_DECISION_DATE: american(on), FINAL_SERVED_DATE: american(on) }
  const acts = actsBy(authority, FROZEN)
  const history = (about: Act | Notice, action: string, on: Day, more: Cells = {}) =>
    row(
      'li-authority-history',
      { ...owner, ORIGINAL_ACTION: action, ORIGINAL_SERVED_DATE: american(on), ...more },
      about,
    )
  const noticed = new Set(notices.map(it => it.carriedOutOn))
  return [
    ...acts.flatMap((act, at) => {
      const next = acts[at + 1]
      if (!BEGINNINGS.has(act.is)) return at === 0 ? [history(act, 'DISMISSED', act.on)] : []
      // An end without a notice is in the row of what it ends.
      const isOwnEnd = next !== undefined && !noticed.has(next.on)
      return [
        history(
          act,
          act.is === 'granted' ? 'GRANTED' : 'REINSTATED',
          act.on,
          isOwnEnd ? final('VOLUNTARY REVOCATION', next.on) : {},
        ),
      ]
    }),
    ...notices
      .filter(({ servedOn }) => servedOn <= FROZEN)
      .flatMap(notice => [
        history(notice, 'INVOLUNTARY REVOCATION', notice.servedOn, {
          ...final('REVOKED', notice.carriedOutOn),
          ...final('DISCONTINUED REVOCATION', notice.withdrawnOn),
        }),
        row(
          'li-revocation',
          {
            DOCKET_NUMBER: docket,
            DOT_NUMBER: paddedDot(life.dot),
            OPERATING_AUTHORITY_REGISTRATION_TYPE: frozenName(authority),
            SERVE_DATE: american(notice.servedOn),
            REVOCATION_TYPE: 'INVOLUNTARY',
            EFFECTIVE_DATE: american(notice.effectiveOn),
          },
          notice,
        ),
      ]),
  ]
}
