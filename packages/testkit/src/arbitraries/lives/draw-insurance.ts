import { type Day, daysFrom, FROZEN, later, plusDays, SETTLED, TODAY } from './days.ts'
import type { Draw } from './draw.ts'
import type { EndName, Policy } from './life.ts'

/** When the whole files of Motus are published; differences follow until today. */
export const WHOLE: Day = '2026-11-16'

/** Whole names, and as other files shorten them. */
const INSURERS: readonly (readonly [string, string])[] = [
  ['PRAIRIE LANTERN INSURANCE COMPANY', 'PRAIRIE LANTERN INS CO'],
  ['PROGRESS HARBOR MOUNTAIN INSURANCE COMPANY OF OHIO', 'PROGRESS HARBOR MTN INS CO OF OH'],
  ['GREAT MEADOW INSURANCE COMPANY OF NEW YORK', 'GREAT MEADOW INS CO OF NY'],
  ['NORTHERN TIMBER MUTUAL CASUALTY & SURETY INSURANCE CORPORATION', 'N TIMBER MUT CAS & SURETY'],
  ['QUARRY INDEMNITY', 'QUARRY INDEMNITY'],
]

const AMOUNTS = {
  bipd: [750_000, 750_000, 1_000_000, 1_000_000, 1_000_000, 500_000, 300_000, 2_000_000],
  excess: [250_000, 500_000, 1_000_000, 4_000_000],
  cargo: [5_000, 50_000, 100_000, 250_000],
}

const LETTERS = [...'ABCDEFGHKLMNPRSTUVXYZ']
const drawNumber = (draw: Draw): string =>
  `${draw.pick(LETTERS)}${draw.pick(LETTERS)}${draw.pick(['', '-', ' '])}${draw.whole(100_000, 9_999_999)}${draw.pick(['', '', '-00', '-01'])}`

interface Line {
  readonly docket: string
  readonly kind: Policy['kind']
  readonly isPrimary: boolean
  readonly underlying: number
  /** No policy was filed before that day. */
  readonly since: Day
}

const FATES: readonly (readonly [number, EndName | 'none'])[] = [
  [28, 'none'],
  [37, 'canceled'],
  [13, 'replaced'],
  [22, 'renamed'],
]
/** Of a policy that followed a change of name: mostly canceled, so that cover depends on the end of the former one. */
const FATES_RENAMED: typeof FATES = [
  [30, 'none'],
  [70, 'canceled'],
]

/** The first day after a policy. Null: the policy goes on. */
const drawEnd = (draw: Draw, { from, filedOn }: Policy, fates: typeof FATES) => {
  const is = draw.weighted(fates)
  if (is === 'none') return null
  const least = plusDays(from, 30)
  const on = draw.chance(55)
    ? draw.day(later(least, '2026-05-01'), '2026-12-10')
    : plusDays(from, draw.whole(60, 420))
  // A policy stays for some weeks, and nothing of the same name begins within days of another.
  return on < least || on < filedOn ? null : { on, is }
}

/** The policies of one line of cover, one after the other. */
export const drawPolicies = (draw: Draw, line: Line): readonly Policy[] => {
  const policies: Policy[] = []
  const { since, ...ofLine } = line
  const amounts = line.kind === 'cargo' ? AMOUNTS.cargo : line.isPrimary ? AMOUNTS.bipd : AMOUNTS.excess
  const start = draw.day(later(since, draw.chance(35) ? plusDays(FROZEN, 5) : '2024-01-01'), '2026-11-30')
  const before = draw.whole(0, 20)
  let next: Policy | undefined = {
    ...ofLine,
    insurer: draw.pick(INSURERS),
    number: drawNumber(draw),
    amount: draw.pick(amounts),
    from: start,
    filedOn: plusDays(start, -before),
    end: null,
  }
  while (next !== undefined && next.filedOn <= SETTLED && policies.length < 4) {
    const policy: Policy = next
    const end = drawEnd(draw, policy, policies.at(-1)?.end?.is === 'renamed' ? FATES_RENAMED : FATES)
    next = undefined
    if (end === null) {
      policies.push(policy)
      break
    }
    const other = { insurer: draw.pick(INSURERS), number: drawNumber(draw), amount: draw.pick(amounts) }
    if (end.is === 'canceled') {
      const announcedOn = plusDays(end.on, -draw.whole(30, 36))
      const isLate = announcedOn > SETTLED || announcedOn < policy.filedOn
      policies.push(isLate ? policy : { ...policy, end: { ...end, announcedOn } })
      if (isLate || !draw.chance(45)) break
      const from = plusDays(
        end.on,
        draw.weighted([
          [4, 0],
          [2, -8],
          [3, draw.whole(1, 60)],
        ]),
      )
      next = { ...policy, ...other, from, filedOn: plusDays(from, -draw.whole(0, 6)) }
      continue
    }
    const from = end.on
    const filedOn = plusDays(from, -draw.whole(0, 12))
    // What replaces it was not filed by now: the policy goes on.
    if (filedOn > SETTLED || filedOn < policy.filedOn) {
      policies.push(policy)
      break
    }
    policies.push({ ...policy, end: { ...end, announcedOn: filedOn } })
    const same = { insurer: draw.pick(INSURERS) }
    const renewed = draw.chance(40) ? { ...policy, amount: other.amount } : { ...policy, ...other }
    next = { ...(end.is === 'renamed' ? { ...policy, ...same } : renewed), from, filedOn, end: null }
  }
  const [only] = policies
  // Its filing is taken back between the whole file and today. One that is in a frozen list stands there for ever.
  const isRemovable = only?.end === null && only.filedOn > FROZEN && only.filedOn < WHOLE
  if (policies.length === 1 && only !== undefined && isRemovable && draw.chance(90)) {
    const on = draw.day(plusDays(WHOLE, 1), SETTLED)
    return [{ ...only, end: { on, is: 'removed', announcedOn: on } }]
  }
  return policies
}

/** Whether two policies have one number and days that are near. */
export const areNear = (one: Policy, other: Policy): boolean =>
  one.kind === other.kind &&
  one.isPrimary === other.isPrimary &&
  one.number === other.number &&
  Math.abs(daysFrom(one.from, other.from)) <= 8

/** Whether the end of a policy lies ahead. */
export const endsAhead = ({ end }: Policy): boolean => end !== null && end.on > TODAY
