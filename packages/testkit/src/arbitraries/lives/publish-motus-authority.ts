import { compact, type Day, FROZEN, later, plusDays } from './days.ts'
import type { Cells, FileName, PublishedRow } from './files.ts'
import { type Act, actsBy, type Authority, type Life, type Notice } from './life.ts'

/** The first day of the register that followed. */
export const MOTUS_BEGAN: Day = plusDays(FROZEN, 1)

const row = (
  file: FileName,
  cells: Cells,
  about: PublishedRow['about'],
  from: Day,
  until: Day | null = null,
): PublishedRow => ({ file, cells, from, until, about })

const MOTUS_NAMES = {
  property: 'Motor Carrier of Property (Except Household Goods)',
  household: 'Motor Carrier of Household Goods',
  passengers: 'Motor Carrier of Passengers',
  border: 'Mexico Domiciled Motor Carrier of Property',
  enterprise: 'Enterprise Motor Carrier of Property',
  broker: 'Broker of Property (Except Household Goods)',
} as const

const STATES: Readonly<Record<Act['is'], readonly [status: string, reason: string]>> = {
  granted: ['Active', 'GRANTED'],
  reinstated: ['Active', 'REINSTATED'],
  suspended: ['Inactive', 'Involuntary Suspension - Insurance'],
  revoked: ['Inactive', 'Revoked'],
  withdrawn: ['Withdrawn', 'Voluntary withdrawal'],
  given: ['Inactive', 'Transferred'],
  received: ['Active', 'Transferred'],
}

/** The cells by which Motus names the owner of an authority. */
export const motusOwner = (life: Life, authority: Authority): Cells => ({
  DOCKET_NUMBER: authority.docket,
  USDOT_NUMBER: String(life.dot),
  OP_AUTH_TYPE: MOTUS_NAMES[authority.kind],
})

/** A change in the history of Motus. */
export const historyRow = (
  owner: Cells,
  about: Act | Authority,
  [status, reason]: readonly [string, string],
  on: Day,
): PublishedRow =>
  row(
    'motus-authority-history',
    { ...owner, OP_AUTH_STATUS: status, REASON: reason, STATUS_CHANGE_DATE: compact(on) },
    about,
    later(on, MOTUS_BEGAN),
  )

/** The state of an authority in Motus, each from its day on. Of a docket that was given away the other carrier has it. */
export const motusStates = (life: Life, authority: Authority): readonly PublishedRow[] => {
  const owner = motusOwner(life, authority)
  const before = actsBy(authority, FROZEN).at(-1)
  const after = authority.acts.filter(({ on }) => on > FROZEN)
  const states = [
    { on: later(authority.appliedOn, MOTUS_BEGAN), act: before },
    ...after.map(act => ({ on: act.on, act })),
  ]
  return states.flatMap(({ on, act }, at) =>
    act?.is === 'given' || states[at + 1]?.on === on
      ? []
      : [
          row(
            'motus-carrier',
            {
              ...owner,
              OP_AUTH_STATUS: act === undefined ? 'Pending' : STATES[act.is][0],
              MIN_COV_AMOUNT: '750000',
              CARGO_REQ: 'N',
              BIPD_FILE: '0',
              BUS_UNDELIVERABLE_MAIL: 'N',
            },
            authority,
            on,
            states[at + 1]?.on ?? null,
          ),
        ],
  )
}

/** The rows of Motus AuthHist of one authority. */
export const motusHistory = (life: Life, authority: Authority): readonly PublishedRow[] => {
  const owner = motusOwner(life, authority)
  return [
    ...(authority.appliedOn > FROZEN && authority.acts[0]?.is !== 'received'
      ? [historyRow(owner, authority, ['Pending', 'Published to FMCSA Register'], authority.appliedOn)]
      : []),
    ...authority.acts
      .filter(({ on }) => on > FROZEN)
      .map(act => historyRow(owner, act, STATES[act.is], act.on)),
  ]
}

/** The row of a notice in Motus RevokeSuspend. */
export const noticeRow = (life: Life, authority: Authority, notice: Notice): PublishedRow =>
  row(
    'motus-revocation',
    {
      ...motusOwner(life, authority),
      ORDER1_SERVE_DATE: compact(notice.servedOn),
      ORDER1_TYPE_DESC: `Operating Authority Involuntary ${notice.isSuspension ? 'Suspension' : 'Revocation'} Notice`,
      ORDER1_EFFECTIVE_DATE: compact(notice.effectiveOn),
    },
    notice,
    later(notice.servedOn, MOTUS_BEGAN),
  )
