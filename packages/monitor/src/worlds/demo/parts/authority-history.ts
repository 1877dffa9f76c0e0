import type { Insertable } from 'kysely'
import type { AuthorityRecord } from '../../../rules/authority/authority-dockets.ts'
import { authorityStatus } from '../../../rules/authority/authority-status.ts'
import type { Schema } from '../../../database/schema.ts'
import type { CarrierRows } from '../../carriers/carrier-rows.ts'
import { daysAfter, daysBefore } from '../../days.ts'
import { type Random, randomFrom } from '../../random.ts'
import { namedCarriers } from '../named-carriers.ts'
import type { DemoPart } from '../part.ts'

type Action = Insertable<Schema['authority_history']>
type Notice = Insertable<Schema['revocations']>

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
/** Enough days for a grant, some months of it, and a gap. */
const SPACE_FOR_A_GAP_DAYS = 200
const SERVICE_DAYS = 30

type History = { readonly actions: readonly Action[]; readonly notices: readonly Notice[] }
const NOTHING: History = { actions: [], notices: [] }
const joined = (parts: readonly History[]): History => ({
  actions: parts.flatMap(({ actions }) => actions),
  notices: parts.flatMap(({ notices }) => notices),
})

/** The common values of one carrier's rows. */
interface Setting {
  readonly random: Random
  readonly carrier_id: number
  readonly docket: string | null
  readonly as_of: string
}

const action = (
  { carrier_id, docket, as_of }: Setting,
  authority: Action['authority'],
  entry: Pick<Action, 'action' | 'acted_on'> & { readonly final?: readonly [string, string] },
): Action => ({
  carrier_id,
  docket,
  authority,
  sub_number: null,
  action: entry.action,
  acted_on: entry.acted_on,
  final_action: entry.final?.[0] ?? null,
  final_decided_on: entry.final?.[1] ?? null,
  final_on: entry.final?.[1] ?? null,
  source_file: carrier_id <= namedCarriers.length ? 'Motus AuthHist' : null,
  as_of,
})

/** A notice that the authority will be revoked on a day, with its final action. */
const notice = (setting: Setting, ends: string, final: string): History => {
  const served_on = daysBefore(ends, SERVICE_DAYS)
  const { carrier_id, docket, as_of } = setting
  return {
    actions: [
      action(setting, 'common', {
        action: 'INVOLUNTARY REVOCATION',
        acted_on: served_on,
        final: [final, ends],
      }),
    ],
    notices: [
      { carrier_id, docket, authority: 'common', kind: 'INVOLUNTARY', served_on, effective_on: ends, as_of },
    ],
  }
}

/** An earlier grant that was revoked before the current one. */
const earlierGrant = (setting: Setting, from: string, to: string): History => {
  const availableDays = daysBetween(from, to)
  const first = daysAfter(from, setting.random.whole(2, 20))
  const gap = setting.random.whole(5, Math.min(160, availableDays - 120))
  const ended = daysBefore(to, gap)
  return joined([
    {
      actions: [action(setting, 'common', { action: 'GRANTED', acted_on: first, final: ['REVOKED', ended] })],
      notices: [],
    },
    notice(setting, ended, 'REVOKED'),
  ])
}

const isActive = (status: unknown) => status === 'A'

/** A discontinued notice leaves the authority in force; about half of all notices end so. */
const discontinued = (setting: Setting, from: string): History => {
  const availableDays = daysBetween(from, setting.as_of)
  if (availableDays < 120 || !setting.random.chance(0.12)) return NOTHING
  return notice(
    setting,
    daysBefore(setting.as_of, setting.random.whole(20, Math.min(availableDays - 60, 2_000))),
    'DISCONTINUED REVOCATION',
  )
}

const historyOf = (setting: Setting, { authority, census }: CarrierRows): History => {
  const since = authority?.granted_on
  if (authority === null || typeof since !== 'string') return NOTHING
  const { random } = setting
  if (!isActive(authority.common)) {
    const ended = daysBefore(
      setting.as_of,
      random.whole(10, Math.max(11, daysBetween(since, setting.as_of) - 60)),
    )
    const grant = action(setting, 'common', { action: 'GRANTED', acted_on: since, final: ['REVOKED', ended] })
    return joined([{ actions: [grant], notices: [] }, notice(setting, ended, 'REVOKED')])
  }
  const added = census?.add_date
  const hasSpace = typeof added === 'string' && daysBetween(added, since) >= SPACE_FOR_A_GAP_DAYS
  const hadAnother = hasSpace && random.chance(0.16)
  const names = (['contract', 'broker'] as const).filter(name => isActive(authority[name]))
  return joined([
    hadAnother ? earlierGrant(setting, added, since) : NOTHING,
    {
      actions: [
        action(setting, 'common', {
          action: hadAnother && random.chance(0.6) ? 'REINSTATED' : 'GRANTED',
          acted_on: since,
        }),
        ...names.map(name => action(setting, name, { action: 'GRANTED', acted_on: since })),
      ],
      notices: [],
    },
    discontinued(setting, since),
  ])
}

/**
 * The history of each authority on record: grants, revocations and discontinued notices, with the resulting gaps. The
 * current grant begins on the `granted_on` of the carrier's authority.
 */
export const part: DemoPart = ({ carriers }) => {
  const histories = carriers.map(rows => {
    const carrier_id = rows.carrier.id
    const docket = rows.identifiers.find(({ is_type }) => is_type === 'MC')
    const setting = {
      random: randomFrom(`demo/authority-history/${carrier_id}`),
      carrier_id,
      docket: docket === undefined ? null : `MC${docket.value}`,
      as_of: rows.authority?.as_of ?? '',
    }
    return { carrier_id, ...historyOf(setting, rows) }
  })
  return {
    authority_history: histories.flatMap(({ actions }) => actions),
    revocations: histories.flatMap(({ notices }) => notices),
    authority_gaps: histories.flatMap(({ carrier_id, actions, notices }) =>
      authorityStatus({ actions, revocations: notices } as AuthorityRecord).gaps.map(gap => ({
        carrier_id,
        ...gap,
      })),
    ),
  }
}
