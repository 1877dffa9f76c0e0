import {
  aRevokedAssociate,
  anAssociatedCarrier,
  arbitrary,
  holds,
  id,
  someSharedCounts,
} from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  associationNetwork,
  carriersByKind,
  nameLines,
  networkText,
  priorCarriersOf,
  uncheckedKinds,
} from './association-network.ts'

const sharing = (number: number, shared: Parameters<typeof someSharedCounts>[0]) =>
  anAssociatedCarrier({ id: id(number), shared: someSharedCounts({ email: 0, phone: 0, ...shared }) })
const many = (count: number) => Array.from({ length: count }, (_, at) => sharing(at + 1, { phone: 1 }))

describe('the picture of who shares what', () => {
  it('carriers that share the same kind of thing are together, numbered from the top', () => {
    const { nodes } = associationNetwork([
      sharing(1, { phone: 2 }),
      sharing(2, { email: 1 }),
      sharing(3, { phone: 9 }),
      sharing(4, {}),
    ])
    expect(nodes.map(({ carrier, number, weight }) => [carrier.id, number, weight])).toEqual([
      [2, 1, 1],
      [1, 2, 2],
      [3, 3, 3],
      [4, 4, 1],
    ])
    expect([nodes[0]?.x, nodes[0]?.y]).toEqual([0.5, 0.08])
    expect(nodes[3]?.kinds).toEqual([])
  })

  it('an unchecked carrier counts as the weakest tie', () => {
    const nothing = {
      email: null,
      phone: null,
      address: null,
      contact: null,
      remote_address: null,
      vehicle_vin: null,
    }
    expect(associationNetwork([anAssociatedCarrier({ shared: nothing })]).nodes[0]?.weight).toBe(1)
  })

  it('more than twelve are on two rings, and more than a picture holds are left out', () => {
    const radii = ({ nodes }: ReturnType<typeof associationNetwork>) =>
      new Set(nodes.map(({ x, y }) => Math.hypot(x - 0.5, y - 0.5).toFixed(2)))
    expect(radii(associationNetwork(many(12)))).toEqual(new Set(['0.42']))
    expect(radii(associationNetwork(many(13)))).toEqual(new Set(['0.42', '0.28']))
    const { nodes, leftOut } = associationNetwork(many(30))
    expect([nodes.length, leftOut]).toEqual([24, 6])
    expect(associationNetwork([])).toEqual({ nodes: [], layout: 'beside', leftOut: 0 })
  })

  it('the carrier that it was registered as before is in the picture, also where it shares nothing', () => {
    const prior = aRevokedAssociate({ id: id(99), isPrior: true, shared: [] })
    const [before] = priorCarriersOf([prior, aRevokedAssociate()], many(30))
    if (before === undefined) throw new Error('no prior carrier')
    expect(before).toMatchObject({ id: 99, legalName: prior.legalName, shared: { phone: 0, email: 0 } })
    const { nodes, leftOut } = associationNetwork([...many(30), before], new Set([before.id]))
    expect([nodes.length, leftOut]).toEqual([24, 7])
    expect(nodes.filter(({ isPrior }) => isPrior).map(({ carrier, weight }) => [carrier.id, weight])).toEqual(
      [[99, 3]],
    )
  })

  it('a prior carrier that is listed is not added once more', () => {
    expect(priorCarriersOf([aRevokedAssociate({ id: id(3), isPrior: true })], many(3))).toEqual([])
    const [{ shared } = { shared: null }] = priorCarriersOf([aRevokedAssociate({ isPrior: true })], [])
    expect(shared).toMatchObject({ phone: 1, email: 0, remote_address: null })
  })

  it.each([
    [1, 'beside'],
    [4, 'beside'],
    [5, 'around'],
    [24, 'around'],
  ] as const)('%i carriers are %s the one of the profile', (count, layout) => {
    expect(associationNetwork(many(count)).layout).toBe(layout)
  })

  it('the picture of few is put into words, with what they share', () => {
    const phone = { kind: 'phone', value: '+12145550188', since: null } as const
    const { nodes } = associationNetwork(
      [
        { ...sharing(8, { phone: 1, vehicle_vin: 1 }), legalName: 'COPPER WREN', sharedContacts: [phone] },
        { ...sharing(9, {}), legalName: 'GRAY HERON' },
      ],
      new Set([id<'carrier'>(9)]),
    )
    expect(networkText('EAGLE MESA', nodes)).toBe(
      'EAGLE MESA has in common with COPPER WREN: (214) 555-0188, 1 vehicle VIN. With GRAY HERON: registered before.',
    )
  })

  it.each([
    ['EAGLE MESA', ['EAGLE MESA']],
    ['EAGLE MESA FREIGHT LLC', ['EAGLE MESA', 'FREIGHT LLC']],
    ['COPPER WREN TRANSPORT SERVICES LLC', ['COPPER WREN', 'TRANSPORT', 'SERVICES LLC']],
    ['TRANSCONTINENTAL HAULAGE', ['TRANSCONTINENT…', 'HAULAGE']],
    ['COPPER WREN TRANSPORT SERVICES OF TEXAS LLC', ['COPPER WREN', 'TRANSPORT', 'SERVICES OF TE…']],
  ])('the name %s has three lines at most in the middle', (name, lines) => {
    expect(nameLines(name)).toEqual(lines)
  })

  it('carriers are counted by each kind that they share', () => {
    const rows = [sharing(1, { phone: 2, email: 1 }), sharing(2, { phone: 1, vehicle_vin: null })]
    expect(carriersByKind(rows)).toMatchObject({ phone: 2, email: 1, vehicle_vin: 0 })
  })

  it('a kind that was compared for no carrier is not checked', () => {
    const rows = [sharing(1, { phone: null, email: null }), sharing(2, { phone: 1, email: null })]
    expect(uncheckedKinds(rows)).toEqual(['email'])
    expect(uncheckedKinds([])).toEqual([])
  })
})

describe('laws of the picture of who shares what', () => {
  const rows = fc.array(arbitrary.associatedCarriers, { maxLength: 40 })

  it('every place of a picture is inside it, and no two are the same', () => {
    holds([rows], all => {
      const { nodes, leftOut } = associationNetwork(all)
      expect(nodes.length + leftOut).toBe(all.length)
      for (const { x, y } of nodes) expect([x, y].every(at => at > 0.05 && at < 0.95)).toBe(true)
      expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length)
    })
  })

  it('the same carriers are always at the same places', () => {
    holds([rows], all => {
      expect(associationNetwork(all)).toEqual(associationNetwork([...all]))
    })
  })
})
