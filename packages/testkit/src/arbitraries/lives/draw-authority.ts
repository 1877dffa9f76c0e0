import { type Day, earlier, FROZEN, later, plusDays, plusMonths, SETTLED, TODAY } from './days.ts'
import type { Draw } from './draw.ts'
import {
  type Act,
  type ActName,
  type Authority,
  type AuthorityKind,
  BEGINNINGS,
  type Notice,
} from './life.ts'

const KINDS: readonly (readonly [number, AuthorityKind])[] = [
  [70, 'property'],
  [7, 'household'],
  [6, 'passengers'],
  [5, 'border'],
  [4, 'enterprise'],
  [8, 'broker'],
]

/** Of what happened since then more is drawn: it decides the age of today. */
const LATELY: Day = '2026-02-01'

/** A notice and what followed it. Null: none can have been served by now. */
const drawNotice = (draw: Draw, since: Day): Notice | null => {
  const first = plusDays(since, 20)
  if (first > SETTLED) return null
  const servedOn = draw.day(draw.chance(60) ? later(first, LATELY) : first, SETTLED)
  const effectiveOn = plusDays(servedOn, draw.whole(20, 45))
  const found = {
    servedOn,
    effectiveOn,
    isSuspension: draw.chance(60),
    carriedOutOn: null,
    withdrawnOn: null,
  }
  const fate = draw.weighted([
    [5, 'carried out'],
    [3, 'withdrawn'],
    [2, 'nothing'],
  ])
  if (fate === 'carried out' && effectiveOn <= TODAY) {
    const on = plusDays(effectiveOn, draw.whole(0, 10))
    return { ...found, carriedOutOn: on <= SETTLED ? on : effectiveOn }
  }
  // Of the older register every notice has an end: it is discontinued where it is not carried out.
  if (fate === 'withdrawn' || effectiveOn <= plusDays(FROZEN, 20)) {
    const on = draw.day(plusDays(servedOn, 3), plusDays(effectiveOn, 15))
    return { ...found, withdrawnOn: on <= SETTLED ? on : null }
  }
  return found
}

const lastDayOf = (acts: readonly Act[], notices: readonly Notice[], from: Day): Day =>
  [from, ...acts.map(it => it.on), ...notices.map(it => it.withdrawnOn ?? it.servedOn)].toSorted().at(-1) ??
  from

/**
 * A notice whose day has just come, so that files of the day before do not tell whether it is carried out; mostly soon after
 * a suspension without a notice was lifted.
 */
const drawDue = (draw: Draw): { readonly acts: readonly Act[]; readonly notices: readonly Notice[] } => {
  const ended = plusDays(TODAY, -draw.whole(36, 42))
  const back = plusDays(ended, draw.whole(3, 6))
  const due = plusDays(TODAY, -draw.whole(0, 1))
  const isCarriedOut = draw.chance(75)
  const found = { isSuspension: true, withdrawnOn: null }
  const lifted: readonly Act[] = [
    { on: ended, is: 'suspended' },
    { on: back, is: 'reinstated' },
  ]
  return {
    acts: [
      ...(draw.chance(80) ? lifted : []),
      ...(isCarriedOut ? [{ on: due, is: 'suspended' } as const] : []),
    ],
    notices: [
      {
        ...found,
        servedOn: plusDays(back, draw.whole(1, 4)),
        effectiveOn: due,
        carriedOutOn: isCarriedOut ? due : null,
      },
    ],
  }
}

/** When what ended is reinstated: of a late end often in the last three months, which its age turns on. Null: not so far. */
const drawReturn = (draw: Draw, ended: Day): Day | null => {
  const isLate = ended > LATELY && draw.chance(70)
  const back = isLate
    ? draw.day(later(plusDays(ended, 3), plusMonths(TODAY, -3)), SETTLED)
    : plusDays(ended, draw.whole(3, 150))
  return back <= SETTLED && draw.chance(isLate ? 85 : 65) ? back : null
}

const drawActs = (draw: Draw, granted: Day, canBeGiven: boolean) => {
  const acts: Act[] = [{ on: granted, is: 'granted' }]
  const notices: Notice[] = []
  const isActive = () => BEGINNINGS.has(acts.at(-1)?.is ?? 'withdrawn')
  const end = (on: Day, is: ActName) => {
    const back = drawReturn(draw, on)
    acts.push({ on, is }, ...(back === null ? [] : [{ on: back, is: 'reinstated' } as const]))
  }
  for (
    let left = draw.weighted([
      [5, 0],
      [4, 1],
      [2, 2],
      [1, 3],
    ]);
    left > 0 && isActive();
    left -= 1
  ) {
    const notice = drawNotice(draw, lastDayOf(acts, notices, granted))
    if (notice === null) break
    notices.push(notice)
    if (notice.carriedOutOn !== null) end(notice.carriedOutOn, notice.isSuspension ? 'suspended' : 'revoked')
  }
  if (isActive() && lastDayOf(acts, notices, granted) < plusDays(TODAY, -80) && draw.chance(28)) {
    const due = drawDue(draw)
    return { acts: [...acts, ...due.acts], notices: [...notices, ...due.notices] }
  }
  const first = plusDays(lastDayOf(acts, notices, granted), 5)
  const isPending = notices.some(it => it.carriedOutOn === null && it.withdrawnOn === null)
  if (!isActive() || isPending || first > SETTLED) return { acts, notices }
  if (canBeGiven && draw.chance(14))
    acts.push({ on: draw.day(later(first, plusDays(FROZEN, 5)), SETTLED), is: 'given' })
  else if (draw.chance(30))
    end(
      draw.day(draw.chance(60) ? later(first, plusDays(FROZEN, 1)) : first, SETTLED),
      draw.pick(['revoked', 'withdrawn']),
    )
  return { acts, notices }
}

/** An authority of a docket. `heir`: the DOT number that the docket may be given to; null: to none. */
export const drawAuthority = (
  draw: Draw,
  {
    docket,
    kind = draw.weighted(KINDS),
    heir,
  }: { docket: string; kind?: AuthorityKind; heir: number | null },
): Authority => {
  const appliedOn = draw.chance(60)
    ? draw.day('2009-01-05', '2025-08-01')
    : draw.day('2025-08-01', '2026-11-10')
  const granted = plusDays(appliedOn, draw.whole(18, 90))
  const found = { docket, kind, isContract: draw.chance(15), appliedOn, notices: [], givenTo: null }
  if (granted > SETTLED) return { ...found, acts: [] }
  if (draw.chance(4)) return { ...found, acts: [{ on: granted, is: 'withdrawn' }] }
  const { acts, notices } = drawActs(draw, granted, heir !== null && kind === 'property')
  return { ...found, acts, notices, givenTo: acts.at(-1)?.is === 'given' ? heir : null }
}

/** The authority of the carrier that a docket was given to. */
export const receivedAuthority = ({ docket, kind, isContract }: Authority, on: Day): Authority => ({
  docket,
  kind,
  isContract,
  appliedOn: earlier(on, TODAY),
  acts: [{ on, is: 'received' }],
  notices: [],
  givenTo: null,
})
