import { describe, expect, it } from 'vitest'
import { plusDays, SETTLED, TODAY } from './days.ts'
import { drawsOf } from './draw.ts'
import { livesOf } from './draw-life.ts'
import { type Act, type Authority, BEGINNINGS, type Life, type Policy } from './life.ts'
import { truthsOf, unbrokenSince, whyUnknown } from './oracle.ts'
import { publish } from './publish.ts'
import { QUIRKS } from './quirks.ts'
import { LIVED_RULES, type LivedRule } from './unknowns.ts'

const COUNT = 1_500
const publishedFrom = (seed: number) => {
  const draw = drawsOf(seed)
  return livesOf(90_000_001 + seed, draw).map(life => publish(life, draw))
}
const publications = Array.from({ length: COUNT }, (_, seed) => publishedFrom(seed)).flat()
const lives = publications.map(({ life }) => life)

describe('lives', () => {
  it('a seed repeats a life and what is published of it', () => {
    const again = publishedFrom(7)
    expect(publications.filter(({ life }) => again.some(it => it.life.dot === life.dot))).toEqual(again)
  })

  it('what begins an authority and what ends it take turns, and nothing happens on one day', () => {
    for (const { acts, appliedOn } of lives.flatMap(({ authorities }) => authorities)) {
      expect(acts.map(({ on }) => on)).toEqual([...new Set(acts.map(({ on }) => on))].toSorted())
      const isWithdrawn = acts.length === 1 && acts[0]?.is === 'withdrawn'
      if (!isWithdrawn) acts.forEach((act, at) => expect(BEGINNINGS.has(act.is)).toBe(at % 2 === 0))
      expect(acts.every(({ on }) => on >= appliedOn && on <= TODAY)).toBe(true)
    }
  })

  it('what no notice announced is some days old, so that files tell it', () => {
    for (const { authorities, policies, orders } of lives) {
      const announced = new Set(authorities.flatMap(it => it.notices.map(notice => notice.effectiveOn)))
      for (const { on } of authorities.flatMap(({ acts }) => acts))
        if (!announced.has(on)) expect(on <= SETTLED).toBe(true)
      for (const { filedOn, end } of policies)
        expect([filedOn, end?.announcedOn ?? ''].every(day => day <= SETTLED)).toBe(true)
      for (const { on, rescission } of orders)
        expect([on, rescission?.announcedOn ?? ''].every(day => day <= SETTLED)).toBe(true)
    }
  })

  it('every quirk is drawn', () => {
    const drawn = new Set(publications.flatMap(({ quirks }) => quirks))
    expect(QUIRKS.filter(({ name }) => !drawn.has(name))).toEqual([])
  })

  it('of every rule each truth is known of some carriers, from files that were all taken', () => {
    const found = new Map<LivedRule, Set<string>>(LIVED_RULES.map(rule => [rule, new Set()]))
    for (const { life, unknowns } of publications)
      for (const [rule, truth] of truthsOf(life, TODAY))
        if (whyUnknown(life, rule, { missed: new Set(), historyTo: TODAY, unknowns }).length === 0)
          found.get(rule)?.add(truth)
    for (const rule of LIVED_RULES)
      expect([rule, [...(found.get(rule) ?? [])].toSorted()]).toEqual([
        rule,
        [
          ...(rule === 'inspected_within_last_24_months' ? [] : ['fail']),
          ...(rule.includes('authority') || rule === 'active_operating_status' ? ['neither'] : []),
          'pass',
        ],
      ])
  })
})

const authority = (acts: readonly Act[], more: Partial<Authority> = {}): Authority => ({
  docket: 'MC9000001',
  kind: 'property',
  isContract: false,
  appliedOn: '2011-01-01',
  acts,
  notices: [],
  givenTo: null,
  ...more,
})
const policy = (amount: number, more: Partial<Policy> = {}): Policy => ({
  docket: 'MC9000001',
  kind: 'bipd',
  isPrimary: true,
  insurer: ['INVENTED MUTUAL', 'INVENTED MUT'],
  number: 'IM 100-1',
  amount,
  underlying: 0,
  from: '2025-01-01',
  filedOn: '2025-01-01',
  end: null,
  ...more,
})
const life = (more: Partial<Life>): Life => ({
  dot: 90_000_001,
  operation: 'A',
  isPrivate: false,
  status: 'A',
  rating: null,
  authorities: [],
  policies: [],
  orders: [],
  inspections: [],
  ...more,
})
const GRANT: Act = { on: '2011-06-01', is: 'granted' }
const canceled = (on: string) => ({ end: { on, is: 'canceled', announcedOn: '2026-10-01' } }) as const
const [AUTHORITY, MONTHS_3, MONTHS_6, BIPD_750, BIPD_1000, CARGO] = LIVED_RULES
const ORDERS = 'no_active_out_of_service_orders'

describe('what is true of a life', () => {
  it.each<[string, LivedRule, Partial<Life>, string]>([
    ['an authority that was granted', AUTHORITY, { authorities: [authority([GRANT])] }, 'pass'],
    ['none', AUTHORITY, {}, 'fail'],
    ['none of a private carrier', AUTHORITY, { isPrivate: true }, 'neither'],
    [
      'one of a carrier in one state',
      AUTHORITY,
      { operation: 'C', authorities: [authority([GRANT])] },
      'neither',
    ],
    [
      'household goods alone',
      AUTHORITY,
      { authorities: [authority([GRANT], { kind: 'household' })] },
      'fail',
    ],
    ['border zones alone', AUTHORITY, { authorities: [authority([GRANT], { kind: 'border' })] }, 'neither'],
    [
      'a suspension ahead',
      AUTHORITY,
      {
        authorities: [
          authority([GRANT], {
            notices: [
              {
                servedOn: '2026-11-01',
                effectiveOn: '2026-12-01',
                isSuspension: true,
                carriedOutOn: null,
                withdrawnOn: null,
              },
            ],
          }),
        ],
      },
      'pass',
    ],
    [
      'a suspension of today',
      AUTHORITY,
      { authorities: [authority([GRANT, { on: TODAY, is: 'suspended' }])] },
      'fail',
    ],
    [
      'two dockets, one revoked',
      AUTHORITY,
      {
        authorities: [
          authority([GRANT, { on: '2020-01-01', is: 'revoked' }]),
          authority([GRANT], { docket: 'MC9000002' }),
        ],
      },
      'pass',
    ],
    [
      'a docket that was given away',
      AUTHORITY,
      { authorities: [authority([GRANT, { on: '2026-08-01', is: 'given' }], { givenTo: 95_000_001 })] },
      'fail',
    ],
    [
      'a grant 3 months ago',
      MONTHS_3,
      { authorities: [authority([{ on: '2026-08-21', is: 'granted' }])] },
      'pass',
    ],
    [
      'a grant a day later',
      MONTHS_3,
      { authorities: [authority([{ on: '2026-08-22', is: 'granted' }])] },
      'fail',
    ],
    [
      'a reinstatement',
      MONTHS_6,
      {
        authorities: [
          authority([GRANT, { on: '2026-09-01', is: 'suspended' }, { on: '2026-09-09', is: 'reinstated' }]),
        ],
      },
      'fail',
    ],
    ['enough cover', BIPD_750, { policies: [policy(750_000)] }, 'pass'],
    ['too little cover', BIPD_1000, { policies: [policy(750_000)] }, 'fail'],
    [
      'primary and excess',
      BIPD_1000,
      { policies: [policy(750_000), policy(250_000, { isPrimary: false, number: 'X 1' })] },
      'pass',
    ],
    ['excess alone', BIPD_750, { policies: [policy(1_000_000, { isPrimary: false })] }, 'fail'],
    ['a cancellation of today', BIPD_750, { policies: [policy(750_000, canceled(TODAY))] }, 'fail'],
    [
      'a cancellation of tomorrow',
      BIPD_750,
      { policies: [policy(750_000, canceled(plusDays(TODAY, 1)))] },
      'pass',
    ],
    ['a policy ahead', BIPD_750, { policies: [policy(750_000, { from: plusDays(TODAY, 1) })] }, 'fail'],
    ['cargo of another kind', CARGO, { policies: [policy(100_000)] }, 'fail'],
    ['an order', ORDERS, { orders: [{ on: '2026-08-14', reason: 'Unfit', rescission: null }] }, 'fail'],
    [
      'a rescission ahead',
      ORDERS,
      {
        orders: [
          {
            on: '2026-08-14',
            reason: 'Unfit',
            rescission: { on: plusDays(TODAY, 1), announcedOn: '2026-11-01' },
          },
        ],
      },
      'fail',
    ],
    [
      'a rescission of today',
      ORDERS,
      {
        orders: [{ on: '2026-08-14', reason: 'Unfit', rescission: { on: TODAY, announcedOn: '2026-11-01' } }],
      },
      'pass',
    ],
  ])('%s', (_, rule, facts, truth) => {
    expect(truthsOf(life(facts), TODAY).get(rule)).toBe(truth)
  })

  it('authority is unbroken over dockets that overlap', () => {
    const authorities = [
      authority([GRANT, { on: '2020-01-01', is: 'revoked' }]),
      authority([{ on: '2019-01-01', is: 'granted' }], { docket: 'MC9000002' }),
    ]
    expect(unbrokenSince(life({ authorities }), TODAY)).toBe('2011-06-01')
  })
})
