import { type Day, plusDays, SETTLED } from './days.ts'
import type { Draw } from './draw.ts'
import { drawAuthority, receivedAuthority } from './draw-authority.ts'
import { drawPolicies } from './draw-insurance.ts'
import type { Authority, Life, Order, Policy } from './life.ts'

const FIRST_DOT = 90_000_001
/** The DOT number of the carrier that a docket was given to, from that of the one that gave it. */
const HEIRS = 5_000_000

const docketsOf = (dot: number) => (place: number) => `MC${1_000_000 + (dot - FIRST_DOT) * 3 + place}`

/** `isAlone`: no other carrier has had the docket, so that a row that removes what it has tells of this one. */
const drawInsurance = (draw: Draw, docket: string, since: Day, isAlone: boolean): readonly Policy[] => {
  const line = (kind: Policy['kind'], isPrimary: boolean, underlying = 0) =>
    drawPolicies(draw, { docket, kind, isPrimary, underlying, since })
  const primary = draw.chance(92) ? line('bipd', true) : []
  const [first] = primary
  const excess = first !== undefined && draw.chance(35) ? line('bipd', false, first.amount) : []
  const all = [...primary, ...excess, ...(draw.chance(40) ? line('cargo', true) : [])]
  // Its absence tells a removal only where the docket lists nothing else.
  return all.length === 1 && isAlone
    ? all
    : all.map(it => (it.end?.is === 'removed' ? { ...it, end: null } : it))
}

const REASONS = ['Unsatisfactory = Unfit', 'Failure to Pay Fine', 'Imminent Hazard', 'New Entrant Revoked']

const drawOrder = (draw: Draw, on: Day): Order => {
  const found = { on, reason: draw.pick(REASONS), rescission: null }
  if (!draw.chance(60)) return found
  const ends = plusDays(on, draw.whole(0, 300))
  const announcedOn = ends <= SETTLED ? ends : SETTLED
  return { ...found, rescission: { on: ends, announcedOn } }
}

const drawOrders = (draw: Draw): readonly Order[] => {
  if (!draw.chance(30)) return []
  const on = draw.day(draw.chance(50) ? '2018-01-01' : '2026-01-01', SETTLED)
  const more = draw.weighted([
    [4, 'none'],
    [4, 'same day'],
    [3, 'other day'],
  ])
  const orders = [drawOrder(draw, on)]
  if (more === 'same day')
    orders.push({ ...drawOrder(draw, on), ...(draw.chance(70) && { reason: orders[0]?.reason ?? '' }) })
  if (more === 'other day') orders.push(drawOrder(draw, draw.day(on, SETTLED)))
  return orders
}

const drawAuthorities = (draw: Draw, dot: number, isExempt: boolean): readonly Authority[] => {
  const docket = docketsOf(dot)
  if (!draw.chance(isExempt ? 30 : 92)) return []
  const first = drawAuthority(draw, { docket: docket(0), heir: dot + HEIRS })
  const broker = { docket: docket(0), kind: 'broker', heir: null } as const
  return [
    first,
    ...(first.kind !== 'broker' && first.givenTo === null && draw.chance(10)
      ? [drawAuthority(draw, broker)]
      : []),
    ...(draw.chance(22) ? [drawAuthority(draw, { docket: docket(1), heir: null })] : []),
  ]
}

/** The lives of one carrier, and of the one that it gave a docket to. */
const drawLives = (draw: Draw, dot: number): readonly Life[] => {
  const isPrivate = draw.chance(10)
  const operation = draw.weighted([
    [16, 'A'],
    [1, 'B'],
    [3, 'C'],
  ] as const)
  const authorities = drawAuthorities(draw, dot, isPrivate || operation !== 'A')
  const carrying = authorities.filter(({ kind }) => kind !== 'broker')
  const owner = carrying.length === 0 ? undefined : draw.pick(carrying)
  const given = authorities.find(({ givenTo }) => givenTo !== null)
  const on = given?.acts.at(-1)?.on
  const policies =
    owner === undefined ? [] : drawInsurance(draw, owner.docket, owner.appliedOn, given === undefined)
  const life: Life = {
    dot,
    operation,
    isPrivate,
    status: draw.weighted([
      [88, 'A'],
      [10, 'I'],
      [2, 'P'],
    ] as const),
    rating: draw.chance(25)
      ? {
          letter: draw.weighted([
            [6, 'S'],
            [2, 'C'],
            [1, 'U'],
          ] as const),
          on: draw.day('2012-01-01', SETTLED),
        }
      : null,
    authorities,
    // Nothing is filed for a docket that was given away.
    policies: policies.filter(({ filedOn }) => on === undefined || filedOn < on),
    orders: drawOrders(draw),
    inspections: Array.from(
      {
        length: draw.weighted([
          [3, 0],
          [4, 1],
          [2, 2],
        ]),
      },
      () => draw.day('2023-06-01', SETTLED),
    ),
  }
  if (given === undefined || on === undefined) return [life]
  return [
    life,
    {
      dot: dot + HEIRS,
      operation: 'A',
      isPrivate: false,
      status: 'A',
      rating: null,
      authorities: [receivedAuthority(given, on)],
      policies: drawInsurance(draw, given.docket, on, false),
      orders: [],
      inspections: [],
    },
  ]
}

/** What really happened to a carrier with a DOT number, and to whom it gave its docket. */
export const livesOf = (dot: number, draw: Draw): readonly Life[] => drawLives(draw, dot)
