import {
  type CarrierFilters,
  type CarrierId,
  type CarrierQuery,
  type CarrierSummary,
  type CarrierVerdicts,
  type Carriers,
  countVerdicts,
  coverOf,
  NO_CARRIER_FILTERS,
  overallVerdict,
  type Page,
  type Subscriptions,
  WORST_FIRST,
  CARRIER_SORT_KEYS,
  carrierOrder,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker who is signed in, may rule and sees safety data, and whose plan includes rate confirmations. */
export interface CarriersSubject {
  readonly carriers: Carriers
  readonly subscriptions: Subscriptions
  /** Finds at least five carriers, each of which has a DOT number. */
  readonly many: CarrierQuery
  /** No carrier has it. */
  readonly absent: CarrierId
}

const PAGE = 2
const lettersAndDigits = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
const namesOf = ({ legalName, dbaName }: Pick<CarrierSummary, 'legalName' | 'dbaName'>) =>
  [legalName, dbaName ?? ''].map(lettersAndDigits)
const idsOf = ({ items }: Page<CarrierSummary>) => items.map(({ id }) => id)
const dotOf = ({ identifiers }: Pick<CarrierSummary, 'identifiers'>) =>
  identifiers.find(({ type }) => type === 'DOT')?.value ?? ''

const TODAY = '2026-11-21'
const verdictOf = ({ rulesAssessment }: CarrierSummary) =>
  rulesAssessment && overallVerdict(rulesAssessment, TODAY)

/** A broker who may rule, and a search that finds at least five carriers on one page. */
export interface CarrierVerdictsSubject extends Pick<CarriersSubject, 'carriers' | 'many'> {
  readonly verdicts: CarrierVerdicts
}

/** What every `CarrierVerdicts` does. Source: section 4, "Category and overall status". */
export const carrierVerdictsContract = (make: Make<CarrierVerdictsSubject>): void => {
  describe('the verdicts of a search', () => {
    it('the counts of verdicts agree with the rows of every page', async () => {
      const { carriers, verdicts, many } = await make()
      const rows: CarrierSummary[] = []
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const found = valueOf(await carriers.globalSearch({ query: many, page, pageSize: 50 }))
        rows.push(...found.items)
        pages = found.pages
      }
      const counts = valueOf(await verdicts.count({ query: many }))
      expect(counts).toEqual(
        countVerdicts(
          rows.map(({ rulesAssessment }) => rulesAssessment),
          TODAY,
        ),
      )
    })

    it('only carriers that match the filters are counted, whatever verdict they are narrowed to', async () => {
      const { verdicts, many } = await make()
      const filters = { ...NO_CARRIER_FILTERS, minUnits: 5 }
      const counts = valueOf(await verdicts.count({ query: many, filters }))
      const all = valueOf(await verdicts.count({ query: many }))
      for (const verdict of WORST_FIRST) expect(counts[verdict]).toBeLessThanOrEqual(all[verdict])
      const narrowed = { ...filters, verdict: 'Fail' } as const
      expect(valueOf(await verdicts.count({ query: many, filters: narrowed }))).toEqual(counts)
    })
  })
}

/** What every `Carriers` does. Source: section 5, "Search text"; section 7, "Carriers". */
export const carriersContract = (make: Make<CarriersSubject>): void => {
  describe('carriers', () => {
    let subject: CarriersSubject
    let first: CarrierSummary
    beforeAll(async () => {
      subject = await make()
      const found = valueOf(await subject.carriers.search({ query: subject.many, page: 1, pageSize: PAGE }))
      first = found.items[0] as CarrierSummary
    })

    it('carrier pages neither repeat nor skip a carrier', async () => {
      const all = valueOf(await subject.carriers.search({ query: subject.many, page: 1, pageSize: 6 }))
      const pages = []
      for (const page of [1, 2, 3])
        pages.push(valueOf(await subject.carriers.search({ query: subject.many, page, pageSize: PAGE })))
      expect(pages.flatMap(idsOf)).toEqual(idsOf(all))
      expect(new Set(idsOf(all)).size).toBe(all.items.length)
      expect(pages.map(({ page }) => page)).toEqual([1, 2, 3])
      for (const { total, pages: count } of pages) {
        expect(total).toBe(all.total)
        expect(count).toBe(Math.ceil(total / PAGE))
      }
    })

    it('carriers are found by an exact number, and none with another', async () => {
      const query = { kind: 'identifier-exact', type: 'DOT', value: dotOf(first), region: null } as const
      const found = valueOf(await subject.carriers.globalSearch({ query, page: 1, pageSize: 50 }))
      expect(idsOf(found)).toContain(first.id)
      expect(found.items.map(dotOf)).toEqual(found.items.map(() => dotOf(first)))
    })

    it('carriers are found by the beginning of a number, whatever its type', async () => {
      const value = dotOf(first).slice(0, 3)
      const query = { kind: 'identifier-prefix', type: null, value } as const
      const { items } = valueOf(await subject.carriers.globalSearch({ query, page: 1, pageSize: 50 }))
      expect(items.length).toBeGreaterThan(0)
      for (const { identifiers } of items)
        expect(identifiers.some(it => it.value.replaceAll(/[^A-Z0-9]/g, '').startsWith(value))).toBe(true)
    })

    it('carriers are listed by a type alone', async () => {
      const query = { kind: 'identifier-prefix', type: 'DOT', value: '' } as const
      const { items } = valueOf(await subject.carriers.globalSearch({ query, page: 1, pageSize: 5 }))
      expect(items.length).toBeGreaterThan(0)
      for (const { identifiers } of items) expect(identifiers.map(({ type }) => type)).toContain('DOT')
    })

    it('carriers are found by the beginning of either name; only letters and digits count', async () => {
      const value = lettersAndDigits(first.legalName).slice(0, 5)
      const query = { kind: 'name-prefix', value } as const
      const found = valueOf(await subject.carriers.globalSearch({ query, page: 1, pageSize: 50 }))
      expect(found.items.length).toBeGreaterThan(0)
      for (const carrier of found.items)
        expect(namesOf(carrier).some(name => name.startsWith(value))).toBe(true)
    })

    it('a carrier search without matches is an empty first page of one', async () => {
      const query = { kind: 'name-prefix', value: 'QQZZXXQQZZXX' } as const
      const found = await subject.carriers.search({ query, page: 1, pageSize: 50 })
      expect(found).toEqual({ ok: true, value: { items: [], page: 1, pages: 1, total: 0 } })
    })

    it('carriers are narrowed to the filters, in either search', async () => {
      const narrowings: readonly (readonly [Partial<CarrierFilters>, (row: CarrierSummary) => boolean])[] = [
        [{ places: ['US'] }, row => row.physicalAddress.country === 'US'],
        [
          { hasActiveAuthority: true },
          ({ authority }) => [authority.common, authority.contract].includes('A'),
        ],
        [{ autoUsd: 750_000 }, row => (coverOf(row.insurance, 'bipd').usd ?? 0) >= 750_000],
        [{ cargoUsd: 100_000 }, row => (coverOf(row.insurance, 'cargo').usd ?? 0) >= 100_000],
        ...WORST_FIRST.map(
          verdict => [{ verdict }, (row: CarrierSummary) => verdictOf(row) === verdict] as const,
        ),
        [{ minUnits: 5 }, row => (row.census.powerUnits ?? 0) >= 5],
        [{ connections: ['none'] }, row => row.connection === null],
        [{ connections: ['do_not_dispatch'] }, row => row.connection?.status === 'do_not_dispatch'],
        [{ hasNoOrder: true }, row => row.safety?.outOfService !== true],
        [{ hasNoAlerts: true }, row => row.identityAlertsCount === 0],
      ]
      const requested = { query: subject.many, page: 1, pageSize: 50 }
      const all = valueOf(await subject.carriers.globalSearch(requested))
      for (const [some, holds] of narrowings) {
        const filters = { ...NO_CARRIER_FILTERS, ...some }
        const found = valueOf(await subject.carriers.globalSearch({ ...requested, filters }))
        expect(idsOf(found)).toEqual(all.items.filter(holds).map(({ id }) => id))
        expect(idsOf(valueOf(await subject.carriers.search({ ...requested, filters })))).toEqual(idsOf(found))
      }
    })

    it('carriers are sorted on request, with missing values last', async () => {
      const requested = { query: subject.many, page: 1, pageSize: 50 }
      for (const direction of ['ascending', 'descending'] as const) {
        const sort = { by: 'units', direction } as const
        const { items } = valueOf(await subject.carriers.search({ ...requested, sort }))
        const units = items.map(({ census }) => census.powerUnits)
        const known = units.filter(count => count !== null)
        const rising = known.toSorted((a, b) => a - b)
        const expected = direction === 'ascending' ? rising : rising.toReversed()
        expect(units).toEqual([...expected, ...units.filter(count => count === null)])
      }
    })

    it.each(CARRIER_SORT_KEYS)(
      'by %s carriers are in the order that core has, in both directions',
      async by => {
        const requested = { query: subject.many, page: 1, pageSize: 50 }
        for (const direction of ['ascending', 'descending'] as const) {
          const sort = { by, direction }
          const found = valueOf(await subject.carriers.globalSearch({ ...requested, sort }))
          const shuffled = found.items.toSorted((one, other) => ((one.id * 7) % 5) - ((other.id * 7) % 5))
          expect(idsOf(found)).toEqual(shuffled.toSorted(carrierOrder(sort, TODAY)).map(({ id }) => id))
        }
      },
    )

    it('carriers are suggested as the global search finds them, up to the limit', async () => {
      const found = valueOf(
        await subject.carriers.globalSearch({ query: subject.many, page: 1, pageSize: 3 }),
      )
      const suggested = valueOf(await subject.carriers.suggest({ query: subject.many, limit: 3 }))
      expect(suggested).toEqual(
        found.items.map(({ id, legalName, dbaName, identifiers, physicalAddress }) => ({
          id,
          legalName,
          dbaName,
          identifiers,
          physicalAddress,
        })),
      )
    })

    it("carrier details agree with the carrier's row", async () => {
      const detail = valueOf(await subject.carriers.detail({ id: first.id }))
      expect(detail).toMatchObject({ ...first })
      expect(detail.isFullProfile).toBe(true)
    })

    it('carrier details count the rate confirmations and e-mails sent to the carrier', async () => {
      const { rates } = valueOf(await subject.carriers.detail({ id: first.id }))
      for (const count of [rates?.viewed, rates?.delivered, rates?.mails])
        expect(count).toBeGreaterThanOrEqual(0)
    })

    it('carriers that do not exist are not found', async () => {
      expectRefused(await subject.carriers.detail({ id: subject.absent }), 'not-found')
    })

    it('carriers are in My Carriers exactly while they are subscribed to', async () => {
      const mine = async () =>
        valueOf(
          await subject.carriers.search({ query: subject.many, page: 1, pageSize: 50, onlyMyCarriers: true }),
        ).items.filter(({ id }) => id === first.id)
      await subject.subscriptions.unsubscribe({ carrierId: first.id })
      expect(await mine()).toEqual([])
      const subscription = valueOf(await subject.subscriptions.subscribe({ carrierId: first.id }))
      expect((await mine()).map(carrier => carrier.subscription?.id)).toEqual([subscription.id])
      valueOf(await subject.subscriptions.unsubscribe({ carrierId: first.id }))
      expect(await mine()).toEqual([])
    })

    it('carriers are not requested after an abort', async () => {
      const reason = new DOMException('overtaken', 'AbortError')
      const params = { query: subject.many, page: 1, pageSize: 50 }
      await expect(subject.carriers.search(params, AbortSignal.abort(reason))).rejects.toBe(reason)
    })
  })
}
